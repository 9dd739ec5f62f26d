'use client';

import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { Icon } from '@/components/ui/icon';
import { suggest } from '../../vote/site-choices';
import type { SiteToOffer } from '../../vote/sites-to-offer';

export interface TypedSite {
  location_id: string | null;
  location_name: string;
}

interface Props {
  label: string;
  value: TypedSite;
  error: string | undefined;
  onChange: (site: TypedSite) => void;
}

/** A campsite that is only typed is a name of which nothing is known. */
export function SiteField({ label, value, error, onChange }: Props) {
  const [chosen, setChosen] = useState<Pick<SiteToOffer, 'id' | 'name'> | null>(null);
  const siteOf = (name: string): TypedSite => ({
    location_id: chosen?.name === name ? chosen.id : null,
    location_name: name,
  });
  return (
    <Combobox<SiteToOffer>
      label={label}
      icon={<Icon name="search" />}
      name="location_name"
      maxLength={80}
      value={value.location_name}
      onValueChange={(name) => onChange(siteOf(name))}
      search={suggest}
      emptyText="We don’t know it. Its name alone is fine."
      error={error}
      onEnter={() => undefined}
      onSelect={({ data }) => {
        if (!data) return;
        setChosen(data);
        onChange({ location_id: data.id, location_name: data.name });
      }}
    />
  );
}
