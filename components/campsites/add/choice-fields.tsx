'use client';

import { Controller } from 'react-hook-form';
import { fieldsOf } from '@/components/ui/fields-of';
import { RadioCards } from '@/components/ui/radio-cards';
import { Segmented } from '@/components/ui/segmented';
import type { drivetrains } from '@/lib/drivetrains';
import type { SiteForm } from './site-values';

const access: { value: (typeof drivetrains)[number]; label: string; hint: string }[] = [
  { value: '2 Wheel Drive', label: '2 Wheel Drive', hint: 'Sealed or good gravel: any car gets there.' },
  {
    value: 'All Wheel Drive',
    label: 'All Wheel Drive',
    hint: 'Rough or slippery in places: an SUV gets there.',
  },
  { value: '4 Wheel Drive', label: '4 Wheel Drive', hint: 'Sand, mud, crossings or steep tracks.' },
];

const pets = [
  { value: 'yes', label: 'Yes', flag: true },
  { value: 'no', label: 'No', flag: false },
  { value: 'unknown', label: 'Not sure', flag: null },
];

const sharing = [
  { value: 'private', label: 'Private', hint: 'Only you see it, and those you invite to a trip there.' },
  {
    value: 'shared',
    label: 'Shared',
    hint: 'Everyone on Campmates can find it and plan a trip there. Your name isn’t shown.',
  },
];

export function AccessField({ form }: { form: SiteForm }) {
  return (
    <RadioCards legend="Drivetrain needed to get there" options={access} {...fieldsOf(form)('drivetrain')} />
  );
}

export function PetField({ form }: { form: SiteForm }) {
  return (
    <Controller
      control={form.control}
      name="pet_friendly"
      render={({ field: { value = null, onChange, name, ref } }) => (
        <Segmented
          legend="Pet friendly"
          name={name}
          ref={ref}
          options={pets}
          value={pets.find(({ flag }) => flag === value)?.value}
          onValueChange={(chosen) => onChange(pets.find((option) => option.value === chosen)?.flag)}
          error={form.formState.errors.pet_friendly?.message}
        />
      )}
    />
  );
}

interface ShareFieldProps {
  form: SiteForm;
  /** Other people can already see the site, and so may have planned trips there. */
  sharedNow: boolean;
}

export function ShareField({ form, sharedNow }: ShareFieldProps) {
  const shared = form.watch('share_flag') ?? false;
  return (
    <Controller
      control={form.control}
      name="share_flag"
      render={({ field: { onChange, name, ref } }) => (
        <div>
          <RadioCards
            legend="Who sees it"
            name={name}
            ref={ref}
            options={sharing}
            value={shared ? 'shared' : 'private'}
            onChange={(event) => onChange(event.target.value === 'shared')}
            error={form.formState.errors.share_flag?.message}
          />
          {sharedNow && !shared && (
            <p role="status" className="mt-2 text-sm text-muted">
              Trips already planned there keep what they show now. Nobody new will find it.
            </p>
          )}
        </div>
      )}
    />
  );
}
