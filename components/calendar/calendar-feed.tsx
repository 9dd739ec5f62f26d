'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { ApiError, api } from '@/lib/api/client';
import type { FeedAddress as Address, Feed } from '@/lib/calendar/schema';
import { Alert } from '../ui/alert';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card, CardBody, CardHeader } from '../ui/card';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FeedAddress } from './feed-address';

const PATH = '/api/calendar/feed';
const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'Australia/Sydney' });

/** The private address under which a calendar app finds all one's trips: to make, to renew, to turn off. */
export function CalendarFeed({ feed }: { feed: Feed }) {
  const router = useRouter();
  const [url, setUrl] = useState<string>();
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refreshing, startRefresh] = useTransition();
  const pending = sending || refreshing;

  const ask = (what?: typeof asking) => {
    setFailure(undefined);
    setAsking(what);
  };

  async function change(send: () => Promise<Address | undefined>) {
    setSending(true);
    setFailure(undefined);
    try {
      const made = await send();
      // In one transition, so that the question goes when the card says what has become of it.
      startRefresh(() => {
        router.refresh();
        setUrl(made?.url);
        setAsking(undefined);
      });
    } catch (error) {
      setFailure(
        (error instanceof ApiError && error.serverText) || 'Something went wrong. Please try again.',
      );
    }
    setSending(false);
  }
  const make = () => change(() => api.post<Address>(PATH, {}));
  const end = () => change(() => api.delete(PATH).then(() => undefined));

  return (
    <Card as="section" aria-label="Calendar feed">
      <CardHeader title="Calendar feed" aside={feed.active && <Badge tone="success">On</Badge>} />
      <CardBody className="space-y-4">
        <p className="text-muted">
          A private address for your calendar app: it shows all your trips, and keeps up when they change.
          {feed.created_at && ` This one was made on ${day.format(new Date(feed.created_at))}.`}
        </p>
        {url && <FeedAddress key={url} url={url} />}
        {failure && !asking && <Alert>{failure}</Alert>}
        {feed.active || url ? (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => ask('renew')}>
              Make a new address
            </Button>
            <Button variant="secondary" onClick={() => ask('end')}>
              Turn off
            </Button>
          </div>
        ) : (
          <Button variant="secondary" pending={pending} onClick={make}>
            Make the address
          </Button>
        )}
      </CardBody>
      <ConfirmDialog
        open={asking === 'renew'}
        question="Make a new address?"
        detail="The old one stops working: calendars that use it no longer hear of your trips."
        confirmLabel="Make a new one"
        tone="primary"
        pending={pending}
        error={failure}
        onConfirm={make}
        onCancel={() => ask()}
      />
      <ConfirmDialog
        open={asking === 'end'}
        question="Turn the calendar feed off?"
        detail="Its address stops working: calendars that use it no longer hear of your trips."
        confirmLabel="Turn off"
        pending={pending}
        error={failure}
        onConfirm={end}
        onCancel={() => ask()}
      />
    </Card>
  );
}
