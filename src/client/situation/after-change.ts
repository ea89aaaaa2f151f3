/** After a change, the address is written and the result is announced, both after a pause. */

import { pageParameters } from '../../workout/parameters.ts';

/** Milliseconds of inactivity before the address is written: browsers limit writes per second. */
const BEFORE_ADDRESS = 300;
/**
 * Milliseconds of inactivity before the result is announced, so that several changes are one
 * announcement.
 */
const BEFORE_SAYING = 700;

interface Content {
  /** The situation as a query, without `?`. */
  query(): string;
  /** Called with the situation when the address was written. */
  written(query: string): void;
  /** The result as announced. */
  spoken(): string;
}

export class AfterChange {
  /** The query as last read or written. */
  query = location.search;
  private readonly host: ParentNode;
  private readonly content: Content;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(host: ParentNode, content: Content) {
    this.host = host;
    this.content = content;
  }

  changed(): void {
    this.stop();
    const say = () => {
      this.timers = [];
      const status = this.host.querySelector('[role=status]');
      if (status) status.textContent = this.content.spoken();
    };
    this.timers = [
      setTimeout(() => this.writeAddress(), BEFORE_ADDRESS),
      setTimeout(say, BEFORE_SAYING),
    ];
  }

  /** Whether something was still to be written or announced. */
  stop(): boolean {
    const waiting = this.timers.length > 0;
    this.timers.forEach(clearTimeout);
    this.timers = [];
    return waiting;
  }

  /** Keeps the parameters that the page reads, and the fragment. */
  writeAddress(): void {
    const kept = pageParameters(location.search);
    const own = this.content.query();
    this.content.written(own);
    const query = [own, ...kept].filter(Boolean).join('&');
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${query && `?${query}`}${location.hash}`,
    );
    this.query = location.search;
    // Language links follow the address.
    document.dispatchEvent(new CustomEvent('situation'));
  }
}
