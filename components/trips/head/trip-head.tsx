import { type ComponentProps, type ReactNode, ViewTransition } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PendingLink } from '@/components/ui/pending-link';
import { shortName } from '@/lib/trips/households/household-name';
import { HouseholdFace } from '../household-face';
import { InvitePeople } from '../invitations/invite-people';
import type { InvitedTrip } from '../invited-trip';
import { EditDates } from './edit-dates';
import type { Faces } from './faces';
import type { ShownHead } from './shown-head';

interface Props {
  head: ShownHead;
  faces: Faces;
  /** True when the reader has just said that they're going. */
  joins?: boolean;
  /** Null for a guest, who has no list of trips. */
  back: string | null;
  /** What changing the dates needs; null for readers who can't change them. */
  edits?: Pick<ComponentProps<typeof EditDates>, 'dates' | 'mailed'> | null;
  /** Null for readers who can't invite people. */
  invite?: { trip: InvitedTrip; ownEmail: string } | null;
  menu?: ReactNode;
}

/** Longer names are smaller. */
const LONG = 40;

export function TripHead({ head, faces, joins = false, back, edits, invite, menu }: Props) {
  const { tripId, name, dates, moment, cover, stage, line, host, going, changes } = head;
  const faded = stage === 'off' || stage === 'declined';
  return (
    <div className="trip-head" data-stage={stage}>
      <ViewTransition name={`cover-${tripId}`} share="grow" default="none">
        <div className="trip-cover">
          <Cover seed={cover} eager />
        </div>
      </ViewTransition>
      <div className="page-width">
        {back && (
          <Link href={back} aria-label="Your trips" className="cover-button head-back">
            <Icon name="chevron-right" className="rotate-180" />
          </Link>
        )}
        <div className="head-words">
          {host ? (
            <p className="flex items-center gap-3 text-body font-semibold">
              <HouseholdFace name={host.name} tint={host.tint} className="size-8 text-xs" />
              {shortName(host.name)}’s inviting you
            </p>
          ) : (
            <p className={classNames('kicker', faded ? 'text-muted' : 'text-ochre')}>{moment}</p>
          )}
          <h1 id="trip" className={name.length > LONG ? 'head-name-long' : 'text-name leading-[1.125]'}>
            {name}
          </h1>
          <div className="head-lines">
            {edits && stage !== 'after' ? (
              <EditDates tripId={tripId} text={dates} {...edits} />
            ) : (
              <p>{stage === 'off' ? <s>{dates}</s> : dates}</p>
            )}
            <p className="text-muted">{line}</p>
            {changes && stage !== 'planning' && <Change tripId={tripId}>Change your answer</Change>}
          </div>
        </div>
        {stage === 'planning' && (
          <div className="head-people">
            <div className="stacked-faces">
              {faces.faces.map(({ name, tint, own }, place) => (
                <HouseholdFace
                  key={place}
                  name={name}
                  tint={tint}
                  className={own && joins ? 'animate-next-in' : undefined}
                />
              ))}
              {faces.going > faces.faces.length && (
                <span aria-hidden="true" className="more-faces">
                  +{faces.going - faces.faces.length}
                </span>
              )}
            </div>
            {invite && <InvitePeople {...invite} look="face" />}
            {changes ? (
              <p>
                <b>You’re going</b>
                <Change tripId={tripId}>Change</Change>
              </p>
            ) : (
              <p>
                <b>{going.people}</b>
                {going.pets && <span>and {going.pets}</span>}
              </p>
            )}
          </div>
        )}
        {stage === 'packing' && invite && <InvitePeople {...invite} look="none" />}
        {menu && <div className="head-menu">{menu}</div>}
      </div>
    </div>
  );
}

/** Leads to who comes, with what and on which nights. */
const Change = ({ tripId, children }: { tripId: string; children: string }) => (
  <PendingLink href={`/trip/${tripId}/attendance`} pendingPosition="after" className="line-link">
    {children}
  </PendingLink>
);
