'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Controller } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { DateField } from '@/components/ui/date-field';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { daysBetween, earliestToday } from '@/lib/dates';
import type { Member } from '@/lib/household/crew-schema';
import type { Group } from '@/lib/household/groups/schema';
import type { Ride } from '@/lib/household/ride-schema';
import { CHOICES } from '@/lib/paging';
import type { Ticks } from '@/lib/trips/attendance/get-choices';
import { MAX_TRIP_DAYS } from '@/lib/trips/date-rules';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import type { Trip } from '@/lib/trips/schema';
import type { SiteChoice } from '@/lib/trips/site-choice';
import { ChoiceFields } from '../attendance/choice-fields';
import { useHousehold } from '../attendance/use-household';
import { ChoiceFit } from '../fit/choice-fit';
import { InviteeField } from '../invitations/invitee-field';
import { createdText } from './created-text';
import { useTripDraft } from './use-trip-draft';
import { WeekendButtons } from './weekend-buttons';

interface Props {
  site: SiteChoice;
  crew: Member[];
  rides: Ride[];
  /** What is ticked to begin with. */
  ticked: Ticks;
  fit: ChoiceSite;
  groups: Group[];
  /** How many more there are to ask for. */
  moreGroups?: number;
  ownEmail: string;
}

/** The details of a new trip at a chosen site. What was typed stays when it can't be saved or the site changes. */
export function TripForm({ site, crew, rides, ticked, fit, groups, moreGroups, ownEmail }: Props) {
  const router = useRouter();
  const toast = useToast();
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
    },
  });
  const { errors, isSubmitting } = form.formState;
  const forgetDraft = useTripDraft(form, {
    crewIds: crew.slice(0, CHOICES).map(({ id }) => id),
    rideIds: rides.slice(0, CHOICES).map(({ id }) => id),
  });

  const tick = (field: 'owner_crew_member_ids' | 'owner_ride_ids') => (id: string) =>
    form.setValue(field, [...(form.getValues(field) ?? []), id], { shouldDirty: true });
  const household = useHousehold(
    { crew, rides },
    { member: tick('owner_crew_member_ids'), ride: tick('owner_ride_ids') },
  );

  const save = form.handleSubmit(async (input) => {
    if (leaving) return;
    try {
      const { trip } = await api.post<{ trip: Trip }>('/api/trips', input);
      forgetDraft();
      toast.show({ text: createdText(input.invitees?.length ?? 0), tone: 'success', onward: true });
      startLeaving(() => router.push(input.open_vote ? `/trip/${trip.id}/vote` : `/trip/${trip.id}`));
    } catch (error) {
      showRefusal(form, error, { failed: '', whole: (words) => words });
    }
  });

  return (
    <>
      <form onSubmit={save} noValidate className="space-y-6">
        <TextField
          label="Trip name"
          optional
          autoComplete="off"
          error={errors.tripName?.message}
          {...form.register('tripName')}
        />
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <DateField
            label="Start date"
            min={earliestToday()}
            error={errors.start_date?.message}
            {...form.register('start_date')}
          />
          <DateField
            label="End date"
            min={form.watch('start_date') || earliestToday()}
            error={errors.end_date?.message}
            {...form.register('end_date')}
          />
          <WeekendButtons
            dates={{ start_date: form.watch('start_date'), end_date: form.watch('end_date') }}
            onPick={({ start_date, end_date }) => {
              form.setValue('start_date', start_date, { shouldDirty: true });
              form.setValue('end_date', end_date, { shouldDirty: true });
              form.clearErrors(['start_date', 'end_date']);
            }}
          />
        </div>
        <Checkbox
          label="We’re not sure of the dates yet"
          hint="Everyone votes on them. You can offer more dates next."
          {...form.register('open_vote')}
        />
        <ChoiceFields
          crew={household.crew}
          rides={household.rides}
          ticked={[...ticked.rides, ...household.addedIds]}
          crewField={form.register('owner_crew_member_ids')}
          rideField={form.register('owner_ride_ids')}
          crewError={errors.owner_crew_member_ids?.message}
          rideError={errors.owner_ride_ids?.message}
          onAdd={household.add}
        />
        <ChoiceFit
          known={fit}
          {...household.ticked(form.watch('owner_crew_member_ids'), form.watch('owner_ride_ids'))}
          dates={wholeDates(form.watch('start_date'), form.watch('end_date'))}
        />
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
        {errors.location_name && <Alert>{errors.location_name.message}</Alert>}
        {errors.root && <Alert title="Failed to save trip. Please try again.">{errors.root.message}</Alert>}
        <Button
          type="submit"
          pending={isSubmitting || leaving}
          pendingText="Saving…"
          className="max-sm:w-full"
        >
          Create trip
        </Button>
      </form>
      {household.dialog}
    </>
  );
}

/** Dates as far as they make a trip; while a year is typed, a field may say the year 2 or 12027. */
const wholeDates = (start_date: string, end_date: string) =>
  start_date <= end_date && daysBetween(start_date, end_date) <= MAX_TRIP_DAYS
    ? { start_date, end_date }
    : undefined;
