/** Says the sum that the style sheet's counters show, since generated text is not read out everywhere. */
customElements.define(
  'modifier-sum',
  class extends HTMLElement {
    connectedCallback() {
      const form = this.querySelector('form');
      form?.addEventListener('change', () => this.say());
      form?.addEventListener('reset', () => setTimeout(() => this.say()));
    }

    private say() {
      const chosen = [...this.querySelectorAll<HTMLInputElement>('input:checked')];
      const sum = chosen.reduce((total, { dataset }) => total + Number(dataset['m'] ?? 0), 0);
      const total = this.querySelector<HTMLElement>('.total');
      const sign = sum > 0 ? '+' : sum < 0 ? '−' : '';
      const said = [`${total?.dataset['sumLabel']} ${sign}${Math.abs(sum)}`];
      const { need, way, most } = total?.dataset ?? {};
      if (total && need !== undefined) {
        const needed = Number(need) + (way === 'up' ? sum : -sum);
        said.push(`${total.dataset['needLabel']} ${needed}`);
        const past = most !== undefined && needed > Number(most);
        total.classList.toggle('past', past);
        if (past) said.push(total.dataset['pastLabel'] ?? '');
      }
      const status = this.querySelector('[role=status]');
      if (status) status.textContent = said.join(', ');
    }
  },
);
