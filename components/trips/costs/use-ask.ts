import { copyText } from '@/components/ui/copy-text';
import { useToast } from '@/components/ui/toast';

/**
 * Returns `ask`, which shares a text with another app or, in a browser that can't share, copies it;
 * and `copy`, which always copies.
 */
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
      ? // The promise is rejected when the reader closes the share sheet. This needs no message.
        navigator.share({ text }).catch(() => undefined)
      : copy(text, 'The message is copied. Paste it to them.');
  return { ask, copy };
}
