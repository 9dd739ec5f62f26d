let last: EventTarget | null = null;

/** Starts to track the field in which the person typed last. Returns a function that stops this. */
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

/** True while a refresh would lose something: typed text or an open dialog. */
export const isTyping = () =>
  document.querySelector('dialog[open]') !== null || holds(document.activeElement) || holds(last);
