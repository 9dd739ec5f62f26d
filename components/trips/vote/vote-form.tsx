'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useState, useTransition } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { fieldsOf } from '@/components/ui/fields-of';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { SelectField } from '@/components/ui/select-field';
import { showRefusal } from '@/components/ui/show-refusal';
import { useToast } from '@/components/ui/toast';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { earliestToday } from '@/lib/dates';
import type { TripDates } from '@/lib/trips/date-rules';
import { stopThenName } from '@/lib/trips/stops/stop-words';
import type { Stop } from '@/lib/trips/stops/stops';
import { MOST_DATES } from '@/lib/trips/undecided/vote-options';
import { WeekendButtons } from '../form/weekend-buttons';
import { SiteChoices } from './site-choices';
import type { SiteToOffer } from './sites-to-offer';

interface Props {
  path: string;
  sites: SiteToOffer[];
  /** In the vote already, the trip's own among them. */
  known: readonly TripDates[];
  /** Otherwise the form opens a new vote. */
  adds?: boolean;
  /** The stops to choose from; none on a trip with one, and in an open vote. */
  stops?: readonly Pick<Stop, 'id' | 'number' | 'location_id' | 'location_name'>[];
  /** An open vote asks for the place of one of several stops. */
  ofStop?: boolean;
  onDone?: () => void;
}

const blank = { start_date: '', end_date: '' };

const isKnown = ({ start_date, end_date }: TripDates, known: readonly TripDates[]) =>
  known.some((each) => each.start_date === start_date && each.end_date === end_date);

/** The trip's own dates and campsite are always options. */
export function VoteForm({ path, sites, known, adds = false, stops = [], ofStop = false, onDone }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [refreshing, startRefresh] = useTransition();
  const [chosen, setChosen] = useState<SiteToOffer[]>([]);
  const form = useSchemaForm(() => import('@/lib/trips/vote/schema').then((schemas) => schemas.newVote), {
    defaultValues: {
      dates: [blank],
      location_ids: [] as string[],
      closes_on: '',
      ...(stops[0] && { stop_id: stops[0].id }),
    },
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  const at = stops.find(({ id }) => id === form.watch('stop_id'));
  const isThere = ({ id }: SiteToOffer) => id === at?.location_id;
  const offers = chosen.filter((site) => !isThere(site));
  const rows = useFieldArray({ control: form.control, name: 'dates' });

  const save = form.handleSubmit(async (input) => {
    if (refreshing) return;
    const { closes_on, ...offered } = { ...input, location_ids: offers.map(({ id }) => id) };
    try {
      await (adds ? api.patch(path, offered) : api.post(path, { ...offered, closes_on }));
    } catch (error) {
      return showRefusal(form, error);
    }
    toast.show({ text: adds ? 'They’re in the vote.' : 'The vote is open.', tone: 'success' });
    startRefresh(() => {
      router.refresh();
      onDone?.();
    });
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Empty rows of dates are not an error.
    const typed = form.getValues('dates') ?? [];
    const empty = typed.flatMap((row, index) => (row.start_date || row.end_date ? [] : [index]));
    if (empty.length > 0) rows.remove(empty);
    form.clearErrors();
    const again = (form.getValues('dates') ?? []).findIndex((row) => isKnown(row, known));
    if (again >= 0)
      return form.setError(
        `dates.${again}.start_date`,
        { message: 'These dates are in the vote already.' },
        { shouldFocus: true },
      );
    save();
  };
  const addRow = (row: typeof blank) => {
    const last = (form.getValues('dates') ?? []).length - 1;
    const isBlank =
      last >= 0 && !form.getValues(`dates.${last}.start_date`) && !form.getValues(`dates.${last}.end_date`);
    if (isBlank && row.start_date) rows.update(last, row);
    else rows.append(row, { shouldFocus: !row.start_date });
  };
  const words = (name: 'dates' | 'location_ids') => errors[name]?.message ?? errors[name]?.root?.message;

  return (
    <form
      onSubmit={submit}
      noValidate
      className="space-y-6"
      aria-label={adds ? 'Add to the vote' : 'Open a vote'}
    >
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <fieldset className="min-w-0 space-y-3">
        <legend className="font-semibold">Dates to choose from</legend>
        <ul>
          {rows.fields.map(({ id }, index) => (
            <li
              key={id}
              className="grid grid-cols-[1fr_1fr_auto] items-end gap-x-2 gap-y-3 py-1.5 max-sm:grid-cols-[1fr_auto] max-sm:*:first:col-span-2"
            >
              <DateField label="First day" min={earliestToday()} {...field(`dates.${index}.start_date`)} />
              <DateField
                label="Last day"
                min={form.watch(`dates.${index}.start_date`) || earliestToday()}
                {...field(`dates.${index}.end_date`)}
              />
              <IconButton
                label={`Remove dates ${index + 1}`}
                icon={<Icon name="x" />}
                onClick={() => rows.remove(index)}
              />
            </li>
          ))}
        </ul>
        {words('dates') && <Alert>{words('dates')}</Alert>}
        {rows.fields.length < MOST_DATES - 1 && (
          <>
            <WeekendButtons
              dates={blank}
              onPick={addRow}
              without={[...known, ...(form.watch('dates') ?? [])]}
            />
            <Button variant="secondary" size="sm" icon={<Icon name="plus" />} onClick={() => addRow(blank)}>
              More dates
            </Button>
          </>
        )}
      </fieldset>
      {stops.length > 0 && (
        <SelectField
          label="At which stop"
          options={stops.map((stop) => ({ value: stop.id, label: stopThenName(stop) }))}
          {...field('stop_id')}
        />
      )}
      <SiteChoices
        sites={sites.filter((site) => !isThere(site))}
        chosen={offers}
        onChange={setChosen}
        error={words('location_ids')}
        ofStop={ofStop || stops.length > 0}
      />
      {!adds && (
        <DateField
          label="Last day to vote"
          optional
          hint="Everyone who hasn’t voted is reminded a day before. If empty, the vote is open until you decide."
          min={earliestToday()}
          {...field('closes_on')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          pending={isSubmitting || refreshing}
          pendingText="Saving…"
          className="max-sm:grow"
        >
          {adds ? 'Add to the vote' : 'Open the vote'}
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
