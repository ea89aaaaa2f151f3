/** After changes of the controls: one announcement, and an address that keeps what the page reads. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AfterChange } from '../../src/client/situation/after-change.ts';

const said: string[] = [];
const status = {
  set textContent(text: string) {
    said.push(text);
  },
};
const host = { querySelector: () => status } as unknown as ParentNode;
let address = '';

beforeEach(() => {
  said.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('location', {
    search: '?with=a&v=1.3&sheet&utm_source=x',
    pathname: '/en/a/',
    hash: '#b',
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => (address = url),
  });
  vi.stubGlobal('document', { dispatchEvent: () => true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('several changes', () => {
  it('are announced once, with the last result', async () => {
    let result = 1;
    const after = new AfterChange(host, {
      query: () => Promise.resolve(''),
      written: () => undefined,
      spoken: () => Promise.resolve(`Needed: ${result}`),
    });
    for (; result < 4; result++) {
      after.changed();
      vi.advanceTimersByTime(200);
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(said).toEqual(['Needed: 4']);
  });
  it('are written to the address beside what the page reads, and remembered', async () => {
    const remembered: string[] = [];
    const after = new AfterChange(host, {
      query: () => Promise.resolve('with=c'),
      written: (query) => void remembered.push(query),
      spoken: () => Promise.reject(new Error('no connection')),
    });
    after.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toEqual(['']);
    expect(address).toBe('/en/a/?with=c&v=1.3&sheet#b');
    expect(remembered).toEqual(['with=c']);
  });
});
