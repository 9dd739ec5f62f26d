'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { DateField } from '@/components/ui/date-field';
import { useFormDraft } from '@/components/ui/drafts';
import { fieldsOf } from '@/components/ui/fields-of';
import { showRefusal } from '@/components/ui/show-refusal';
import { useToast } from '@/components/ui/toast';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { peopleText } from '@/lib/text';
import type { DatesPreview, TripDates } from '@/lib/trips/schema';
import { DatesChange } from './dates-change';

interface Props {
  tripId: string;
  dates: TripDates;
  /** The number of people who get a mail about the new dates. */
  mailed: number;
  onDone: () => void;
}

export function DatesForm({ tripId, dates, mailed, onDone }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [refreshing, startRefresh] = useTransition();
  const [asking, setAsking] = useState<(DatesPreview & TripDates) | null>(null);
  const form = useSchemaForm(() => import('@/lib/trips/schema').then((schemas) => schemas.tripDates), {
    defaultValues: dates,
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  useFormDraft(form, 'Edit dates');

  useEffect(() => form.setFocus('start_date'), [form]);

  const save = form.handleSubmit(async (input) => {
    if (refreshing) return;
    try {
      await api.patch(`/api/trips/${tripId}`, input);
    } catch (error) {
      setAsking(null);
      return showRefusal(form, error);
    }
    setAsking(null);
    toast.show({ text: 'The dates are saved.', tone: 'success' });
    // Runs in one transition, so that the form closes at the same moment as the page shows the new
    // dates.
    startRefresh(() => {
      router.refresh();
      onDone();
    });
  });

  // Asks for a confirmation when new dates are mailed or change somebody's stay, because a mail
  // can't be taken back.
  const ask = form.handleSubmit(async (typed) => {
    if (refreshing) return;
    if (typed.start_date === dates.start_date && typed.end_date === dates.end_date) return save();
    try {
      const preview = await api.post<DatesPreview>(`/api/trips/${tripId}/dates/preview`, typed);
      if (mailed === 0 && preview.households.length === 0 && preview.untold.length === 0) return save();
      setAsking({ ...preview, ...typed });
    } catch (error) {
      showRefusal(form, error);
    }
  });

  return (
    <form onSubmit={ask} noValidate aria-label="Edit dates" className="w-full max-w-lg space-y-4">
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="Start date" {...field('start_date')} />
        <DateField label="End date" min={form.watch('start_date')} {...field('end_date')} />
      </div>
      <div className="flex gap-3">
        <Button type="submit" pending={isSubmitting || refreshing} pendingText="Saving…">
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== null}
        question={mailed > 0 ? `Email ${peopleText(mailed)} about the new dates?` : 'Change the dates?'}
        detail={asking && <DatesChange {...asking} />}
        confirmLabel="Change the dates"
        tone="primary"
        pending={isSubmitting || refreshing}
        onConfirm={() => save()}
        onCancel={() => setAsking(null)}
      />
    </form>
  );
}
