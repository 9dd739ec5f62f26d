import { copyText } from '@/components/ui/copy-text';
import { useToast } from '@/components/ui/toast';

/**
 * Returns a function that shares a text with another app. In browsers that can't share, it copies
 * the text.
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
