'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ActionBar } from '@/components/layout/action-bar';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { DateField } from '@/components/ui/date-field';
import { useFormDraft } from '@/components/ui/drafts';
import { fieldsOf } from '@/components/ui/fields-of';
import { FoldRow } from '@/components/ui/fold-row';
import { Icon } from '@/components/ui/icon';
import { Kicker } from '@/components/ui/kicker';
import { RadioCards } from '@/components/ui/radio-cards';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { useToast } from '@/components/ui/toast';
import { api, refusalOf } from '@/lib/api-client';
import { dayIn, instantIn, timeIn, zoneText } from '@/lib/places/clock';
import type { OwnCar } from '@/lib/trips/home-contact/get-home-contact';
import { MAX_DEVICE, MAX_PHONE, MAX_ROUTE, NO_SEARCH } from '@/lib/trips/home-contact/plan-limits';
import { shortName } from '@/lib/trips/households/household-name';
import { CarFields } from './car-fields';
import { planField, sentPlan, type TypedPlan, worryAfter } from './typed-plan';

interface Props {
  tripId: string;
  zone: string;
  typed: TypedPlan;
  /** Only cars that lack details. */
  cars: OwnCar[];
  saved: boolean;
  /** The reader is a guest without an email address, and has to give one. */
  asksEmail: boolean;
  onDone: () => void;
}

const firstWords: Record<TypedPlan['send'], (who: string) => string> = {
  now: (who) => `${who} gets the plan by email.`,
  'on leaving': (who) => `${who} gets an email now, and the plan on the day you leave.`,
};

const dayAndTime = 'grid grid-cols-[11fr_9fr] gap-3 large-text:grid-cols-1';

/** Beside the day, "Time" is enough for the eye. */
const TimeOf = ({ what }: { what: string }) => (
  <>
    Time<span className="sr-only"> {what}</span>
  </>
);

export function PlanForm({ tripId, zone, typed, cars, saved, asksEmail, onDone }: Props) {
  const router = useRouter();
  const toast = useToast();
  const form = useForm<TypedPlan>({ defaultValues: typed });
  const { errors, isSubmitting, dirtyFields } = form.formState;
  const field = fieldsOf(form);
  useFormDraft(form, `someone at home ${tripId}`);
  const [alongside, setAlongside] = useState<string>();
  const [more, setMore] = useState(false);
  const [route, device, said] = form.watch(['route', 'device', 'cars']);
  const filled = [route, device, ...Object.values(said).flatMap((car) => Object.values(car))].some(Boolean);
  const refused = Boolean(errors.route || errors.device || errors.cars);
  // It stays open when a text is deleted again.
  if (!more && (filled || refused)) setMore(true);
  const foldText = cars.length > 0 ? 'Your way, a beacon, your cars' : 'Your way, a beacon';

  const send = async (input: TypedPlan, more: { on_trip?: true } = {}) => {
    try {
      await api.put(`/api/trips/${tripId}/home-contact`, { ...sentPlan(input, zone, cars), ...more });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.status === 409 && refusal.serverText?.endsWith('is on this trip.'))
        return setAlongside(refusal.serverText);
      return showRefusal(form, error, { nameOf: (field) => planField(field, input, cars) });
    }
    setAlongside(undefined);
    const who = shortName(input.name);
    toast.show({ text: saved ? 'The plan is saved.' : firstWords[input.send](who), tone: 'success' });
    onDone();
    router.refresh();
  };
  const save = form.handleSubmit((input) => send(input));

  /** Until the person changes the time to worry, it stays two hours after the time of return. */
  const follow = () => {
    const { back_at, back_time } = form.getValues();
    if (!back_at || !back_time || dirtyFields.worry_at || dirtyFields.worry_time) return;
    const worry = worryAfter(instantIn(zone, back_at, back_time));
    form.setValue('worry_at', dayIn(zone, worry));
    form.setValue('worry_time', timeIn(zone, worry));
  };

  return (
    <form onSubmit={save} noValidate aria-label="Someone at home" className="home-plan-form">
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <section aria-labelledby="who" className="space-y-4">
        <Kicker id="who">Who</Kicker>
        <TextField label="Name" autoComplete="off" {...field('name')} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="They get an email and need no account."
          {...field('email')}
        />
        <TextField
          label="Their phone"
          optional
          type="tel"
          autoComplete="off"
          maxLength={MAX_PHONE}
          {...field('phone')}
        />
      </section>
      <section aria-labelledby="when" className="space-y-4">
        <Kicker id="when">When · {zoneText(zone)}</Kicker>
        <div className={dayAndTime}>
          <DateField label="You’ll be back by" {...field('back_at', { onChange: follow })} />
          <TextField
            label={<TimeOf what="you’ll be back" />}
            type="time"
            {...form.register('back_time', { onChange: follow })}
          />
        </div>
        <div className={dayAndTime}>
          <DateField label="Worry from" hint="If they haven’t heard by then." {...field('worry_at')} />
          <TextField label={<TimeOf what="to worry from" />} type="time" {...form.register('worry_time')} />
        </div>
      </section>
      <section aria-labelledby="you" className="space-y-4">
        <Kicker id="you">You</Kicker>
        {asksEmail && (
          <TextField
            label="Your own email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="We ask you first whether you’re back."
            {...field('own_email')}
          />
        )}
        <TextField
          label="Your phone"
          optional
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE}
          {...field('own_phone')}
        />
      </section>
      <section aria-labelledby="seen" className="space-y-4">
        <Kicker id="seen">What they’ll see</Kicker>
        <p className="text-body text-muted">
          Your people, your cars with registration, the campsite, your booking, and what you write here.
          Nothing of other households, no costs, notices or allergies.
        </p>
        <div className="fold-rows">
          <FoldRow icon="siren" title="More for the police (optional)" detail={foldText} open={more}>
            <div className="space-y-4">
              <TextareaField
                label="Your way there and back"
                optional
                maxLength={MAX_ROUTE}
                placeholder="Which roads, and where you stop"
                {...field('route')}
              />
              <TextField
                label="Beacon or satellite device"
                optional
                hint="A PLB’s number, or how to reach the device."
                autoComplete="off"
                maxLength={MAX_DEVICE}
                {...field('device')}
              />
              {cars.length > 0 && <CarFields field={field} cars={cars} />}
            </div>
          </FoldRow>
        </div>
      </section>
      {!saved && (
        <RadioCards
          legend="Send the plan"
          options={[
            { value: 'now', label: 'Now' },
            { value: 'on leaving', label: 'On the day you leave', hint: 'At 6 am.' },
          ]}
          {...field('send')}
        />
      )}
      <p className="flex gap-3 text-meta text-muted">
        <Icon name="info" className="mt-0.5 shrink-0" />
        <span>
          We remind you an hour before you’re due back, ask you at the time, and then tell them that you
          haven’t said you’re back. {NO_SEARCH} If they’re worried, they’re the one to call.
        </span>
      </p>
      <ActionBar wide>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isSubmitting} className="min-h-13 flex-1 lg:max-w-60">
            {saved || form.watch('send') !== 'now' ? 'Save the plan' : 'Send the plan'}
          </Button>
          {saved && (
            <Button variant="quiet" onClick={onDone}>
              Cancel
            </Button>
          )}
        </div>
      </ActionBar>
      <ConfirmDialog
        open={alongside !== undefined}
        question={alongside}
        detail="Somebody who comes along won’t notice that you’re late. Leave the plan with them anyway?"
        confirmLabel="Leave it with them"
        tone="primary"
        pending={isSubmitting}
        onConfirm={form.handleSubmit((input) => send(input, { on_trip: true }))}
        onCancel={() => setAlongside(undefined)}
      />
    </form>
  );
}
