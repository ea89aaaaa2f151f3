/** A colour of the ruleset's own is dark enough to be read on the paper of its pages, and as the ground of light text. */
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { contrastOf, LEAST, readableOn } from '../text/contrast.ts';
import { PAPER } from '../styles/paper.ts';

export const accentContrast = defineCheck({
  code: 'accent-contrast',
  scope: 'ruleset',
  severity: 'error',
  message: ({ colour, contrast }: { colour: string; contrast: number }) =>
    `${asCode(colour)} has a contrast of ${contrast.toFixed(1)} on the paper of the pages; text needs ${LEAST}.`,
  hint: ({ colour }) => `Use a darker one, such as ${asCode(`'${readableOn(PAPER, colour)}'`)}.`,
  run: ({ ruleset, report }) => {
    const file = ruleset.files.get('ruleset')?.file;
    const colour = ruleset.ruleset?.accent ?? '';
    if (file === undefined || !colour.startsWith('#')) return;
    const contrast = contrastOf(colour, PAPER);
    if (contrast < LEAST) report({ file, path: ['accent'] }, { colour, contrast });
  },
});
