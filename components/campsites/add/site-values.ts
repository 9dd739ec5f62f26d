import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { SiteDetail, SiteFeature } from '@/lib/campsites/schema';
import type { NewSite, newSite } from '@/lib/campsites/sites/schema';

/** What the form holds while it is filled in: no position, and no drivetrain, until one is chosen. */
export type SiteValues = z.input<typeof newSite>;

export type SiteForm = UseFormReturn<SiteValues, unknown, NewSite>;

/** What the form begins with: a new site is private, and nothing is known of it. */
export function valuesOf(site: SiteDetail | null): Partial<SiteValues> {
  return {
    name: site?.name ?? '',
    address: site?.address ?? '',
    latitude: site?.latitude,
    longitude: site?.longitude,
    phone_contact: site?.phone_contact ?? '',
    email_contact: site?.email_contact ?? '',
    campsite_url: site?.campsite_url ?? '',
    site_features: site?.site_features ?? [],
    share_flag: site?.share_flag ?? false,
    drivetrain: site?.drivetrain ?? undefined,
    pet_friendly: site?.pet_friendly ?? null,
  };
}

/** The features that a site has, each with its name. */
export const featuresOf = (site: SiteDetail | null): SiteFeature[] =>
  site ? site.site_features.map((id, at) => ({ id, name: site.features[at] ?? '' })) : [];

/** Looks at a field again as it changes once it was told wrong, also before the form is sent for the first time. */
export const mendAsTyped = (form: SiteForm) =>
  form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      const field = name as keyof SiteValues | undefined;
      if (field && form.getFieldState(field).error) form.trigger(field);
    },
  });
