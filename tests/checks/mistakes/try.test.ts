import { it } from 'vitest';
import { FORM } from './form.ts';
import { SHAPE } from './shape.ts';
import { FIGURES } from './figures.ts';
import { TEXTS } from './texts.ts';
import { findingsOf } from './mistake.ts';
import { writeFileSync } from 'node:fs';
it('prints', () => {
  const out = [] as string[];
  for (const m of [...(process.env['ALL'] ? FORM : []), ...SHAPE, ...FIGURES, ...TEXTS]) {
    out.push(`## ${m.name}`);
    try {
    for (const f of findingsOf(m)) out.push(`   ${f.at} ${f.code} | ${f.message} | ${f.hint}`);
    } catch (e) { out.push('ERROR ' + String(e)); }
  }
  writeFileSync('/tmp/try.txt', out.join('\n'));
});
