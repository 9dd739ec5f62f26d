'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { footRow, planeLook } from '@/components/ui/plane';
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
      <div className={planeLook}>
        <div className="space-y-4 p-5 lg:px-6 large-text:px-3">
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
        </div>
        <button type="button" onClick={openForm} className={footRow}>
          Change answer
          <Icon name="pencil" className="text-muted" />
        </button>
      </div>
      {vote}
      {card}
      {attending && (
        <a
          href={`/api/invites/${token}/calendar`}
          download
          className="flex min-h-13 items-center gap-3.5 border-y border-line py-2 text-row font-medium -outline-offset-2 hover:bg-eucalypt-soft"
        >
          <Icon name="calendar-plus" className="size-5.5" />
          Add to calendar
        </a>
      )}
      {attending && guest && (
        <ChoiceFit
          known={fit}
          nights={nights}
          tells={({ level }) => level === 'problem'}
          {...broughtIn(typedFrom(attending, guest))}
        />
      )}
      {attending && ask}
      {children}
    </div>
  );
}
