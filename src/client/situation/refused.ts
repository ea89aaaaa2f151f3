/** Says at fields why their text is refused. Loaded where one is. */
import { refusal } from '../../calculator/refusal.ts';
import type { Sayer } from '../../calculator/say.ts';
import { element } from '../dom.ts';
import { numberFieldsIn } from './controls.ts';
import { withLaterWords } from './later-words.ts';

/** Says at each field why its text is refused; the text stays. \`share\` is the link to the words for it. */
export async function markRefused(form: ParentNode, sayer: Sayer, share: string): Promise<void> {
  const words = await withLaterWords(sayer, share).catch(() => sayer);
  for (const field of numberFieldsIn(form)) {
    const why = refusal(field.dataset['number'] ?? '', field.value, words);
    const place = field.closest('.number, [data-line]');
    const id = `${field.id}-refused`;
    const known = place?.querySelector('.refused');
    if (why === undefined) {
      if (!known) continue;
      known.remove();
      field.removeAttribute('aria-invalid');
      field.setAttribute('aria-describedby', field.dataset['hint'] ?? '');
      continue;
    }
    // Only the word `true` counts as invalid; an empty attribute counts as valid.
    field.setAttribute('aria-invalid', 'true');
    field.dataset['hint'] ??= field.getAttribute('aria-describedby') ?? '';
    field.setAttribute('aria-describedby', `${field.dataset['hint']} ${id}`.trim());
    const line = known ?? element('p', { id, class: 'refused', role: 'alert' });
    if (line.textContent !== why) line.textContent = why;
    if (!known) place?.append(line);
  }
}
