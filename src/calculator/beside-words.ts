/** Words for what was left out of a situation, and for a comparison: few uses show them, so that they are in the share data of a page. */
import type { Key } from '../i18n/ui.ts';

export const BESIDE_WORDS = [
  'work.refused',
  'work.refused-modifier',
  'work.refused-value',
  'work.refused-state',
  'work.refused-near',
  'work.refused-used',
  'work.refused-twice',
  'work.refused-together',
  'work.refused-follow',
  'work.refused-automatic',
  'work.contradicted',
  'work.differs',
  'work.row-changed',
  'work.not-next',
  'work.compare',
  'work.kept',
  'work.now',
  'work.compare-difference',
  'work.compare-stop',
  'work.compare-back',
] as const satisfies readonly Key[];
