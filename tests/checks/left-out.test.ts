/** What an example needs and cannot be read is a finding elsewhere; where none is, the example itself is found. */
import { expect, it } from 'vitest';
import { withoutDoubts } from '../../src/checks/consequences.ts';
import type { Finding } from '../../src/diagnostics/diagnostic.ts';

const finding = (more: Partial<Finding>): Finding => ({
  file: 'rules/moor.yaml',
  path: ['examples', 0, 'expect', 'depth'],
  code: 'worked-example',
  severity: 'error',
  message: '',
  ...more,
});
const doubt = finding({ isOnlyAlone: true });
const warning = finding({ code: 'unneeded-exception', severity: 'warning' });
const error = finding({ code: 'cell-amount' });

it('says that an example is not worked out where nothing else is wrong', () => {
  expect(withoutDoubts([doubt], true)).toEqual([doubt]);
  expect(withoutDoubts([warning, doubt], true)).toEqual([warning, doubt]);
});

it('leaves it out beside another error, and where a file cannot be read', () => {
  expect(withoutDoubts([doubt, error, warning], true)).toEqual([error, warning]);
  expect(withoutDoubts([doubt], false)).toEqual([]);
});
