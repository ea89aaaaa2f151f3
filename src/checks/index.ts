/** The registry: one line per check. */
import { cellNotation } from './cell-notation.ts';
import type { Check } from './check.ts';
import { diceCoverage } from './dice-coverage.ts';
import { duplicateId } from './duplicate-id.ts';
import { fileName } from './file-name.ts';
import { missingCell } from './missing-cell.ts';
import { unknownReference } from './unknown-reference.ts';

export const checks: readonly Check[] = [
  fileName,
  duplicateId,
  unknownReference,
  missingCell,
  cellNotation,
  diceCoverage,
];
