'use client';

import { DateField } from '@/components/ui/date-field';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { type Day, today } from '@/lib/dates';
import { DEFAULT_LIMIT, MAX_LIMIT } from '@/lib/trips/share-link/limit';
import type { ShareLink } from '@/lib/trips/share-link/schema';

export interface SettingsProps {
  tripId: string;
  tripEnd: Day;
  /** Null before there is one. */
  link: Pick<ShareLink, 'limit' | 'ends_on'> | null;
}

interface Typed {
  limit?: number | null | undefined;
  ends_on?: string | null | undefined;
}

export function LinkForm({ tripId, tripEnd, link, onDone }: SettingsProps & { onDone: () => void }) {
  const isNew = link === null;
  const defaultValues: Typed = { limit: link?.limit ?? DEFAULT_LIMIT, ends_on: link?.ends_on ?? '' };
  const form = useSchemaForm(
    () => import('@/lib/trips/share-link/new-share-link').then((schemas) => schemas.newShareLink),
    { defaultValues },
  );
  const { errors } = form.formState;
  return (
    <ItemForm
      title={isNew ? 'Make a link' : 'Change the link'}
      level={null}
      form={form}
      send={(input) => api.post(`/api/trips/${tripId}/link`, input)}
      sendLabel={isNew ? 'Make the link' : 'Save'}
      saved={() => (isNew ? 'Your link is ready to send.' : 'The link is changed.')}
      onDone={onDone}
    >
      <p className="text-muted">
        Everybody who has the link can join the trip, so send it only where you know the people. You see who
        came by it, and can end it or remove anybody.
      </p>
      <TextField
        label="How many households may join"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_LIMIT}
        error={errors.limit?.message}
        {...form.register('limit', { setValueAs: (value) => (value === '' ? null : Number(value)) })}
      />
      <DateField
        label="Last day to join"
        optional
        hint="Left empty, it works till the trip is over."
        min={today()}
        max={tripEnd}
        error={errors.ends_on?.message}
        {...form.register('ends_on')}
      />
    </ItemForm>
  );
}
