'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

export interface ToCancel {
  id: string;
  /** "Cancel the booking, ref PF-2781, free until Thursday". */
  text: string;
  /** The link to ring the site; null without a number. */
  ring: string | null;
}

interface Props {
  path: string;
  /** The plan B to swap back to; null for a reader who can't. */
  undo: string | null;
  site: string;
  left: string;
  toCancel: readonly ToCancel[];
}

/** For a day after the trip has gone to its plan B. */
export function JustSwapped({ path, undo, site, left, toCancel }: Props) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  const swapBack = () =>
    run(
      () => api.post(`${path}/${undo}/swap`, {}),
      () => router.refresh(),
    );
  return (
    <Alert
      tone="success"
      title={
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">You’re going to {site}.</span>
          {undo && (
            <Button
              variant="quiet"
              size="sm"
              className="-my-1.5 -mr-2 shrink-0 underline underline-offset-4"
              pending={pending}
              onClick={swapBack}
            >
              Undo
            </Button>
          )}
        </span>
      }
    >
      <p>Everyone is told. {left} is now plan B.</p>
      {toCancel.map(({ id, text, ring }) => (
        <p
          key={id}
          className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-current/20 pt-2 wrap-anywhere"
        >
          {text}
          {ring && <a href={ring}>Ring them</a>}
        </p>
      ))}
      {failure && <p className="mt-2 text-ember">{failure}</p>}
    </Alert>
  );
}
