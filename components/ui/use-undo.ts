'use client';

import { useRouter } from 'next/navigation';
import { failureText } from './failure-text';
import { useToast } from './toast';

/**
 * The Undo action of a toast, which restores something and says so. Doesn't use useAction, because
 * the toast that would show its pending state is gone by then.
 */
export function useUndo(name: string, putBack: () => Promise<unknown>, done: string) {
  const router = useRouter();
  const toast = useToast();
  const onClick = async () => {
    try {
      await putBack();
      toast.show({ text: done, tone: 'success' });
      router.refresh();
    } catch (error) {
      toast.show({ text: failureText(error, `Could not put ${name} back`), tone: 'danger' });
    }
  };
  return { label: 'Undo', onClick };
}
