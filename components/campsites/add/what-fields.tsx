'use client';

import { Controller } from 'react-hook-form';
import { fieldsOf } from '@/components/ui/fields-of';
import { TextField } from '@/components/ui/text-field';
import type { SiteFeature } from '@/lib/campsites/schema';
import { AccessField, PetField } from './choice-fields';
import { FeatureField } from './feature-field';
import type { SiteForm } from './site-values';

interface Props {
  form: SiteForm;
  known: readonly SiteFeature[];
}

export function WhatFields({ form, known }: Props) {
  const { site_features: features } = form.formState.errors;
  return (
    <>
      <TextField label="Campsite name" autoComplete="off" {...fieldsOf(form)('name')} />
      <AccessField form={form} />
      <PetField form={form} />
      <Controller
        control={form.control}
        name="site_features"
        render={({ field: { value, onChange, ref } }) => (
          <FeatureField
            value={value ?? []}
            onChange={onChange}
            known={known}
            error={features?.message ?? features?.find?.((one) => one)?.message}
            ref={ref}
          />
        )}
      />
    </>
  );
}
