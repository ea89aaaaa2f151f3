/** What is wrong with a record of changes, in words, and what to do. */
import { asCode, meant } from '../../diagnostics/phrase.ts';
import { NO_SOURCE } from '../../ledger/against.ts';
import { CHANGES_FOLDER } from '../../schema/schemas.ts';

export type Fault =
  | { fault: 'edited' | 'removed' | 'no-source' | 'no-day' | 'future'; name: string }
  | { fault: 'empty'; name: string }
  | { fault: 'settled' | 'lost'; name: string }
  | { fault: 'no-place'; name: string; example: string; documents: string }
  | { fault: 'no-document'; name: string; near: string }
  | { fault: 'not-published' | 'still-there'; name: string; isOnly: boolean }
  | { fault: 'twice'; name: string; isOnly: boolean; other: string }
  | { fault: 'unchanged' | 'no-figure'; name: string; near: string | undefined; isOnly: boolean }
  | { fault: 'exchanged' | 'other-ruleset'; name: string; other: string }
  | { fault: 'unmade'; name: string; said: string; is: string; isOnly: boolean }
  | { fault: 'differs'; name: string; was: string | undefined; now: string | undefined };

const WITNESS_FAULTS = {
  'no-document': (name: string) => `There is no document ${name}.`,
  settled: (name: string) => `The record does not say what settled the dispute ${name}.`,
  lost: (name: string) =>
    `The record does not say which source shows that the figures of ${name} are not there.`,
  'no-place': (name: string) =>
    `${name} names no document of the ruleset with its page or section.`,
};

const isOfWitness = (
  fault: Fault,
): fault is Extract<Fault, { fault: keyof typeof WITNESS_FAULTS }> => fault.fault in WITNESS_FAULTS;

/** The problem, in a sentence. */
export function messageOf(fault: Fault): string {
  const name = asCode(fault.name);
  if (isOfWitness(fault)) return WITNESS_FAULTS[fault.fault](name);
  switch (fault.fault) {
    case 'edited':
      return `The record ${name} is not what it is on main.`;
    case 'removed':
      return `The record ${name} is gone.`;
    case 'no-source':
      return 'The record does not say what the figures were compared with.';
    case 'not-published':
      return `${name} is not an address on main.`;
    case 'still-there':
      return `${name} still exists.`;
    case 'exchanged':
      return `${name} is the new address, and stands where the old one belongs.`;
    case 'no-day':
      return `There is no day ${name}.`;
    case 'future':
      return `The day ${name} has not come yet.`;
    case 'empty':
      return 'The record says neither what changed nor what moved.';
    case 'other-ruleset':
      return `What the record names is in ${asCode(fault.other)}, not in this ruleset.`;
    case 'no-figure':
      return `There is no value ${name}.`;
    case 'twice':
      return `Another new record, ${asCode(fault.other)}, names ${name} too.`;
    case 'unchanged':
      return `${name} has not changed since main.`;
    case 'unmade':
      return `By the record, ${name} is ${asCode(fault.said)} now, but it is ${asCode(fault.is)}.`;
    case 'differs':
      return `${name} changed from ${asCode(fault.was ?? 'nothing')} to ${asCode(fault.now ?? 'nothing')}, but the record says otherwise.`;
  }
}

const RESTORE =
  'Restore it: published records never change. To correct a correction, add a new record.';
const NAME_PLACE = 'Add `against` with the document and its page or section.';
const WRITE_DAY = 'Write the day of the correction: year, month, day.';
/** Remedies without names. */
const PLAIN_HINTS = {
  edited: RESTORE,
  removed: RESTORE,
  'no-source': NAME_PLACE,
  settled: NAME_PLACE,
  lost: NAME_PLACE,
  empty: 'Delete the record.',
  'no-day': WRITE_DAY,
  future: WRITE_DAY,
};

const isPlain = (fault: Fault): fault is Extract<Fault, { fault: keyof typeof PLAIN_HINTS }> =>
  fault.fault in PLAIN_HINTS;

/** The remedy. */
export function hintOf(fault: Fault): string {
  if (isPlain(fault)) return PLAIN_HINTS[fault.fault];
  switch (fault.fault) {
    case 'no-place':
      return `In place of \`words\`, write where it is printed, such as \`against: [${fault.example}]\`. The documents are ${fault.documents}; add one that is missing to \`documents\` in \`ruleset.yaml\`. If nothing printed is changed, write \`words: '${NO_SOURCE}…'\` with the reason.`;
    case 'no-document':
      return `Add \`against\` with the document ${asCode(fault.near)} and the page, and remove \`words\`.`;
    case 'other-ruleset':
      return `Move the file to ${asCode(`${fault.other}/${CHANGES_FOLDER}/`)}.`;
    case 'not-published':
      return `${removal(fault)}: only an address that others could link to needs to lead on.`;
    case 'still-there':
      return `${removal(fault)}: only an address that is gone leads to another.`;
    case 'exchanged':
      return `Write ${asCode(`${fault.other}: [${fault.name}]`)}: first the address that is gone.`;
    case 'no-figure':
    case 'twice':
      return meant('near' in fault ? fault.near : undefined) ?? `${removal(fault)}.`;
    case 'unmade':
    case 'unchanged':
      return `${removal(fault)}, or make the change that it records.`;
    case 'differs':
      return `Write { ${(['was', 'now'] as const)
        .flatMap((side) => (fault[side] === undefined ? [] : `${side}: ${fault[side]}`))
        .join(', ')} }.`;
  }
}

/** A record without a line says nothing. */
const removal = ({ isOnly }: { isOnly: boolean }): string =>
  isOnly ? 'Delete the record' : 'Remove the line from the record';
