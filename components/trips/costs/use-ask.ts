import { copyText } from '@/components/ui/copy-text';
import { useToast } from '@/components/ui/toast';

/** Shares a text with another app, or copies it where the browser can't share. */
export function useAsk() {
  const toast = useToast();
  const copy = async (text: string, done: string) => {
    const copied = await copyText(text);
    toast.show(
      copied
        ? { text: done, tone: 'success' }
        : { text: `Your browser wouldn’t copy it: ${text}`, tone: 'danger' },
    );
  };
  const ask = (text: string) =>
    typeof navigator.share === 'function'
      ? // Closing the share sheet rejects the promise. The reader needs no message then.
        navigator.share({ text }).catch(() => undefined)
      : copy(text, 'The message is copied. Paste it to them.');
  return { ask, copy };
}
