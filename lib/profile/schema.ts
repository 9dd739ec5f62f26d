import { z } from 'zod';
import { id, postcode, text } from '../fields';

export const FILL_ALL = 'Please fill out all fields.';

export const username = text(40, FILL_ALL).refine(
  // A blank one has its own words already.
  (value) => value === '' || Array.from(value).length >= 2,
  'Please use at least 2 characters.',
);

export const profileInput = z.object({
  username,
  name: text(80, FILL_ALL),
  suburb: text(80, FILL_ALL),
  postcode: text(80, FILL_ALL).pipe(postcode),
});

export const profile = z.object({
  id,
  username: z.string(),
  name: z.string(),
  /** Null where /profile-setup made the profile, which asks for the postcode alone. */
  suburb: z.string().nullable(),
  postcode: z.string(),
});

export type ProfileInput = z.output<typeof profileInput>;
export type Profile = z.output<typeof profile>;
