'use client';

import { type ReactNode, useId } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Segmented } from '@/components/ui/segmented';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { SearchValues, Source } from '@/lib/campsites/search/search-href';
import { radii, type Want } from '@/lib/campsites/search-choices';
import { PlaceBox } from './place-box';
import { useAddressView } from './use-address-view';
import { useLiveSearch } from './use-live-search';

const radiusOptions = radii.map((km) => ({ value: String(km), label: `${km} km` }));

const sourceOptions: { value: Source; label: string }[] = [
  { value: 'ai', label: 'AI results' },
  { value: 'user', label: 'User results' },
  { value: 'private', label: 'Private results' },
];

const wantOptions: { value: Want; label: string }[] = [
  { value: 'car', label: 'My car can reach it' },
  { value: 'pets', label: 'Pets welcome' },
  { value: 'toilets', label: 'Toilets' },
  { value: 'water', label: 'Drinking water' },
  { value: 'power', label: 'Power' },
  { value: 'free', label: 'Free' },
];

const viewOptions = [
  { value: 'list', label: 'List', icon: <Icon name="list" /> },
  { value: 'map', label: 'Map', icon: <Icon name="map" /> },
];

export interface SearchPanelProps {
  values: SearchValues;
  /** Without a car nobody is asked whether it can reach a campsite. */
  hasCar: boolean;
  /** Whether there is an AI to ask. */
  aiOn: boolean;
  errors: Partial<Record<'postcode' | 'q', string>>;
  /** The results, which dim while newer ones are on their way. */
  children: ReactNode;
}

export function SearchPanel({ values: given, hasCar, aiOn, errors, children }: SearchPanelProps) {
  const values = useAddressView(given);
  const { form, pending, view, events, place, type, choose, open, nearMe } = useLiveSearch(values);
  const aiNote = useId();
  const off = { disabled: true, 'aria-describedby': aiNote };
  return (
    <>
      <form ref={form} aria-label="Campsite search" action="/createtrip" noValidate {...events}>
        <div className="grid grid-cols-[7.25rem_1fr] items-start gap-3 large-text:grid-cols-1 lg:grid-cols-[minmax(0,6fr)_9rem_minmax(0,5fr)]">
          <PlaceBox
            className="col-span-full lg:col-span-1"
            place={place}
            error={nearMe.problem ?? errors.postcode}
            onType={type}
            onChoose={choose}
            onOpen={open}
            onNearMe={nearMe.locate}
            locating={nearMe.asking}
          />
          <SelectField label="Within" name="radius" defaultValue={values.radius} options={radiusOptions} />
          <TextField
            label="Name, place or feature"
            name="q"
            type="search"
            defaultValue={values.q}
            error={errors.q}
            icon={<Icon name="search" />}
            end={
              <IconButton type="submit" label="Search" pending={pending} icon={<Icon name="arrow-right" />} />
            }
            enterKeyHint="search"
            autoComplete="off"
            maxLength={80}
          />
        </div>
        <div className="mt-3 lg:mt-4 lg:flex lg:flex-wrap lg:gap-x-2 lg:gap-y-3">
          <fieldset className="chip-row">
            <legend className="sr-only">Show</legend>
            <input type="hidden" name="sources" value="" />
            {sourceOptions.map(({ value, label }) => (
              <ChoiceChip
                key={value}
                name="sources"
                value={value}
                defaultChecked={values.sources.includes(value)}
                {...(value === 'ai' && !aiOn && off)}
              >
                {label}
              </ChoiceChip>
            ))}
          </fieldset>
          <fieldset className="chip-row">
            <legend className="sr-only">Only campsites with</legend>
            {wantOptions
              .filter(({ value }) => value !== 'car' || hasCar)
              .map(({ value, label }) => (
                <ChoiceChip
                  key={value}
                  name="wants"
                  value={value}
                  defaultChecked={values.wants.includes(value)}
                >
                  {label}
                </ChoiceChip>
              ))}
          </fieldset>
        </div>
        {!aiOn && (
          <p id={aiNote} className="mt-1.5 text-sm text-muted lg:mt-2.5">
            AI suggestions aren’t available here.
          </p>
        )}
        {values.trip && <input type="hidden" name="trip" value={values.trip} />}
        {values.unknown && <input type="hidden" name="unknown" value="1" />}
        <Segmented
          className="mt-2.5 scroll-mt-3 lg:hidden"
          legend="Show as"
          hideLegend
          name="view"
          options={viewOptions}
          defaultValue={values.view}
        />
      </form>
      <div
        aria-busy={pending}
        data-view={view}
        className="group/results mt-3 transition-opacity lg:mt-5 aria-busy:opacity-60"
      >
        {children}
      </div>
    </>
  );
}
