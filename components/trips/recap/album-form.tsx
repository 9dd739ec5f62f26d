'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';

export interface AlbumFormProps {
  tripId: string;
  url: string | null;
  onDone: () => void;
}

/** An empty text deletes the link. */
export function AlbumForm({ tripId, url, onDone }: AlbumFormProps) {
  const form = useSchemaForm(
    () => import('@/lib/trips/recap/schema').then((schemas) => schemas.albumChange),
    { defaultValues: { url: url ?? '' } },
  );
  const field = fieldsOf(form);
  return (
    <ItemForm
      title="The album"
      form={form}
      send={(change) => api.put(`/api/trips/${tripId}/album`, change)}
      saved={(change) => (change.url ? 'Everybody who went sees the album.' : 'The link is gone.')}
      onDone={onDone}
    >
      <TextField
        label="Link to the album"
        hint="Where the group keeps its photos. It begins with https://."
        inputMode="url"
        autoComplete="off"
        {...field('url')}
      />
    </ItemForm>
  );
}
