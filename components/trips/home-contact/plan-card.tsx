'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { phoneLink } from '@/components/campsites/site/phone-link';
import { Alert } from '@/components/ui/alert';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { Plane, PlaneHeading } from '@/components/ui/plane';
import { useToast } from '@/components/ui/toast';
import { ToolRow } from '@/components/ui/tool-row';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { isoIn, zoneText } from '@/lib/places/clock';
import { NO_SEARCH } from '@/lib/trips/home-contact/plan-limits';
import type { HomeContact } from '@/lib/trips/home-contact/schema';
import { shortName } from '@/lib/trips/households/household-name';
import { planHeading } from './plan-heading';
import { planTime } from './typed-plan';
import { WeAreBack } from './we-are-back';

const HOUR_MS = 60 * 60 * 1000;

interface Props {
  tripId: string;
  plan: HomeContact;
  zone: string;
  /** Of the page for the person at home. */
  url: string;
  /** True when the household has left home, and so may be back at any time. */
  away: boolean;
  onChange: () => void;
}

export function PlanCard({ tripId, plan, zone, url, away, onChange }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction('That could not be saved. Please try again.');
  const [taking, setTaking] = useState(false);
  const who = shortName(plan.name);
  const path = `/api/trips/${tripId}/home-contact`;
  const back = plan.back_said_at !== null;

  const later = (hours: number) =>
    run(
      () => {
        const { sent_at: _s, seen_at: _o, back_said_at: _b, refused: _r, refused_by: _y, ...rest } = plan;
        // For a household that is already late, the new times are counted from now.
        const late = Math.max(Date.now() - Date.parse(plan.back_at), 0);
        const moved = (iso: string) => isoIn(zone, new Date(Date.parse(iso) + late + hours * HOUR_MS));
        return api.put(path, {
          ...rest,
          on_trip: true,
          back_at: moved(plan.back_at),
          worry_at: moved(plan.worry_at),
        });
      },
      () => {
        toast.show({
          text: plan.sent_at ? `${who} gets an email with the new time.` : 'The new time is saved.',
          tone: 'success',
        });
        router.refresh();
      },
    );
  const takeBack = () =>
    run(
      () => api.delete(path),
      () => {
        setTaking(false);
        toast.show({ text: 'The plan is taken back.', tone: 'success' });
        router.refresh();
      },
    );

  return (
    <div className="home-plan">
      {plan.refused_by && (
        <Alert>
          {plan.refused_by === 'address'
            ? `${who} hasn’t got your plan: ${plan.email} can’t receive email. Please check the address.`
            : `${who} has said that the plan isn’t for them. Please name somebody else.`}
        </Alert>
      )}
      <Plane>
        <div className="flex items-center gap-4">
          <Avatar name={plan.name} />
          <div className="min-w-0 flex-1">
            <PlaneHeading>
              {back
                ? 'You’re back'
                : planHeading(who, { seen: plan.seen_at !== null, sent: plan.sent_at !== null })}
            </PlaneHeading>
            <p className="text-body text-muted">
              {back
                ? `Said on ${planTime(plan.back_said_at ?? '')}`
                : `Back by ${planTime(plan.back_at)} (${zoneText(zone)})`}
            </p>
          </div>
        </div>
        {!back && (
          <>
            <ol className="home-steps">
              <Step
                done={plan.sent_at !== null}
                text={
                  plan.seen_at
                    ? `${who} says they’ve got it`
                    : plan.sent_at
                      ? `Sent to ${who}`
                      : 'Sent on the day you leave'
                }
              >
                {plan.seen_at
                  ? planTime(plan.seen_at)
                  : plan.sent_at
                    ? `${planTime(plan.sent_at)}. ${who} hasn’t pressed “I’ve got this” yet.`
                    : 'At 6 am'}
              </Step>
              <Step text={`Tell ${who} that you’re back`}>By {planTime(plan.back_at)}</Step>
              <Step text={`${who} is told to call`}>{planTime(plan.worry_at)}, if you haven’t</Step>
            </ol>
            {away && <WeAreBack tripId={tripId} name={who} block />}
            {away && (
              <p className="mt-2 text-center text-meta text-muted">
                Works offline too: it goes out with the first bar of reception.
              </p>
            )}
          </>
        )}
      </Plane>
      {failure && <Alert>{failure}</Alert>}
      <div className="home-tools">
        {!back && (
          <div className="flex min-h-13 flex-wrap items-center gap-3 py-2">
            <div className="min-w-0 flex-[1_1_6rem]">
              <p className="text-row">Running late?</p>
              <p className="text-meta text-muted">
                {plan.sent_at ? `Change it, and we tell ${who}` : 'Move the times'}
              </p>
            </div>
            <div className="flex gap-2">
              {[1, 3].map((hours) => (
                <Button key={hours} variant="secondary" pending={pending} onClick={() => later(hours)}>
                  +{hours} h
                </Button>
              ))}
            </div>
          </div>
        )}
        {plan.phone && /\d/.test(plan.phone) && (
          <a href={phoneLink(plan.phone)} className="tool">
            <Icon name="phone" />
            <span className="tool-words">
              Call {who}, {plan.phone}
            </span>
          </a>
        )}
        <a href={`${url}?preview=1`} target="_blank" rel="noreferrer" className="tool">
          <Icon name="eye" />
          <span className="tool-words">See their page</span>
        </a>
        <ToolRow icon={<Icon name="pencil" />} onClick={onChange}>
          {back ? 'Leave it again' : 'Change the plan'}
        </ToolRow>
        {!back && (
          <ToolRow tone="danger" icon={<Icon name="x" />} onClick={() => setTaking(true)}>
            Take the plan back
          </ToolRow>
        )}
      </div>
      <p className="text-meta text-muted">
        {!back && 'We remind you an hour before you’re due back. '}
        {NO_SEARCH} The plan is deleted 30 days after you’re back.
      </p>
      <ConfirmDialog
        open={taking}
        question="Take the plan back?"
        detail={`${who} is told once that they don’t need to wait for anyone.`}
        confirmLabel="Take it back"
        pending={pending}
        error={failure}
        onConfirm={takeBack}
        onCancel={() => setTaking(false)}
      />
    </div>
  );
}

const Step = ({
  text,
  children,
  done = false,
}: {
  text: string;
  children: React.ReactNode;
  done?: boolean;
}) => (
  <li data-done={done || undefined}>
    <span aria-hidden="true">{done && <Icon name="check" />}</span>
    <div>
      <p>{text}</p>
      <p>{children}</p>
    </div>
  </li>
);
