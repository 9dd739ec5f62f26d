'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { Guest } from '@/lib/trips/attendance/guest-schema';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import { shortName } from '@/lib/trips/households/household-name';
import type { TripNights } from '../attendance/night-fields';
import { ChoiceFit } from '../fit/choice-fit';
import { GuestAnswer } from './guest-answer';
import type { EditedPart } from './guest-details';
import { GuestForm, usePreloadedDetails } from './guest-form';
import { broughtIn, typedFrom } from './guest-party';
import { OpenTrip, type OpenTripProps } from './open-trip';

const tool =
  'flex min-h-13 items-center justify-center gap-2 p-2 text-center -outline-offset-2 hover:bg-eucalypt-soft';

interface Props extends Pick<OpenTripProps, 'token' | 'openedTrip'> {
  /** Above the form that changes an answer. */
  head: ReactNode;
  organiser: string;
  attending: boolean | null;
  /** Chosen by a button in an email, but sent only with the rest of the form. */
  wished?: boolean | null;
  /** Only when there is already an answer. */
  edit?: EditedPart | undefined;
  guest: Guest | null;
  nights: TripNights;
  /** True when the trip has changed since the guest answered Going. */
  reconfirm: boolean;
  /** The call to vote, while a vote is open. */
  vote?: ReactNode;
  fit: ChoiceSite;
  card: ReactNode;
  ask?: ReactNode;
  /** Below the answer. */
  children?: ReactNode;
}

/** After they have answered, the answer and the trip's card replace the form. */
export function GuestReply({
  token,
  openedTrip,
  head,
  organiser,
  attending,
  wished = null,
  edit,
  guest,
  nights,
  reconfirm,
  vote,
  fit,
  card,
  ask,
  children,
}: Props) {
  const router = useRouter();
  const [changing, setChanging] = useState(
    attending !== null && (edit !== undefined || (wished !== null && wished !== attending)),
  );
  const { run, pending, failure } = useAction();
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = useRef(false);
  const { start_date, end_date } = nights;
  const for_dates = { start_date, end_date };
  const path = `/api/invites/${token}`;
  usePreloadedDetails();

  // The form that the answer replaces was much longer.
  useEffect(() => {
    if (!toHeading.current || !heading.current) return;
    toHeading.current = false;
    heading.current.scrollIntoView?.();
    heading.current.focus({ preventScroll: true });
  });

  const openForm = () => {
    setChanging(true);
    // The focused button disappears with the old answer.
    box.current?.focus();
  };
  const closeForm = () => {
    toHeading.current = true;
    setChanging(false);
  };
  const saved = () => {
    closeForm();
    router.refresh();
  };

  const confirm = () => run(() => api.patch(path, { attending: true, for_dates }), saved);

  if (attending === null || changing) {
    return (
      <div ref={box} tabIndex={-1} className="scroll-mt-4 outline-none">
        {attending !== null && <div className="mb-6 max-lg:-mt-6">{head}</div>}
        <GuestForm
          path={path}
          send={(input) => api.patch(path, { ...input, for_dates })}
          attending={attending}
          chosen={wished ?? attending}
          guest={guest}
          nights={nights}
          fit={fit}
          onSaved={saved}
          // A first answer starts at the top, because the guest has to fill in the whole form.
          edit={attending === null ? undefined : edit}
          {...(attending !== null && { onCancel: closeForm })}
        >
          {vote}
        </GuestForm>
        {attending === null && children}
      </div>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className="space-y-5 scroll-mt-4 outline-none">
      <GuestAnswer
        heading={heading}
        attending={attending}
        organiser={shortName(organiser)}
        guest={guest}
        nights={nights}
        reconfirm={reconfirm}
      />
      {failure && <Alert>{failure}</Alert>}
      {reconfirm && (
        <Button block pending={pending} pendingText="Sending…" onClick={confirm}>
          Still going
        </Button>
      )}
      {vote}
      <Card>
        {card}
        <div className="grid auto-cols-fr grid-flow-col divide-x divide-line border-t border-line large-text:grid-flow-row large-text:divide-x-0 large-text:divide-y">
          {attending && (
            <a href={`/api/invites/${token}/calendar`} download className={tool}>
              <Icon name="calendar-plus" />
              Add to calendar
            </a>
          )}
          <button type="button" onClick={openForm} className={tool}>
            <Icon name="pencil" />
            Change answer
          </button>
        </div>
      </Card>
      {attending && guest && (
        <ChoiceFit
          known={fit}
          tells={({ level }) => level === 'problem'}
          {...broughtIn(typedFrom(attending, guest))}
        />
      )}
      {attending && (
        <OpenTrip
          token={token}
          openedTrip={openedTrip}
          variant={reconfirm ? 'secondary' : 'primary'}
          className="w-full"
        >
          Open the trip
        </OpenTrip>
      )}
      {attending && ask}
      {children}
    </div>
  );
}
