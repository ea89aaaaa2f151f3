/** The registry: one line per check. */
import { cellNotation } from './cell-notation.ts';
import { changedFigures } from './changed-figures.ts';
import type { Check } from './check.ts';
import { columnOrder } from './column-order.ts';
import { diceCoverage } from './dice-coverage.ts';
import { disputeIncomplete } from './dispute-incomplete.ts';
import { duplicateId } from './duplicate-id.ts';
import { evidenceIncomplete } from './evidence-incomplete.ts';
import { figuresDiffer } from './figures-differ.ts';
import { fileName } from './file-name.ts';
import { markdownUnsafe } from './markdown-unsafe.ts';
import { markerLife } from './marker-life.ts';
import { missingCell } from './missing-cell.ts';
import { notation } from './notation.ts';
import { outcomeOrder } from './outcome-order.ts';
import { phaseSequence } from './phase-sequence.ts';
import { reusedAddress } from './reused-address.ts';
import { sameCircumstance } from './same-circumstance.ts';
import { sourcePlace } from './source-place.ts';
import { staleTranslation } from './stale-translation.ts';
import { unknownAbbreviation } from './unknown-abbreviation.ts';
import { unknownReference } from './unknown-reference.ts';
import { unreachable } from './unreachable.ts';
import { unrecordedAddress } from './unrecorded-address.ts';
import { unusedTerm } from './unused-term.ts';
import { vanishedAddress } from './vanished-address.ts';
import { workedExample } from './worked-example.ts';

export const checks: readonly Check[] = [
  fileName,
  duplicateId,
  unknownReference,
  missingCell,
  cellNotation,
  diceCoverage,
  outcomeOrder,
  columnOrder,
  sameCircumstance,
  phaseSequence,
  markerLife,
  unreachable,
  sourcePlace,
  evidenceIncomplete,
  disputeIncomplete,
  figuresDiffer,
  notation,
  markdownUnsafe,
  unknownAbbreviation,
  unusedTerm,
  staleTranslation,
  unrecordedAddress,
  vanishedAddress,
  reusedAddress,
  changedFigures,
  workedExample,
];
