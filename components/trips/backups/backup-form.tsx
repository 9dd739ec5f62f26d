'use client';

import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { DateField } from '@/components/ui/date-field';
import { fieldsOf } from '@/components/ui/fields-of';
import { Icon } from '@/components/ui/icon';
import { ItemForm } from '@/components/ui/item-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Backup } from '@/lib/trips/backups/schema';
import { areSeveral } from '@/lib/trips/stops/stops';
import { suggest } from '../vote/site-choices';
import type { SiteToOffer } from '../vote/sites-to-offer';

interface Props {
  path: string;
  /** null to add one. */
  backup: Backup | null;
  stops: readonly BackupStop[];
  /** The id of the stop for a new one. */
  stop: string;
  onDone: () => void;
}

export interface BackupStop {
  id: string;
  name: string;
  lastDay: string;
}

type Chosen = Pick<SiteToOffer, 'id' | 'name'> | null;

/** A campsite that is only typed is a name of which nothing is known. */
export function BackupForm({ path, backup, stops, stop, onDone }: Props) {
  const form = useSchemaForm(
    () => import('@/lib/trips/backups/schema').then((schemas) => schemas.backupWords),
    {
      defaultValues: {
        location_name: backup?.location_name ?? '',
        trigger: backup?.trigger ?? '',
        decide_by: backup?.decide_by ?? '',
        stop_id: backup?.stop_id ?? stop,
      },
    },
  );
  const [chosen, setChosen] = useState<Chosen>(null);
  const field = fieldsOf(form);
  const [name, at] = form.watch(['location_name', 'stop_id']);
  const lastDay = stops.find(({ id }) => id === at)?.lastDay;
  return (
    <ItemForm
      title={backup ? 'Edit plan B' : 'New plan B'}
      level={null}
      draft={backup ? `${path}/${backup.id}` : path}
      form={form}
      send={({ location_name, stop_id, ...words }) => {
        const site = { location_id: chosen?.name === location_name ? chosen.id : null, location_name };
        const at = areSeveral(stops) && { stop_id };
        if (!backup) return api.post(path, { ...site, ...words, ...at });
        const same = backup.location_name === location_name && site.location_id === null;
        return api.patch(`${path}/${backup.id}`, { ...(!same && site), ...words, ...at });
      }}
      saved={({ location_name }) => `If it’s closed, you go to ${location_name}.`}
      onDone={onDone}
    >
      {areSeveral(stops) && (
        <SelectField
          label="At"
          options={stops.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('stop_id')}
        />
      )}
      <Combobox<SiteToOffer>
        label="Campsite"
        icon={<Icon name="search" />}
        name="location_name"
        maxLength={80}
        value={name}
        onValueChange={(text) => form.setValue('location_name', text, { shouldDirty: true })}
        search={suggest}
        emptyText="We don’t know it. Its name alone is fine."
        error={form.formState.errors.location_name?.message}
        onEnter={() => undefined}
        onSelect={({ data }) => {
          if (!data) return;
          setChosen(data);
          form.setValue('location_name', data.name, { shouldDirty: true });
        }}
      />
      <TextField
        label="What makes you go there"
        optional
        hint="For example, Doctors Flat Road closed."
        maxLength={200}
        {...field('trigger')}
      />
      <DateField label="Decide by" optional {...(lastDay && { max: lastDay })} {...field('decide_by')} />
    </ItemForm>
  );
}
