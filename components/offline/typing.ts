let last: EventTarget | null = null;

/** Starts to remember the last field that was typed in. Returns a function that stops it. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    last = target;
  };
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}

const holds = (field: EventTarget | null) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.isConnected &&
  field.value !== '';

/** True while somebody has typed text, or has a dialog open, that a refresh would lose. */
export const isTyping = () =>
  document.querySelector('dialog[open]') !== null || holds(document.activeElement) || holds(last);
