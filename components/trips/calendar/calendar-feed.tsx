'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LocalTime } from '@/components/ui/local-time';
import { SettingRow } from '@/components/ui/setting-row';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { FeedAddress as Address, Feed } from '@/lib/trips/calendar/schema';
import { FeedAddress } from './feed-address';

const PATH = '/api/calendar/feed';

/**
 * Buttons to create, renew and turn off the private URL from which a calendar app reads all of the
 * reader's trips.
 */
export function CalendarFeed({ feed }: { feed: Feed }) {
  const router = useRouter();
  const [url, setUrl] = useState<string>();
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const { run, pending, failure, forget } = useAction();

  const ask = (what?: typeof asking) => {
    forget();
    setAsking(what);
  };

  const change = (send: () => Promise<Address | undefined>) =>
    // Runs in one transition, so that the question closes at the same moment as the card shows the
    // result.
    run(send, (made) => {
      router.refresh();
      setUrl(made?.url);
      setAsking(undefined);
    });
  const make = () => change(() => api.post<Address>(PATH, {}));
  const end = () => change(() => api.delete(PATH).then(() => undefined));

  return (
    <SettingRow icon="calendar-days" title="Calendar feed" detail={feed.active ? 'On' : 'Off'}>
      <p className="text-muted">
        A private link for your calendar app. It shows all your trips and keeps them up to date.
        {feed.created_at && (
          <>
            {' '}
            The present link is from <LocalTime at={feed.created_at} dayOnly />.
          </>
        )}
      </p>
      {url && <FeedAddress key={url} url={url} />}
      {failure && !asking && <Alert>{failure}</Alert>}
      {feed.active || url ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => ask('renew')}>
            Get a new link
          </Button>
          <Button variant="secondary" onClick={() => ask('end')}>
            Turn off
          </Button>
        </div>
      ) : (
        <Button variant="secondary" pending={pending} onClick={make}>
          Get a calendar link
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'renew'}
        question="Get a new link?"
        detail="The old link stops working, so calendars that use it won’t show your trips any more."
        confirmLabel="Replace it"
        tone="primary"
        pending={pending}
        error={failure}
        onConfirm={make}
        onCancel={() => ask()}
      />
      <ConfirmDialog
        open={asking === 'end'}
        question="Turn the calendar feed off?"
        detail="The link stops working, so calendars that use it won’t show your trips any more."
        confirmLabel="Turn off"
        pending={pending}
        error={failure}
        onConfirm={end}
        onCancel={() => ask()}
      />
    </SettingRow>
  );
}
