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
  query(): Promise<string>;
  /** Called with the situation when the address was written. */
  written(query: string): void;
  /** The result as announced. */
  spoken(): Promise<string>;
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
    const say = async () => {
      this.timers = [];
      const status = this.host.querySelector('[role=status]');
      // What cannot be loaded cannot be said; the result is on the page.
      const text = await this.content.spoken().catch(() => '');
      if (status && this.timers.length === 0) status.textContent = text;
    };
    this.timers = [
      setTimeout(() => void this.writeAddress().catch(() => undefined), BEFORE_ADDRESS),
      setTimeout(() => void say(), BEFORE_SAYING),
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
  async writeAddress(): Promise<void> {
    const own = await this.content.query();
    const kept = pageParameters(location.search);
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
