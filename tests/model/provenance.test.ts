import { describe, expect, it } from 'vitest';
import { provenanceAt } from '../../src/model/provenance.ts';
import type { Entry } from '../../src/model/entries.ts';

const text = (en: string) => ({ en, pl: en, ja: en });
const data = {
  id: 't',
  title: text('T'),
  source: [{ document: 'sheet', page: 1 }],
  columns: [
    {
      id: 'range',
      title: text('Range'),
      type: 'distance',
      evidence: 'reconstructed',
      reason: text('torn off'),
    },
    { id: 'shots', title: text('Shots'), type: 'count' },
    {
      id: 'lost',
      title: text('?'),
      type: 'number',
      evidence: 'unknown',
      reason: text('heading lost'),
    },
  ],
  rows: [
    {
      id: 'rifle',
      title: text('Rifle'),
      cells: {
        range: { value: 24, evidence: 'other-source', source: [{ document: 'other', page: 2 }] },
        shots: 1,
        lost: 3,
      },
    },
    {
      id: 'mortar',
      title: text('Mortar'),
      evidence: 'inferred',
      cells: {
        range: 60,
        shots: {
          value: 1,
          dispute: {
            id: 'd',
            about: text('x'),
            claims: [],
            adopted: 'none',
            reason: text('x'),
            confidence: 'low',
          },
        },
        lost: 'unknown',
      },
    },
  ],
};
const entry = {
  kind: 'tables',
  id: 't',
  address: 'tables/t',
  file: 'f',
  data,
} as unknown as Entry;
const at = (...path: (string | number)[]) => provenanceAt(entry, path);

describe('provenance', () => {
  it('is the entry’s by default', () =>
    expect(at('rows', 0)).toMatchObject({ evidence: 'as-printed', source: [{ page: 1 }] }));
  it('of a cell is its own, or its column’s, or its row’s', () => {
    expect(at('rows', 0, 'cells', 'range')).toMatchObject({
      evidence: 'other-source',
      source: [{ document: 'other' }],
    });
    expect(at('rows', 1, 'cells', 'range')).toMatchObject({
      evidence: 'reconstructed',
      reason: text('torn off'),
    });
    expect(at('rows', 0, 'cells', 'shots').evidence).toBe('as-printed');
    expect(at('rows', 1).evidence).toBe('inferred');
  });
  it('of a column with an unknown heading does not apply to its cells', () =>
    expect(at('rows', 0, 'cells', 'lost').evidence).toBe('as-printed'));
  it('of a cell with the value unknown is unknown', () =>
    expect(at('rows', 1, 'cells', 'lost').evidence).toBe('unknown'));
  it('of a disputed cell leads to the dispute', () =>
    expect(at('rows', 1, 'cells', 'shots')).toMatchObject({
      evidence: 'disputed',
      dispute: 'tables/t#d',
    }));
  it('as printed inside a part that is not, keeps its own reason as a remark, and passes none on', () => {
    const inner = { id: 'a', evidence: 'as-printed', reason: text('how?'), steps: [{ id: 'b' }] };
    const steps = [
      { id: 's', evidence: 'reconstructed', reason: text('torn off'), steps: [inner] },
    ];
    const nested = { ...entry, kind: 'procedures', data: { ...data, steps } } as unknown as Entry;
    const path = ['steps', 0, 'steps', 0];
    expect(provenanceAt(nested, path)).toEqual({
      evidence: 'as-printed',
      source: data.source,
      remark: text('how?'),
      declaredAt: path,
    });
    const within = provenanceAt(nested, [...path, 'steps', 0]);
    expect([within.evidence, within.reason, within.remark]).toEqual([
      'as-printed',
      undefined,
      undefined,
    ]);
  });
});
