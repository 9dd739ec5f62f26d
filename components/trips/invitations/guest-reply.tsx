'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { Guest } from '@/lib/trips/attendance/guest-schema';
import { stayText } from '@/lib/trips/attendance/stay-text';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import type { TripNights } from '../attendance/night-fields';
import { ChoiceFit } from '../fit/choice-fit';
import type { EditedPart } from './guest-details';
import { GuestForm, usePreloadedDetails } from './guest-form';
import { broughtIn, typedFrom } from './guest-party';
import { guestText } from './guest-text';
import { OpenTrip, type OpenTripProps } from './open-trip';

interface Props extends Pick<OpenTripProps, 'token' | 'openedTrip'> {
  organiser: string;
  attending: boolean | null;
  /** The answer that a mail's button has chosen, to be sent with the rest. */
  wished?: boolean | null;
  /** Where the form of the answer that stands starts open. */
  edit?: EditedPart | undefined;
  guest: Guest | null;
  nights: TripNights;
  /** The trip has changed since they answered with going. */
  reconfirm: boolean;
  fit: ChoiceSite;
}

/** Somebody without an account answers here. After that the form gives way to the answer, with links to the trip and to change the answer. */
export function GuestReply({
  token,
  openedTrip,
  organiser,
  attending,
  wished = null,
  edit,
  guest,
  nights,
  reconfirm,
  fit,
}: Props) {
  const router = useRouter();
  const [changing, setChanging] = useState(
    attending !== null && (edit !== undefined || (wished !== null && wished !== attending)),
  );
  const { run, pending, failure } = useAction();
  const box = useRef<HTMLDivElement>(null);
  const { start_date, end_date } = nights;
  const for_dates = { start_date, end_date };
  const path = `/api/invites/${token}`;
  usePreloadedDetails();

  // What was pressed disappears with the focus. What replaces it gets the focus, to be read next.
  const showForm = (shown: boolean) => {
    setChanging(shown);
    box.current?.focus();
  };

  const saved = () => {
    router.refresh();
    showForm(false);
  };

  const confirm = () => run(() => api.patch(path, { attending: true, for_dates }), saved);

  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 outline-none">
      {attending === null || changing ? (
        <GuestForm
          path={path}
          send={(input) => api.patch(path, { ...input, for_dates })}
          attending={attending}
          chosen={wished ?? attending}
          guest={guest}
          nights={nights}
          fit={fit}
          onSaved={saved}
          // Before the first answer all of the form is to be filled in, from the top.
          edit={attending === null ? undefined : edit}
          {...(attending !== null && { onCancel: () => showForm(false) })}
        />
      ) : (
        <div className="space-y-4">
          <Answer
            attending={attending}
            organiser={organiser}
            guest={guest}
            nights={nights}
            reconfirm={reconfirm}
          />
          {attending && guest && <ChoiceFit known={fit} {...broughtIn(typedFrom(attending, guest))} />}
          {failure && <Alert>{failure}</Alert>}
          <div className="flex flex-wrap gap-3">
            {reconfirm && (
              <Button
                pending={pending}
                pendingText="Sending…"
                onClick={confirm}
                className="max-sm:grow sm:whitespace-nowrap"
              >
                Still going
              </Button>
            )}
            <OpenTrip
              token={token}
              openedTrip={openedTrip}
              variant={reconfirm ? 'secondary' : 'primary'}
              className="max-sm:grow sm:whitespace-nowrap"
            >
              Open the trip
            </OpenTrip>
            <Button
              variant="secondary"
              onClick={() => showForm(true)}
              className="max-sm:grow sm:whitespace-nowrap"
            >
              Change my answer
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

interface AnswerProps extends Pick<Props, 'organiser' | 'guest' | 'nights' | 'reconfirm'> {
  attending: boolean;
}

function Answer({ attending, organiser, guest, nights, reconfirm }: AnswerProps) {
  if (!attending) {
    return (
      <Alert tone="info" role="status" title="You’re not going">
        {organiser} sees your answer. Should things change, you can change it here.
      </Alert>
    );
  }
  const part = stayText(nights, nights);
  return (
    <Alert
      tone={reconfirm ? 'warning' : 'success'}
      role="status"
      title={reconfirm ? 'The trip has changed. Are you still going?' : 'You’re going!'}
    >
      {guest && <p>{guestText(guest)}</p>}
      {part && <p>{part}</p>}
      <p className="text-muted">{organiser} and the others on the trip see who comes.</p>
    </Alert>
  );
}
