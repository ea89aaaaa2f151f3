/** The legend of the marks. */
import type { Ui } from '../i18n/ui.ts';
import type { Attestation } from '../model/provenance.ts';

export interface KeyView {
  label: string;
  marks: { evidence: Attestation; word: string; meaning: string }[];
}

/** Explains the marks on a page. */
export const keyView = (kinds: readonly Attestation[], t: Ui): KeyView => ({
  label: t('key.label'),
  marks: kinds.map((evidence) => ({
    evidence,
    word: t(`evidence.${evidence}`),
    meaning: t(`key.${evidence}`),
  })),
});
