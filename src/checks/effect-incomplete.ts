/** An effect says how many markers, and to which side a marker is flipped. */
import { asCode } from '../diagnostics/phrase.ts';
import { shaped } from '../schema/file-index.ts';
import type { Effect } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';

type Fault = 'no-side' | 'no-flip' | 'none';

export const effectIncomplete = defineCheck({
  code: 'effect-incomplete',
  scope: 'file',
  severity: 'error',
  message: ({ fault, what }: { fault: Fault; what: string }) => FAULTS[fault].message(what),
  hint: ({ fault }) => FAULTS[fault].hint,
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Effect'))
      for (const [field, fault, what] of faultsIn(value))
        report({ path: [...path, field] }, { fault, what });
  },
});

const FAULTS: Record<Fault, { message: (what: string) => string; hint: string }> = {
  'no-side': {
    message: () => 'The effect does not say which side the marker is flipped to.',
    hint: 'Add `to` with the id of that side in `markers.yaml`.',
  },
  'no-flip': {
    message: (what) => `\`to\` names the side ${asCode(what)}, but nothing is flipped.`,
    hint: 'Set `do` to `flip`, or remove `to`.',
  },
  none: {
    message: (what) => `The effect is about ${asCode(what)} markers.`,
    hint: 'Write how many, at least 1, or remove `count` for one.',
  },
};

function* faultsIn({ do: verb, to, count }: Effect): Generator<[string, Fault, what: string]> {
  if (verb === 'flip' && to === undefined) yield ['do', 'no-side', verb];
  if (verb !== 'flip' && to !== undefined) yield ['to', 'no-flip', to];
  if (typeof count === 'number' && count < 1) yield ['count', 'none', String(count)];
}
