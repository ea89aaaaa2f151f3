import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { staleTranslations } from '../../src/ledger/stale.ts';
import { recordedOf, translationRecord } from '../../src/ledger/ledger.ts';
import { readRulebook } from '../../src/rulebook.ts';

const directory = mkdtempSync(join(tmpdir(), 'stale-'));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('a translation is stale if only its English text has changed', () => {
  cpSync('tests/fixtures/valid', directory, { recursive: true });
  const before = readRulebook(directory).rulesets[0]!;
  const { address, texts, file } = recordedOf(before).find(
    (recorded) => recorded.file.kind === 'rules' && recorded.texts,
  )!;
  const path = join(directory, before.id, 'rules', `${file.name}.yaml`);
  const translations = { [address]: translationRecord(texts!) };
  expect([...staleTranslations({ ...before, translations })]).toEqual([]);

  const title = (file.data as { title: { en: string } }).title.en;
  writeFileSync(path, readFileSync(path, 'utf8').replace(title, 'Something else'));
  const after = readRulebook(directory).rulesets[0]!;
  expect(staleTranslations({ ...after, translations }).get('pl')).toContain(address);
});
