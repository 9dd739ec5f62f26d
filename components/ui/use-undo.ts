'use client';

import { useRouter } from 'next/navigation';
import { failureText } from './failure-text';
import { useToast } from './toast';

/** Doesn't use useAction, because its toast is gone before a pending state could be shown. */
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
