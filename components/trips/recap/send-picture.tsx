'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { useAction } from '@/components/ui/use-action';
import { useScripted } from '@/components/ui/use-scripted';

interface Props {
  tripId: string;
  /** True when nothing on the page waits for the reader. */
  main: boolean;
}

/** Shares the picture of the numbers, or saves it where the browser can't share files. */
export function SendPicture({ tripId, main }: Props) {
  const { run, pending, failure } = useAction('The picture couldn’t be made. Please try again.');
  const shares = useScripted() && canShare();
  const href = `/trip/${tripId}/recap.png`;
  const variant = main ? 'primary' : 'secondary';
  const className = 'min-h-13 w-full lg:w-auto';
  const share = () =>
    run(async () => {
      // An ended session would answer with the log-in page.
      const response = await fetch(href, { redirect: 'error' });
      if (!response.ok) throw new Error(`The picture is ${response.status}`);
      const file = new File([await response.blob()], 'trip.png', { type: 'image/png' });
      await navigator.share({ files: [file] }).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      });
    });
  return (
    <div className="mt-4">
      {shares ? (
        <Button variant={variant} className={className} pending={pending} onClick={share}>
          Send the picture to the chat
        </Button>
      ) : (
        <a href={href} download="trip.png" className={buttonLook({ variant }, className)}>
          <span className="button-face">Save the picture for the chat</span>
        </a>
      )}
      <p className="mt-2 text-center text-meta text-muted lg:text-left">
        Shows the numbers. No names, no faces.
      </p>
      {failure && <Alert className="mt-3">{failure}</Alert>}
    </div>
  );
}

const canShare = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'trip.png', { type: 'image/png' })] });
