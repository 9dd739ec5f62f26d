let last: EventTarget | null = null;

/** From now on it is known what was typed in. */
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

/** Whether somebody is in the midst of writing something that a new page would take away. */
export const isTyping = () =>
  document.querySelector('dialog[open]') !== null || holds(document.activeElement) || holds(last);
