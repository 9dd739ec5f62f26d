'use client';

import { type Ref, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Combobox } from '@/components/ui/combobox';
import { Icon } from '@/components/ui/icon';
import { useAfterPress } from '@/components/ui/use-after-press';
import { api } from '@/lib/api-client';
import { MIN_FEATURE_QUERY } from '@/lib/campsites/features/feature-words';
import type { SiteFeature } from '@/lib/campsites/schema';
import { MAX_FEATURES } from '@/lib/campsites/sites/rules';

/** Campers most often ask for these. Each has a button of its own. */
const common = ['Toilets', 'Drinking water', 'Showers', 'Power', 'BBQ', 'Campfires allowed'];

interface Props {
  /** Ids of known features, or names of new ones. */
  value: readonly string[];
  onChange: (features: string[]) => void;
  known: readonly SiteFeature[];
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** New features are typed and ended with Enter. */
export function FeatureField({ value, onChange, known, error, ref }: Props) {
  const [text, setText] = useState('');
  const afterPress = useAfterPress();
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  const [news, setNews] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const nameOf = (feature: string) => names.get(feature) ?? feature;
  const has = (name: string) => value.some((feature) => isSame(nameOf(feature), name));
  const full = value.length >= MAX_FEATURES;

  const add = (feature: string, name = feature) => {
    setText('');
    if (has(name)) return setNews(`${name} is there already`);
    if (full) return setNews(`A campsite can have up to ${MAX_FEATURES} features`);
    setNames((all) => new Map(all).set(feature, name));
    onChange([...value, feature]);
    setNews(`${name} added`);
  };
  const remove = (feature: string) => {
    onChange(value.filter((one) => one !== feature));
    setNews(`${nameOf(feature)} removed`);
    // The pressed button disappears with its chip.
    part.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={part} className="space-y-3">
      <Combobox<SiteFeature>
        label="Features"
        optional
        hint="Choose a suggestion, or type your own words and press Enter."
        ref={ref}
        autoCapitalize="sentences"
        enterKeyHint="done"
        maxLength={80}
        minChars={MIN_FEATURE_QUERY}
        emptyText="That’s not in our list. Press Enter to add it anyway."
        error={error}
        value={text}
        onValueChange={setText}
        search={async (query, signal) => {
          const path = `/api/locations/site_features/lookup?query=${encodeURIComponent(query)}`;
          const found = await api.get<SiteFeature[]>(path, signal);
          return found
            .filter(({ name }) => !has(name))
            .map((data) => ({ id: data.id, label: data.name, data }));
        }}
        onSelect={({ id, label }) => add(id, label)}
        onEnter={(typed) => add(typed.trim())}
        // The save would lose words that were typed without Enter.
        onBlur={() => text.trim() && afterPress(() => add(text.trim()))}
      />
      {value.length > 0 && (
        <ul aria-label="Chosen features" className="flex flex-wrap gap-2">
          {value.map((feature) => (
            <li key={feature} className="max-w-full">
              <Chip onRemove={() => remove(feature)} removeLabel={`Remove ${nameOf(feature)}`}>
                <span className="wrap-anywhere">{nameOf(feature)}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Common names={common.filter((name) => !has(name))} onAdd={(name) => add(name)} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

function Common({ names, onAdd }: { names: string[]; onAdd: (name: string) => void }) {
  if (names.length === 0) return null;
  return (
    <ul aria-label="Common features" className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon name="plus" className="size-4" />}
            aria-label={`Add ${name}`}
            onClick={() => onAdd(name)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
