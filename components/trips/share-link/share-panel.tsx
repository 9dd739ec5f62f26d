'use client';

import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { copyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { hash32 } from '@/lib/cover-art/seed';
import type { ShareLink } from '@/lib/trips/share-link/schema';
import { tripName } from '@/lib/trips/trip-name';
import type { InvitedTrip } from '../invited-trip';
import { LinkSettings } from './link-settings';

interface Props {
  trip: InvitedTrip;
  /** True when sharing is the trip's main action. */
  main: boolean;
}

/** The link is created when somebody first presses a button. */
export function SharePanel({ trip, main }: Props) {
  const path = `/api/trips/${trip.id}/link`;
  const [link, setLink] = useState<ShareLink | null>(null);
  const [ended, setEnded] = useState(false);
  const [done, setDone] = useState<string>();
  const [scans, setScans] = useState(false);
  const { run, pending, failure } = useAction('The link couldn’t be made. Please try again.');
  const box = useRef<HTMLInputElement>(null);
  const shares = typeof navigator.share === 'function';
  useEffect(() => {
    const gone = new AbortController();
    api
      .get<{ link: ShareLink | null }>(path, gone.signal)
      .then(({ link }) => setLink((made) => made ?? link))
      // The first press on a button requests the link again, and gets the same link if it exists.
      .catch(() => undefined);
    return () => gone.abort();
  }, [path]);

  const change = (changed: ShareLink | null) => {
    setLink(changed);
    setEnded(changed === null);
    setDone(undefined);
  };
  const withLink = (use: (url: string) => Promise<void> | void) =>
    run(async () => {
      const there = link ?? (await read(path)) ?? (await api.post<{ link: ShareLink }>(path, {})).link;
      setLink(there);
      setEnded(false);
      setDone(undefined);
      await use(there.url);
    });
  const share = (url: string) =>
    navigator.share({ title: tripName(trip), url }).catch((error: unknown) => {
      // Closing the share sheet needs no message. NotAllowedError means that the browser needs
      // another tap.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        setDone('The link is ready. Tap Share again.');
    });
  const copy = async (url: string) => {
    const copied = await copyText(url);
    if (!copied) box.current?.select();
    setDone(copied ? 'Copied' : 'Your browser wouldn’t copy it. Select the link and copy it yourself.');
  };

  return (
    <div className="space-y-3">
      {link && (
        <TextField
          ref={box}
          label="Link"
          readOnly
          value={link.url}
          className="[&_input]:font-mono [&_input]:text-sm"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {ended && <p>The link has ended. Sharing makes a new one.</p>}
      <div className="flex flex-wrap gap-3">
        {shares && (
          <Button
            variant={main ? 'primary' : 'secondary'}
            icon={<Icon name="share-2" />}
            pending={pending}
            onClick={() => withLink(share)}
            className="grow"
          >
            Share…
          </Button>
        )}
        <Button
          variant={main && !shares ? 'primary' : 'secondary'}
          icon={<Icon name={done === 'Copied' ? 'check' : 'copy'} />}
          pending={pending && !shares}
          onClick={() => withLink(copy)}
          className="grow"
        >
          {done === 'Copied' ? 'Copied' : 'Copy link'}
        </Button>
        <Button
          variant="secondary"
          aria-expanded={scans}
          onClick={() => (scans ? setScans(false) : withLink(() => setScans(true)))}
          className={classNames(link !== null && 'lg:hidden')}
        >
          QR code
        </Button>
      </div>
      <p role="status" className={done && done !== 'Copied' ? 'text-sm text-muted' : 'sr-only'}>
        {done}
      </p>
      {failure && <Alert>{failure}</Alert>}
      {link && (
        <>
          <figure className={classNames('flex flex-wrap items-center gap-4', !scans && 'max-lg:hidden')}>
            <img
              // Otherwise the browser could show the cached picture of another link.
              src={`${path}/qr.svg?v=${hash32(link.url).toString(16)}`}
              alt="QR code of the link"
              width={176}
              height={176}
              className="size-44 rounded bg-white max-lg:mx-auto max-lg:size-60"
            />
            <figcaption className="min-w-0 flex-1 basis-32 text-sm text-muted max-lg:text-center">
              Hold it up: whoever scans it can answer.
            </figcaption>
          </figure>
          <LinkSettings trip={trip} link={link} onChange={change} />
        </>
      )}
    </div>
  );
}

/**
 * Call it before a link is created: another organiser may have created one meanwhile, and its
 * settings must stay.
 */
const read = async (path: string) => (await api.get<{ link: ShareLink | null }>(path)).link;
