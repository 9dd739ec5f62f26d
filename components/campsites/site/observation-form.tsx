'use client';

import { useRouter } from 'next/navigation';
import { Controller } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { useFormDraft } from '@/components/ui/drafts';
import { asTextOrNull, fieldsOf } from '@/components/ui/fields-of';
import { Segmented } from '@/components/ui/segmented';
import { SelectField } from '@/components/ui/select-field';
import { showRefusal } from '@/components/ui/show-refusal';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { EARLIEST_SEEN, saysAnything, type YesNoFact, yesNoFacts } from '@/lib/campsites/observations/facts';
import type { Observation } from '@/lib/campsites/observations/schema';
import { type Day, today } from '@/lib/dates';
import { drivetrains } from '@/lib/drivetrains';

const questions: Record<YesNoFact, string> = {
  pets: 'Pets welcome?',
  toilets: 'Toilets?',
  water: 'Drinking water?',
  showers: 'Showers?',
  power: 'Power?',
  fires: 'Campfires allowed?',
  reception: 'Phone reception?',
  boat_ramp: 'Boat ramp?',
};

const choices = [
  { value: 'yes', label: 'Yes', flag: true },
  { value: 'no', label: 'No', flag: false },
  { value: 'unknown', label: 'Not sure', flag: null },
];

const access = drivetrains.map((value) => ({ value, label: value }));

const nothingSaid: Observation = {
  pets: null,
  toilets: null,
  water: null,
  showers: null,
  power: null,
  fires: null,
  reception: null,
  boat_ramp: null,
  access: null,
  seen_on: '',
};

export interface ObservationFormProps {
  siteId: string;
  /** Others who see the site also see the answers. */
  shared: boolean;
  /** null when there are no earlier answers. */
  own: Observation | null;
  /** The person's visit, if the page knows it. */
  seenOn?: Day;
  onDone: () => void;
  /** Called after a save, instead of `onDone`. */
  onSaved?: () => void;
}

export function ObservationForm({
  siteId,
  shared,
  own,
  seenOn = '',
  onDone,
  onSaved = onDone,
}: ObservationFormProps) {
  const toast = useToast();
  const router = useRouter();
  const takingBack = useAction('Your answers could not be withdrawn. Please try again.');
  const form = useSchemaForm(
    () => import('@/lib/campsites/observations/schema').then((schemas) => schemas.observation),
    { defaultValues: own ?? { ...nothingSaid, seen_on: seenOn } },
  );
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  useFormDraft(form, 'observation');

  const path = `/api/locations/${siteId}/observation`;
  const finish = (text: string) => {
    toast.show({ text, tone: 'success' });
    router.refresh();
    onSaved();
  };
  const save = form.handleSubmit(async (observation) => {
    if (!saysAnything(observation)) {
      form.setError('root', { message: 'Please answer at least one question.' });
      return;
    }
    takingBack.forget();
    try {
      await api.put(path, observation);
      finish(shared ? 'Thank you. Other campers can see it now.' : 'Saved. Only you can see it.');
    } catch (error) {
      showRefusal(form, error, { failed: 'It could not be saved. Please try again.' });
    }
  });
  const takeBack = () =>
    takingBack.run(
      () => api.delete(path),
      () => finish('What you said is taken back.'),
    );

  const problem = errors.root?.message ?? takingBack.failure;
  return (
    <form onSubmit={save} noValidate className="@container space-y-5">
      <div className="grid gap-5 @2xl:grid-cols-2">
        {yesNoFacts.map((fact) => (
          <Controller
            key={fact}
            control={form.control}
            name={fact}
            render={({ field: { value = null, onChange, name, ref } }) => (
              <Segmented
                legend={questions[fact]}
                name={name}
                ref={ref}
                options={choices}
                value={choices.find(({ flag }) => flag === value)?.value}
                onValueChange={(chosen) => onChange(choices.find((choice) => choice.value === chosen)?.flag)}
                error={errors[fact]?.message}
              />
            )}
          />
        ))}
        <SelectField
          label="What does a car need to get there?"
          placeholder="Not sure"
          options={access}
          {...field('access', asTextOrNull)}
        />
        <DateField label="When were you there?" min={EARLIEST_SEEN} max={today()} {...field('seen_on')} />
      </div>
      {problem && <Alert>{problem}</Alert>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {own && (
          <Button
            variant="quiet"
            onClick={takeBack}
            pending={takingBack.pending}
            pendingText="Taking back…"
            className="sm:mr-auto"
          >
            Take back
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" pending={isSubmitting} pendingText="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}
