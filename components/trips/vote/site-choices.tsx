'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { api } from '@/lib/api-client';
import type { Suggestions } from '@/lib/campsites/search/suggest-schema';
import { MOST_SITES } from '@/lib/trips/undecided/vote-options';
import type { SiteToOffer } from './sites-to-offer';

interface Props {
  sites: SiteToOffer[];
  chosen: SiteToOffer[];
  onChange: (chosen: SiteToOffer[]) => void;
  error: string | undefined;
  /** For one of several stops. */
  ofStop: boolean;
}

/** The search finds any others more quickly. */
const MOST_SHOWN = 12;

/** The reader's own and saved campsites are checkboxes; others are found by name. */
export function SiteChoices({ sites, chosen, onChange, error, ofStop }: Props) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<SiteToOffer[]>([]);
  const full = chosen.length >= MOST_SITES - 1;
  const listed = [...found, ...sites.filter(({ id }) => !found.some((each) => each.id === id))];
  const isChosen = ({ id }: SiteToOffer) => chosen.some((each) => each.id === id);
  const toggle = (site: SiteToOffer) =>
    onChange(isChosen(site) ? chosen.filter(({ id }) => id !== site.id) : [...chosen, site]);
  const shown = listed.slice(0, MOST_SHOWN + found.length);
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="font-semibold">Campsites to choose from</legend>
      <p className="text-sm text-muted">
        The {ofStop ? 'stop' : 'trip'}’s own is in the vote already. Up to {MOST_SITES - 1} more.
      </p>
      <Combobox<SiteToOffer>
        label="Find a campsite by its name"
        icon={<Icon name="search" />}
        value={typed}
        maxLength={100}
        onValueChange={setTyped}
        search={suggest}
        emptyText="We don’t know a campsite like that."
        onEnter={() => undefined}
        onSelect={({ data }) => {
          setTyped('');
          if (!data) return;
          if (!listed.some(({ id }) => id === data.id)) setFound([...found, data]);
          if (!isChosen(data) && !full) onChange([...chosen, data]);
        }}
      />
      {shown.map((site) => (
        <Checkbox
          key={site.id}
          look="card"
          label={site.name}
          hint={site.detail}
          checked={isChosen(site)}
          disabled={full && !isChosen(site)}
          onChange={() => toggle(site)}
        />
      ))}
      <FieldError id="vote-sites-error">{error}</FieldError>
    </fieldset>
  );
}

export async function suggest(query: string, signal: AbortSignal): Promise<ComboboxOption<SiteToOffer>[]> {
  const { campsites } = await api.get<Suggestions>(
    `/api/search/suggest?query=${encodeURIComponent(query)}`,
    signal,
  );
  return campsites.map(({ id, name, locality, state }) => {
    const detail = [locality, state].filter(Boolean).join(' ');
    return { id, label: name, detail, data: { id, name, detail } };
  });
}
