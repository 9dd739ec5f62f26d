import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { SiteDetail, SiteFeature } from '@/lib/campsites/schema';
import type { NewSite, newSite } from '@/lib/campsites/sites/schema';

/** The position and the drivetrain are missing until they are chosen. */
export type SiteValues = z.input<typeof newSite>;

export type SiteForm = UseFormReturn<SiteValues, unknown, NewSite>;

/** A new site is private and has no known facts. */
export function valuesOf(site: SiteDetail | null): Partial<SiteValues> {
  return {
    name: site?.name ?? '',
    address: site?.address ?? '',
    latitude: site?.latitude,
    longitude: site?.longitude,
    // A state that only the map told isn't sent back, or it would count as the owner's word.
    state: site?.state_sure ? (site.state as SiteValues['state']) : null,
    phone_contact: site?.phone_contact ?? '',
    email_contact: site?.email_contact ?? '',
    campsite_url: site?.campsite_url ?? '',
    site_features: site?.site_features ?? [],
    share_flag: site?.share_flag ?? false,
    drivetrain: site?.drivetrain ?? undefined,
    pet_friendly: site?.pet_friendly ?? null,
  };
}

export const featuresOf = (site: SiteDetail | null): SiteFeature[] =>
  site ? site.site_features.map((id, at) => ({ id, name: site.features[at] ?? '' })) : [];

/** On each change, even before the first submit. */
export const mendAsTyped = (form: SiteForm) =>
  form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      const field = name as keyof SiteValues | undefined;
      if (field && form.getFieldState(field).error) form.trigger(field);
    },
  });
