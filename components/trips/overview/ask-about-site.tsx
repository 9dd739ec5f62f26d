'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { ObservationFormProps } from '@/components/campsites/site/observation-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useToggle } from '@/components/ui/use-toggle';
import { api } from '@/lib/api-client';
import type { Day } from '@/lib/dates';

const ObservationForm = latePart<ObservationFormProps>(() =>
  import('@/components/campsites/site/observation-form').then((part) => part.ObservationForm),
);

interface Props {
  site: { id: string; name: string; shared: boolean };
  /** The trip's last day, which is saved as the day of the visit. */
  lastDay: Day;
}

/**
 * After the trip, asks an organiser what they know about its campsite. When the question was
 * answered or dismissed, it is never shown again.
 */
export function AskAboutSite({ site, lastDay }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { open, setOpen, opener } = useToggle('Add what you know');
  const { run, pending, failure } = useAction('That could not be saved. Please try again.');
  const [asks, setAsks] = useState(true);
  const form = useRef<HTMLDivElement>(null);
  usePreload(ObservationForm);
  useEffect(() => {
    if (open) form.current?.focus();
  }, [open]);

  const end = () => {
    // The focused element disappears with the card, so the focus moves to the page.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    setAsks(false);
  };
  const dismiss = () =>
    run(
      () => api.put(`/api/locations/${site.id}/observation/dismissed`, { dismissed: true }),
      () => {
        toast.show({ text: `No worries. We won’t ask about ${site.name} again.`, tone: 'success' });
        end();
        router.refresh();
      },
    );

  if (!asks) return null;
  return (
    <Card as="section" aria-labelledby="ask">
      <CardBody className="space-y-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="min-w-0 flex-[1_1_18rem] space-y-1">
            <h2 id="ask" className="text-lg wrap-anywhere">
              You’ve camped at {site.name}. What’s it like?
            </h2>
            <p className="text-muted">
              {site.shared
                ? 'Share what you know with the next campers. Your name isn’t shown.'
                : 'Note it for next time. Only people on your trips there see it.'}
            </p>
          </div>
          {!open && (
            <div className="flex flex-wrap gap-2 max-sm:w-full">
              <Button
                ref={opener}
                variant="secondary"
                icon={<Icon name="plus" />}
                onClick={() => setOpen(true)}
                className="max-sm:grow"
              >
                Add what you know
              </Button>
              <Button
                variant="quiet"
                pending={pending}
                pendingText="Saving…"
                onClick={dismiss}
                className="max-sm:grow"
              >
                Don’t ask again
              </Button>
            </div>
          )}
        </div>
        {failure && <Alert>{failure}</Alert>}
        {open && (
          <div ref={form} tabIndex={-1} className="outline-none">
            <ObservationForm
              siteId={site.id}
              shared={site.shared}
              own={null}
              seenOn={lastDay}
              onDone={() => setOpen(false)}
              onSaved={end}
            />
          </div>
        )}
      </CardBody>
    </Card>
  );
}
