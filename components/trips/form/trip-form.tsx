'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { Controller } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useDraftOwner } from '@/components/ui/drafts';
import { fieldsOf } from '@/components/ui/fields-of';
import { FoldRow } from '@/components/ui/fold-row';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api, refusalOf } from '@/lib/api-client';
import { daysBetween, formatDays } from '@/lib/dates';
import type { Member } from '@/lib/household/crew/schema';
import type { Group } from '@/lib/household/groups/schema';
import type { Ride } from '@/lib/household/rides/schema';
import { CHOICES } from '@/lib/paging';
import { countText, namesText, peopleText } from '@/lib/text';
import type { Ticks } from '@/lib/trips/attendance/get-choices';
import type { FormerInvitee } from '@/lib/trips/copy/schema';
import { MAX_TRIP_DAYS } from '@/lib/trips/date-rules';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import { shortName } from '@/lib/trips/households/household-name';
import type { Trip, TripDates } from '@/lib/trips/schema';
import type { SiteChoice } from '@/lib/trips/site/site-choice';
import { countedHousehold } from '../attendance/counted-household';
import { useHousehold } from '../attendance/use-household';
import { offerChat } from '../chat/chat-offer';
import { ChoiceFit } from '../fit/choice-fit';
import { forgetPlannedWith, keepFormer, usePlannedWith } from '../invitations/former-people';
import { InviteeField } from '../invitations/invitee-field';
import { createdText } from './created-text';
import { Step } from './step';
import { useShowWrong } from './use-show-wrong';
import { useTripDraft } from './use-trip-draft';
import { WhenFields } from './when-fields';
import { WhoFields } from './who-fields';

interface Props {
  site: SiteChoice;
  crew: Member[];
  rides: Ride[];
  ticked: Ticks;
  fit: ChoiceSite;
  groups: Group[];
  /** Not in `groups`. */
  moreGroups?: number;
  ownEmail: string;
  /**
   * The people of a former trip, who come along by name. Null when this browser doesn't know that the
   * person went, undefined without a former trip.
   */
  along?: FormerInvitee[] | null;
}

/** The typed values stay when saving fails and when the person chooses another site. */
export function TripForm({
  site,
  crew,
  rides,
  ticked,
  fit,
  groups,
  moreGroups,
  ownEmail,
  along: given,
}: Props) {
  const router = useRouter();
  const toast = useToast();
  const owner = useDraftOwner();
  const along = usePlannedWith(given);
  const [leaving, startLeaving] = useTransition();
  const form = useSchemaForm(() => import('@/lib/trips/schema').then((schemas) => schemas.newTrip), {
    defaultValues: {
      ...site,
      tripName: '',
      start_date: '',
      end_date: '',
      invitees: [],
      owner_crew_member_ids: ticked.crew,
      owner_ride_ids: ticked.rides,
      open_vote: false as boolean | null,
      party: null,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  useShowWrong(form);
  const counts = crew.length <= 1 && rides.length === 0;
  const forgetDraft = useTripDraft(form, {
    crewIds: crew.slice(0, CHOICES).map(({ id }) => id),
    rideIds: rides.slice(0, CHOICES).map(({ id }) => id),
    counts,
  });

  const tick = (field: 'owner_crew_member_ids' | 'owner_ride_ids') => (id: string) =>
    form.setValue(field, [...(form.getValues(field) ?? []), id], { shouldDirty: true });
  const household = useHousehold(
    { crew, rides },
    { member: tick('owner_crew_member_ids'), ride: tick('owner_ride_ids') },
  );
  // The person may have added crew or rides on another page; then the ticks of a new form replace
  // the counted party.
  useEffect(() => {
    if (counts || !form.getValues('party')) return;
    form.setValue('party', null);
    form.setValue('owner_crew_member_ids', ticked.crew, { shouldDirty: true });
    form.setValue('owner_ride_ids', ticked.rides, { shouldDirty: true });
  }, [counts, form, ticked]);
  const party = counts ? form.watch('party') : null;
  const coming = party
    ? countedHousehold(party, crew)
    : household.ticked(form.watch('owner_crew_member_ids'), form.watch('owner_ride_ids'));
  const dates = wholeDates(form.watch('start_date'), form.watch('end_date'));
  const invitees = form.watch('invitees') ?? [];

  const [missing, setMissing] = useState(false);
  const when = useRef<HTMLDivElement>(null);
  const [inviting, setInviting] = useState(false);
  /** True when the person goes on to add another stop. */
  const goesOn = useRef(false);
  if ((invitees.length > 0 || errors.invitees) && !inviting) setInviting(true);

  const save = form.handleSubmit(async (typed) => {
    if (leaving) return;
    // The server accepts either a counted party or ids, but not both.
    const input = party
      ? { ...typed, owner_crew_member_ids: null, owner_ride_ids: null }
      : { ...typed, party: null };
    const invited = input.invitees?.length ?? 0;
    try {
      const { trip } = await api.post<{ trip: Trip }>('/api/trips', input);
      forgetDraft();
      forgetPlannedWith();
      offerChat(trip.id);
      if (owner && along.length > 0) keepFormer(trip.id, owner, { people: along, shown: false });
      toast.show({ text: createdText(invited), tone: 'success', onward: true });
      const next = goesOn.current ? '/stops' : input.open_vote ? '/vote' : invited === 0 ? '?invite=1' : '';
      startLeaving(() => router.push(`/trip/${trip.id}${next}`));
    } catch (error) {
      showRefusal(form, error, { failed: '', whole: (words) => words });
      // The server refuses a counted party when crew or rides were added since the page loaded.
      // The refreshed page lets the person tick them.
      if (refusalOf(error)?.fields.party) router.refresh();
    }
  });

  return (
    <>
      <form
        onSubmit={(event) => {
          if (form.getValues('start_date') || form.getValues('end_date')) return save(event);
          event.preventDefault();
          setMissing(true);
          when.current?.querySelector('input')?.focus();
        }}
        noValidate
        className="space-y-8"
      >
        <Step number={2} title="When" done={dates !== undefined}>
          <div ref={when} className="space-y-4">
            <WhenFields form={form} dates={dates} holidays={fit.holidays} missing={missing} />
          </div>
        </Step>
        <Step number={3} title="Who" done={counts ? party !== null : coming.crew.length > 0}>
          <div className="space-y-4">
            <WhoFields
              form={form}
              household={household}
              coming={coming}
              shown={[...ticked.rides, ...household.addedIds]}
              counts={counts}
            />
            {/* Without crew or rides, only when the person has counted who comes. */}
            {(!counts || party) && <ChoiceFit known={fit} {...coming} dates={dates} />}
            {given === null && (
              <p className="text-body text-muted">
                The families from your last trip aren’t here, because this browser doesn’t know your link to
                that trip. Open the link here and plan again from there, or invite them yourself.
              </p>
            )}
            <div className="fold-rows">
              <FoldRow
                icon="user-plus"
                title={along.length > 0 ? 'Invite others now' : 'Invite people now'}
                detail={
                  along.length > 0
                    ? `You ask ${namesText(along.map(({ name }) => shortName(name ?? '')))} once the trip is made`
                    : 'Or share a link once the trip is made'
                }
                open={inviting}
              >
                <Controller
                  control={form.control}
                  name="invitees"
                  render={({ field: { value, onChange } }) => (
                    <InviteeField
                      emails={value ?? []}
                      onChange={onChange}
                      ownEmail={ownEmail}
                      groups={groups}
                      moreGroups={moreGroups}
                      error={errors.invitees?.message}
                    />
                  )}
                />
              </FoldRow>
            </div>
          </div>
        </Step>
        <TextField label="Trip name" optional autoComplete="off" {...field('tripName')} />
        {errors.location_name && <Alert>{errors.location_name.message}</Alert>}
        {errors.root && <Alert title="Failed to save trip. Please try again.">{errors.root.message}</Alert>}
        <div className="action-bar lg:static lg:m-0 lg:block lg:border-0 lg:p-0">
          <p className="mb-2 text-sm wrap-anywhere">
            <strong>
              {[site.location_name, dates && formatDays(dates.start_date, dates.end_date)]
                .filter(Boolean)
                .join(', ')}
            </strong>
            {` · ${countOf(coming.crew)}`}
          </p>
          <Button
            type="submit"
            pending={isSubmitting || leaving}
            pendingText="Saving…"
            className="max-lg:w-full"
            onClick={() => {
              goesOn.current = false;
            }}
          >
            Create trip
          </Button>{' '}
          <Button
            type="submit"
            variant="quiet"
            className="max-lg:w-full"
            onClick={() => {
              goesOn.current = true;
            }}
          >
            Save, and add another stop
          </Button>
        </div>
      </form>
      {household.dialog}
    </>
  );
}

/** While a year is being typed, a field can hold the year 2 or 12027. */
const wholeDates = (start_date: string, end_date: string): TripDates | undefined =>
  start_date && start_date <= end_date && daysBetween(start_date, end_date) <= MAX_TRIP_DAYS
    ? { start_date, end_date }
    : undefined;

function countOf(crew: readonly Member[]): string {
  const pets = crew.filter(({ type }) => type === 'pet').length;
  return [peopleText(crew.length - pets), ...(pets > 0 ? [countText(pets, 'pet')] : [])].join(', ');
}
