import { z } from 'zod';
import { id, optionalText, postcode, text } from '@/lib/fields';
import { FILL_ALL } from './profile-fields';

export const username = text(40, FILL_ALL).refine(
  // text() already reports a blank username with FILL_ALL.
  (value) => value === '' || Array.from(value).length >= 2,
  'Please use at least 2 characters.',
);

export const profileInput = z.object({
  username,
  name: text(80, FILL_ALL),
  suburb: text(80, FILL_ALL),
  postcode: text(80, FILL_ALL).pipe(postcode),
});

const camperName = optionalText();

export const profileSetup = z.object({
  username,
  postcode: text(80, FILL_ALL).pipe(postcode),
  camper_1: camperName,
  camper_2: camperName,
  camper_3: camperName,
  camper_4: camperName,
  camper_5: camperName,
});

export const profile = z.object({
  id,
  username: z.string(),
  name: z.string(),
  /** Null when /profile-setup created the profile, because its form asks only for the postcode. */
  suburb: z.string().nullable(),
  postcode: z.string(),
});

export type ProfileInput = z.output<typeof profileInput>;
export type ProfileSetup = z.output<typeof profileSetup>;
export type Profile = z.output<typeof profile>;
