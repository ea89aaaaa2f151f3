/** The preview of a request as a browser reads it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { commentOf } from '../../src/review/comment.ts';
import { previewLink } from '../../src/review/github-links.ts';
import { previewOf } from '../../src/review/preview.ts';
import { withRepository, type Repository } from '../cli/repository.ts';
import { eventOf, readIn } from './request.ts';

const ROOT = join(import.meta.dirname, '../..');

const WEAPONS = 'tables/weapons.yaml';

function preview(repository: Repository): { html: string; page: HTMLElement } {
  const { request } = readIn(repository);
  const html = previewOf(request, repository.folder) ?? '';
  return { html, page: parse(html) };
}

const texts = (page: HTMLElement, selector: string): string[] =>
  page.querySelectorAll(selector).map(({ text }) => text.trim());

describe('the preview of a request', () => {
  it('shows the changed entry before and now, in each language of the ruleset', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      const { page } = preview(repository);
      expect(texts(page, 'h2')).toEqual([expect.stringContaining('Weapons')]);
      expect(texts(page, 'h3')).toEqual(['English', 'polski', '日本語']);
      expect(texts(page, 'td del')).toEqual(['12–60″', '12–60″', '12–60″']);
      expect(texts(page, 'td ins')).toEqual(['12–50″', '12–50″', '12–50″']);
      expect(texts(page, '[lang=pl] article:first-child th')).toContain('Moździerz');
      expect(texts(page, '[lang=ja] article:last-child th')).toContain('迫撃砲');
      // What did not change is there too, unmarked.
      expect(texts(page, '[lang=pl] article:last-child td')).toContain('Ogień');
    }));

  it('shows a changed text in its language', () =>
    withRepository((repository) => {
      repository.change('rules/cover.yaml', '壁は硬遮蔽', '壁は軟遮蔽');
      const { page } = preview(repository);
      expect(texts(page, '[lang=ja] p ins')).toEqual(['壁は軟遮蔽。']);
      expect(texts(page, '[lang=pl] p ins')).toEqual([]);
    }));

  it('of a failing request shows what can be read, and names what is left out', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      repository.write('rules/cover.yaml', 'id: [\n');
      const { page } = preview(repository);
      expect(texts(page, 'td ins')).toContain('12–50″');
      expect(texts(page, '.left li')).toEqual([
        expect.stringContaining('rules/skirmish/rules/cover.yaml, line 1'),
      ]);
    }));

  it('neither follows a link nor takes its entry for removed', () =>
    withRepository((repository) => {
      rmSync(join(repository.game, WEAPONS));
      symlinkSync('/etc/passwd', join(repository.game, WEAPONS));
      const { html, page } = preview(repository);
      expect(texts(page, '.left li')).toEqual([
        expect.stringContaining('rules/skirmish/tables/weapons.yaml: It is not an ordinary'),
      ]);
      expect(html).not.toContain('root:');
      expect(texts(page, 'h2').filter((title) => title.startsWith('Weapons'))).toEqual([]);
    }));

  it('has no script and loads nothing, whatever the texts say', () =>
    withRepository((repository) => {
      const hostile =
        '<script src=https://evil.example/x.js></script><img src=x onerror=alert(1)>\"></style> [go](javascript:alert(1)) &lt;b&gt;';
      repository.change(
        'rules/cover.yaml',
        'Walls are hard cover.',
        `"${hostile.replace(/"/g, '\\"')}"`,
      );
      repository.change(WEAPONS, 'en: Mortar', `en: '<svg onload=alert(1)>'`);
      const { html, page } = preview(repository);
      expect(page.querySelectorAll('script, img, svg, link, iframe, object, form, a')).toEqual([]);
      const names = page.querySelectorAll('*').flatMap(({ attributes }) => Object.keys(attributes));
      expect([...new Set(names)].sort()).toEqual([
        'charset',
        'class',
        'content',
        'http-equiv',
        'lang',
        'name',
        'scope',
        'tabindex',
      ]);
      expect(page.querySelectorAll('style')).toHaveLength(1);
      expect(page.querySelector('style')?.text).not.toMatch(/url\(|@import/);
      expect(html).toContain("default-src 'none'");
      // The reviewer reads what it says.
      expect(html).toContain('&lt;script src=https://evil.example/x.js');
    }));

  it('is written by the command of the workflow, and uploaded from where it was written', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      const head = repository.commit();
      const event = join(repository.folder, 'event.json');
      const out = join(repository.folder, 'preview.html');
      writeFileSync(event, JSON.stringify(eventOf(repository.git('rev-parse', 'main'), head)));
      execFileSync(
        process.execPath,
        [join(ROOT, 'src/cli/review.ts'), 'preview', '--event', event, '--out', out],
        { cwd: repository.folder },
      );
      expect(texts(parse(readFileSync(out, 'utf8')), 'td ins')).toContain('12–50″');
      const workflow = readFileSync(join(ROOT, '.github/workflows/review.yml'), 'utf8');
      expect(workflow).toContain(
        'review -- preview --event "$GITHUB_EVENT_PATH" --out "$RUNNER_TEMP/preview.html"',
      );
      expect(workflow).toContain('path: ${{ runner.temp }}/preview.html\n');
      expect(workflow).toContain('--preview="$PREVIEW"');
    }));

  it('is not made where main changed the same lines', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      repository.commit();
      repository.git('switch', '--quiet', 'main');
      repository.change(WEAPONS, '12..60', '12..48');
      repository.commit();
      repository.git('switch', '--quiet', 'correction');
      expect(previewOf(readIn(repository).request, repository.folder)).toBeUndefined();
    }));

  it('is linked in the comment where it was uploaded to this repository', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      const { request, result } = readIn(repository);
      const address = 'https://github.com/sandtable/sandtable/actions/runs/12/artifacts/34';
      expect(commentOf(result, { request, preview: previewLink(request, address) })).toContain(
        `(${address})`,
      );
      for (const other of [
        '',
        `${address}) [x](https://evil.example`,
        address.replace('sandtable/', 'mallory/'),
      ])
        expect(previewLink(request, other)).toBeUndefined();
    }));
});
