/** A text that marks stand behind, which come before its full stop. */
import { partedStop } from '../../i18n/format.ts';
import type { StatusView } from '../evidence.ts';
import type { ObligationView } from './obligation.ts';

/** A text, and its full stop apart where a mark in brackets stands behind it: `within 6″ (optional).` */
export const textBefore = (
  html: string,
  statuses: readonly StatusView[],
  obligation?: ObligationView,
): { text: string; stop?: string } =>
  obligation !== undefined || statuses.some(({ mark, dispute }) => mark && !dispute)
    ? partedStop(html)
    : { text: html };
