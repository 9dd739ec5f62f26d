'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Controller } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useFormDraft } from '@/components/ui/drafts';
import { type FailureWords, showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { SiteDetail } from '@/lib/campsites/schema';
import { searchHref } from '@/lib/campsites/search/search-href';
import type { AddedSite } from '@/lib/campsites/sites/schema';
import type { Tiles } from '../map/base-map';
import { useOrigin, withoutSite } from './came-from';
import { AccessField, PetField, ShareField } from './choice-fields';
import { DeleteSite } from './delete-site';
import { FeatureField } from './feature-field';
import { valuesOf } from './site-values';
import { SpotFields } from './spot-fields';

interface Props {
  /** The site to edit; null for a new one. */
  site: SiteDetail | null;
  googleKey: string | null;
  tiles: Tiles | null;
}

/** Adds a campsite, or edits one's own. What was typed stays when it can't be saved. */
export function LocationForm({ site, googleKey, tiles }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [leaving, startLeaving] = useTransition();
  const form = useSchemaForm(
    () => import('@/lib/campsites/sites/schema').then((schemas) => schemas.newSite),
    {
      defaultValues: valuesOf(site),
    },
  );
  const { errors, isSubmitting } = form.formState;
  useFormDraft(form, 'campsite');
  const origin = useOrigin(site?.id ?? null);
  const featureError = errors.site_features;

  const save = form.handleSubmit(async (input) => {
    if (leaving) return;
    try {
      if (site) await api.put(`/api/locations/${site.id}`, input);
      const next = site ? origin.href : foundAt(await api.post<AddedSite>('/api/locations', input));
      toast.show({ text: site ? 'Campsite saved.' : 'Campsite added successfully!', tone: 'success' });
      startLeaving(() => router.push(next));
    } catch (error) {
      showRefusal(form, error, failureWords);
    }
  });

  return (
    <form onSubmit={save} noValidate className="space-y-7">
      <TextField
        label="Campsite name"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <SpotFields form={form} googleKey={googleKey} tiles={tiles} />
      <AccessField form={form} />
      <PetField form={form} />
      <Controller
        control={form.control}
        name="site_features"
        render={({ field: { value, onChange, ref } }) => (
          <FeatureField
            value={value ?? []}
            onChange={onChange}
            known={site ? site.site_features.map((id, at) => ({ id, name: site.features[at] ?? '' })) : []}
            error={featureError?.message ?? featureError?.find?.((one) => one)?.message}
            ref={ref}
          />
        )}
      />
      <div className="grid gap-7 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="Campsite’s phone"
          optional
          type="tel"
          autoComplete="off"
          error={errors.phone_contact?.message}
          {...form.register('phone_contact')}
        />
        <TextField
          label="Campsite’s email"
          optional
          type="email"
          autoComplete="off"
          error={errors.email_contact?.message}
          {...form.register('email_contact')}
        />
      </div>
      <TextField
        label="Campsite’s website"
        optional
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        error={errors.campsite_url?.message}
        {...form.register('campsite_url')}
      />
      <ShareField form={form} sharedNow={site?.share_flag ?? false} />
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          type="submit"
          pending={isSubmitting || leaving}
          pendingText="Saving…"
          className="max-sm:w-full"
        >
          {site ? 'Save' : 'Add campsite'}
        </Button>
        {site && <DeleteSite site={site} next={withoutSite(origin)} />}
      </div>
    </form>
  );
}

const UNEXPECTED = 'An unexpected error occurred while saving the location.';

const failureWords: FailureWords = {
  failed: 'Failed to save location.',
  unreachable: UNEXPECTED,
  whole: (words) => (words === UNEXPECTED ? words : `Error: ${words}`),
};

/** The search that has the new site in it: as wide as one may be, by its name. */
const foundAt = ({ location, search_postcode }: AddedSite) =>
  searchHref({
    postcode: search_postcode ?? '',
    at: null,
    radius: '200',
    q: location.name,
    sources: ['user', 'private'],
    wants: [],
    unknown: false,
    view: 'list',
    trip: null,
    all: false,
  });
