import { z } from 'zod';
import { day, id } from '@/lib/fields';
import { type Gravity, kinds } from './item';

const gravities = ['leave', 'stops', 'watch', 'knows'] as const satisfies Gravity[];

const instant = z.iso.datetime({ offset: true });

export const conditions = z.object({
  on: z.boolean(),
  /** The first day on which the lists are looked at. */
  from: day.nullable(),
  looked_at: instant.nullable(),
  /** The gravest first. Every kind is there. */
  items: z.array(
    z.object({
      stop_id: id,
      kind: z.enum(kinds),
      state: z.enum(['found', 'none found', 'not checked']),
      gravity: z.enum(gravities).nullable(),
      /** False for what is near and isn't the campsite or the way to it. */
      ours: z.boolean(),
      title: z.string(),
      text: z.string(),
      /** Of the trip. */
      days: z.array(day),
      from: instant.nullable(),
      until: instant.nullable(),
      rating: z.string().nullable(),
      /** Null where no page is known. */
      source: z.object({ name: z.string(), url: z.string() }).nullable(),
      source_at: instant.nullable(),
      said_by: z.object({ household_id: id, name: z.string() }).nullable(),
      /** The list's own words. */
      original: z.string().nullable(),
      link: z.string().nullable(),
    }),
  ),
});

export const fireBanWord = z.object({
  day,
  banned: z.boolean('This must be true, false or null.').nullable(),
});

export type ConditionsAnswer = z.output<typeof conditions>;
export type FireBanChange = z.output<typeof fireBanWord>;
