'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState, useTransition } from 'react';
import { noteGoing } from '@/components/install/offer';
import { ActionBar } from '@/components/layout/action-bar';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useDraftOwner, useFormDraft } from '@/components/ui/drafts';
import { fieldsOf } from '@/components/ui/fields-of';
import { showRefusal } from '@/components/ui/show-refusal';
import { useToast } from '@/components/ui/toast';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { refusalOf } from '@/lib/api-client';
import type { Member } from '@/lib/household/crew/schema';
import type { Ride } from '@/lib/household/rides/schema';
import { sendOrKeep, WAITING } from '@/lib/offline/send-or-keep';
import { partyText } from '@/lib/trips/attendance/party-text';
import { stayText } from '@/lib/trips/attendance/stay-text';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import { ChoiceFit } from '../fit/choice-fit';
import { answerOf } from './answer-of';
import { ChoiceFields } from './choice-fields';
import { CountedFields, onlyMe } from './counted-fields';
import { countedHousehold } from './counted-household';
import { tellGoing } from './just-answered';
import { chosenNights, NightFields, stayFields, type TripNights, typedNights } from './night-fields';
import { useHousehold } from './use-household';
import { vehiclesText } from './vehicles-text';

interface Props {
  tripId: string;
  crew: Member[];
  rides: Ride[];
  /** Ticked at first. */
  chosen: { crew: string[]; rides: string[] };
  nights: TripNights;
  fit: ChoiceSite;
  /** True when the household has said that it's going. */
  going?: boolean;
  /** True when the household is going and has to confirm that after a change. */
  reconfirm?: boolean;
  /** Between the answer and its button. */
  children?: ReactNode;
}

export function AttendanceForm(props: Props) {
  const { tripId, crew, rides, chosen, nights, fit, going = false, reconfirm = false, children } = props;
  const router = useRouter();
  const account = useDraftOwner();
  const toast = useToast();
  const [leaving, startLeaving] = useTransition();
  const form = useSchemaForm(
    () => import('@/lib/trips/attendance/schema').then((schemas) => schemas.attendanceChange),
    {
      defaultValues: {
        attending: true,
        crew_member_ids: chosen.crew,
        ride_ids: chosen.rides,
        party: null,
        ...typedNights(nights),
      },
    },
  );
  const { errors, isSubmitting } = form.formState;
  useFormDraft(form, 'attendance');
  const tick = (field: 'crew_member_ids' | 'ride_ids') => (id: string) =>
    form.setValue(field, [...(form.getValues(field) ?? []), id], { shouldDirty: true });
  const household = useHousehold(
    { crew, rides },
    { member: tick('crew_member_ids'), ride: tick('ride_ids') },
  );
  const [byName, setByName] = useState(false);
  // A person without rides and other crew members counts who comes; the names can follow later.
  const counts = !byName && crew.length <= 1 && rides.length === 0;
  const party = counts ? form.watch('party') : null;
  const coming = party
    ? countedHousehold(party, crew)
    : household.ticked(form.watch('crew_member_ids'), form.watch('ride_ids'));

  const save = form.handleSubmit(async (typed) => {
    if (leaving) return;
    // The server accepts either a counted party or ids, but not both.
    const { party: _, crew_member_ids, ride_ids, ...rest } = typed;
    const input = { ...rest, ...(party ? { party: typed.party } : { crew_member_ids, ride_ids }) };
    const { start_date, end_date } = nights;
    const {
      arrive_on = nights.arrive_on,
      leave_on = nights.leave_on,
      arrive_by = null,
      leave_by = null,
    } = input;
    const part = stayText({ arrive_on, leave_on, arrive_by, leave_by }, nights);
    let saved: unknown;
    try {
      const answer = { ...input, for_dates: { start_date, end_date } };
      saved = await sendOrKeep('patch', `/api/trips/${tripId}/attendance`, answer, {
        ...answerOf(tripId),
        label: part ? `Going. ${part}` : 'Going',
      });
    } catch (error) {
      showRefusal(form, error, { whole: (words) => `Failed to save: ${words}` });
      // The server refuses a counted party when crew or rides were added since the page loaded.
      // The refreshed page lets the person tick them.
      if (refusalOf(error)?.fields.party) router.refresh();
      return;
    }
    if (saved) {
      noteGoing(account);
      tellGoing(
        tripId,
        [partyText(coming.crew), vehiclesText(coming.vehicles), part].filter(Boolean).join(' · '),
      );
    }
    startLeaving(() => {
      router.push(`/trip/${tripId}`);
      if (saved) router.refresh();
      else toast.show({ text: `${WAITING}: your answer.`, onward: true });
    });
  });

  return (
    <>
      <form
        onSubmit={save}
        noValidate
        className="space-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-14 lg:gap-y-6 lg:space-y-0"
      >
        <div className="space-y-6">
          {counts ? (
            <div className="space-y-3">
              <CountedFields
                party={form.watch('party') ?? onlyMe}
                drivetrainErrors={errors.party?.cars?.map?.((car) => car?.drivetrain?.message) ?? []}
                onChange={(counted) => form.setValue('party', counted, { shouldDirty: true })}
              />
              <Button variant="quiet" size="sm" onClick={() => setByName(true)}>
                Enter names instead
              </Button>
            </div>
          ) : (
            <ChoiceFields
              crew={household.crew}
              rides={household.rides}
              ticked={[...chosen.crew, ...chosen.rides, ...household.addedIds]}
              crewField={form.register('crew_member_ids')}
              rideField={form.register('ride_ids')}
              crewError={errors.crew_member_ids?.message}
              rideError={errors.ride_ids?.message}
              onAdd={household.add}
            />
          )}
          <ChoiceFit
            known={fit}
            {...(fit.later && { nights: chosenNights(form.watch(['arrive_on', 'leave_on'])) })}
            answering={!going}
            {...coming}
          />
          <div className="fold-rows">
            <NightFields known={nights} field={fieldsOf(form)} typed={form.watch(stayFields)} />
          </div>
        </div>
        <div className="space-y-6 empty:hidden lg:col-start-2 lg:row-span-3 lg:row-start-1">{children}</div>
        {errors.root && <Alert>{errors.root.message}</Alert>}
        <ActionBar wide>
          <Button
            type="submit"
            pending={isSubmitting || leaving}
            pendingText="Saving…"
            className="min-h-13 w-full lg:w-auto lg:min-w-40"
          >
            {reconfirm ? 'Still going' : 'Save'}
          </Button>
        </ActionBar>
      </form>
      {household.dialog}
    </>
  );
}
