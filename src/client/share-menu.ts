/** Share: a button for the page, and one more that goes to the row, cell, step or modifier one points at, lands on or tabs to. */
import type { PageData } from '../share/page-data.ts';
import { partAt } from './part-at.ts';

const PART = 'tr[id], li[id], section[id].example, section[id].dispute';

customElements.define(
  'share-menu',
  class extends HTMLElement {
    connectedCallback() {
      const link = this.querySelector('a');
      const main = document.getElementById('main');
      if (!link || !main) return;
      const button = document.createElement('button');
      [button.type, button.className, button.textContent, button.ariaHasPopup] = [
        'button',
        link.className,
        link.textContent,
        'dialog',
      ];
      const own = button.cloneNode(true) as HTMLButtonElement;
      button.classList.add('here');
      link.replaceWith(own);
      own.addEventListener('click', () => this.show());
      button.addEventListener('click', () => this.show(partOf(button), button));

      /** A button in use stays where it is. */
      const lend = (part: Element | null | undefined, arrived = false) => {
        if (
          part &&
          host(part) !== button.parentElement &&
          (arrived || document.activeElement !== button)
        )
          host(part).append(button);
        const name = part?.querySelector('th a, .at .vh, .at, h3')?.textContent?.trim();
        if (part && name) button.ariaLabel = `${link.textContent}: ${name}`;
      };
      const near = (element: Element | null) =>
        lend(element?.closest(`td:is(:target, :focus), ${PART}`));
      // `:target` does not hold yet while the page is being read.
      const arrive = () => {
        const part = partAt(location.hash);
        lend(part?.matches('td') ? part : part?.closest(PART), true);
      };
      main.addEventListener('focusin', ({ target }) => near(target as Element));
      main.addEventListener('pointerover', ({ target, pointerType }) => {
        if (pointerType === 'mouse') near(target as Element);
      });
      addEventListener('hashchange', arrive);
      arrive();
    }

    private async show(part?: Element, from?: HTMLButtonElement) {
      const data = JSON.parse(this.querySelector('script')?.textContent ?? '') as PageData;
      const { openMenu } = await import('./share/menu.ts');
      await openMenu(data, part, from);
    }
  },
);

// Elements that are there already come to life while this file is being run: only function declarations are known then.
function partOf(button: Element): Element | undefined {
  return button.closest(`td[id], ${PART}`) ?? undefined;
}

/** A row carries the button in its head, right after its link. */
function host(part: Element): Element {
  return part.querySelector(':scope > th') ?? part;
}
