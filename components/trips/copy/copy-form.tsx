'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { useDraftOwner, useFormDraft } from '@/components/ui/drafts';
import { fieldsOf } from '@/components/ui/fields-of';
import { RadioCards } from '@/components/ui/radio-cards';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { addDays, daysBetween, earliestToday } from '@/lib/dates';
import { namesText } from '@/lib/text';
import { nextYear } from '@/lib/trips/copy/next-year';
import type { CopiedTrip } from '@/lib/trips/copy/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import { stopsInCopy } from '@/lib/trips/stops/run-stop';
import { WeekendButtons } from '../form/weekend-buttons';
import { keepFormer } from '../invitations/former-people';
import { type FirstTrip, SAME_AGAIN } from './first-trip';

interface Props extends FirstTrip {
  onDone: () => void;
}

/** Names of the stops that the copy drops, because its dates are too short. */
const leftOut = (stops: NonNullable<FirstTrip['stops']>, { start_date, end_date }: TripDates) =>
  start_date && end_date >= start_date
    ? stops
        .slice(stopsInCopy(stops, daysBetween(start_date, end_date)).length)
        .map(({ location_name }) => location_name)
    : [];

/** The copy has the same gear needs and meals. People have to be invited again. */
export function CopyForm({ tripId, name, siteName, stops, onDone, ...days }: Props) {
  const router = useRouter();
  const toast = useToast();
  const owner = useDraftOwner();
  const [leaving, startLeaving] = useTransition();
  const [where, setWhere] = useState('same');
  const form = useSchemaForm(() => import('@/lib/trips/copy/schema').then((schemas) => schemas.tripCopy), {
    defaultValues: { tripName: name ?? '', ...nextYear(days, new Date()) },
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  useFormDraft(form, SAME_AGAIN);
  const dates = { start_date: form.watch('start_date'), end_date: form.watch('end_date') };
  const left = stops ? leftOut(stops, dates) : [];
  const first = form.register('start_date', {
    // The trip keeps its length, unless the person has chosen another last day.
    onChange: ({ target: { value } }) => {
      if (value && !form.formState.dirtyFields.end_date)
        form.resetField('end_date', {
          defaultValue: addDays(value, daysBetween(days.start_date, days.end_date)),
        });
    },
  });

  const save = form.handleSubmit(async (input) => {
    if (leaving) return;
    try {
      const { trip, invitees } = await api.post<CopiedTrip>(`/api/trips/${tripId}/copy`, input);
      if (owner) keepFormer(trip.id, owner, { people: invitees, shown: false });
      toast.show({ text: 'Your trip is planned. Nobody is invited yet.', tone: 'success', onward: true });
      startLeaving(() => router.push(where === 'same' ? `/trip/${trip.id}` : `/createtrip?trip=${trip.id}`));
    } catch (error) {
      showRefusal(form, error);
    }
  });

  return (
    <form onSubmit={save} noValidate aria-label={SAME_AGAIN} className="space-y-5">
      <p className="text-muted">
        The same gear and meals, without the costs. Nobody is invited until you say so. When you invite
        people, everyone from this trip is in the list.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="Start date" min={earliestToday()} error={errors.start_date?.message} {...first} />
        <DateField label="End date" min={dates.start_date || earliestToday()} {...field('end_date')} />
        <WeekendButtons
          dates={dates}
          onPick={({ start_date, end_date }) => {
            form.setValue('start_date', start_date, { shouldDirty: true });
            form.setValue('end_date', end_date, { shouldDirty: true });
            form.clearErrors(['start_date', 'end_date']);
          }}
        />
      </div>
      {left.length > 0 && (
        <p role="status" className="text-muted">
          There’s no night for {namesText(left)}, so the copy leaves {left.length === 1 ? 'it' : 'them'} out.
        </p>
      )}
      <TextField label="Trip name" optional autoComplete="off" {...field('tripName')} />
      <RadioCards
        legend="Where"
        value={where}
        onChange={({ target }) => setWhere(target.value)}
        options={[
          { value: 'same', label: siteName, hint: stops ? 'The same stops' : 'The same campsite' },
          { value: 'other', label: 'Choose another campsite', hint: 'You’ll search for it next' },
        ]}
      />
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting || leaving} pendingText="Saving…">
          Plan the trip
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
