'use client';

import { DateField } from '@/components/ui/date-field';
import { asNumberOrNull, fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { type Day, today } from '@/lib/dates';
import { MAX_LIMIT } from '@/lib/trips/share-link/limit';
import type { ShareLink } from '@/lib/trips/share-link/schema';

interface Props {
  tripId: string;
  tripEnd: Day;
  link: Pick<ShareLink, 'limit' | 'ends_on'>;
  onSaved: (link: ShareLink) => void;
  onDone: () => void;
}

interface Typed {
  limit?: number | null | undefined;
  ends_on?: string | null | undefined;
}

export function LinkForm({ tripId, tripEnd, link, onSaved, onDone }: Props) {
  const defaultValues: Typed = { limit: link.limit, ends_on: link.ends_on ?? '' };
  const form = useSchemaForm(
    () => import('@/lib/trips/share-link/new-share-link').then((schemas) => schemas.newShareLink),
    { defaultValues },
  );
  const field = fieldsOf(form);
  return (
    <ItemForm
      title="Link settings"
      level={null}
      form={form}
      send={async (input) =>
        onSaved((await api.post<{ link: ShareLink }>(`/api/trips/${tripId}/link`, input)).link)
      }
      saved={() => 'The link is changed.'}
      onDone={onDone}
    >
      <TextField
        label="Most families or groups that can join"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_LIMIT}
        {...field('limit', asNumberOrNull)}
      />
      <DateField
        label="Last day to join"
        optional
        hint="If empty, the link works until the trip is over."
        min={today()}
        max={tripEnd}
        {...field('ends_on')}
      />
    </ItemForm>
  );
}
