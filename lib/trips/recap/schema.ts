import { z } from 'zod';
import { day, id, optionalUrl } from '@/lib/fields';

const count = z.int().min(0);
const named = z.array(z.string());

export const recap = z.object({
  people: count,
  households: count,
  nights: count,
  meals: count,
  dogs: count,
  /** In straight lines from stop to stop; null for a trip with one stop, because nobody says how far they drove. */
  km: count.nullable(),
  /** Null without expenses. */
  cents: z.int().nullable(),
  /** Without who said so; what most have said comes first. */
  forgot: named,
  unneeded: named,
  /** Payments that are still open and that the reader's household makes or gets. */
  unpaid: z.array(z.object({ from: id, to: id, cents: z.int() })),
  album_url: z.string().nullable(),
  /** The same weekend by weekday. */
  again: z.object({ start_date: day, end_date: day }),
});

export const MAX_ALBUM = 500;
const notAnAlbum = 'Please enter a web address that begins with https://.';

export const album = z.object({ album_url: z.string().nullable() });

export const albumChange = z.object({
  url: optionalUrl
    .unwrap()
    .refine((url) => url === null || /^https:\/\//i.test(url), notAnAlbum)
    .refine((url) => url === null || url.length <= MAX_ALBUM, `Please keep this to ${MAX_ALBUM} characters.`),
});

export type Recap = z.output<typeof recap>;
export type AlbumChange = z.output<typeof albumChange>;
