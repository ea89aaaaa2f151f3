/** Waits for a moment's pause, so that a phone does not load an answer for every letter; Japanese is asked for once it is converted. */
const PAUSE = 120;

export function onTyping(input: HTMLInputElement, answer: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(answer, PAUSE);
  };
  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) wait();
  });
  input.addEventListener('compositionend', wait);
}
