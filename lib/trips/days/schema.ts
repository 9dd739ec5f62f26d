import { z } from 'zod';
import { day, id, optionalText, optionalTime, text } from '@/lib/fields';
import { mealKinds } from '../meals/grid';

const number = z.int().min(0);

/** Something that some of the trip do together. */
const plan = z.object({
  id,
  day,
  /** "HH:MM" by the clocks at the site; null for some time that day. */
  at: z.string().nullable(),
  text: z.string(),
  notes: z.string().nullable(),
  /** The household that wrote it. */
  by: id,
  /** Those that join. */
  households: z.array(id),
});

export const days = z.object({
  days: z.array(
    z.object({
      day,
      arriving: z.array(id),
      leaving: z.array(id),
      /** Breakfast, lunch and dinner where somebody eats, and whatever else is planned. */
      meals: z.array(
        z.object({
          meal: z.enum(mealKinds),
          title: z.string().nullable(),
          cooks: z.array(id),
          people: number,
        }),
      ),
      /** Whose turn each duty is, by its number in the list; null for nobody yet. */
      duties: z.array(z.object({ duty: number, household_id: id.nullable() })),
      /** The timed ones by their time, after those of no time. */
      plans: z.array(plan),
    }),
  ),
  /** What somebody does every day, in the order of the list. */
  duties: z.array(z.string()),
});

/** More duties than any camp has. */
export const MOST_DUTIES = 10;

/** The fields of the page's form: what is done, a line each. */
export const dutyList = z.object({
  duties: z
    .array(text(40, 'Please name each duty.'), 'This must be a list of duties.')
    .max(MOST_DUTIES, `Please keep this to ${MOST_DUTIES} duties.`)
    .refine(
      (duties) => new Set(duties.map((duty) => duty.toLowerCase())).size === duties.length,
      'Please name each duty once.',
    ),
});

/** The turn that the path names. A day that the trip doesn't have is refused in words. */
export const turnParams = { day: z.string(), duty: z.string() };

const household = id.nullable();

export const turnChange = z.object({
  /** The household whose turn it is to be; null for nobody's. */
  household_id: household,
  /** Whose turn it was when the caller last looked; left out for any. */
  from: household.optional(),
  /** The duty's name as the caller saw it; left out where only the number counts. */
  duty: z.string().optional(),
});

export const dutiesSuggestion = z.object({ apply: z.boolean('This must be true or false.').nullish() });

export const newPlan = z.object({
  day,
  at: optionalTime,
  text: text(120, 'Please say what you’ll do.'),
  notes: optionalText(500),
});

/** What is left out stays as it was. */
export const planChange = newPlan.partial();

export const planGoing = z.object({ going: z.boolean('This must be true or false.') });

export const onePlan = z.object({ plan });

export type Days = z.output<typeof days>;
export type CampDay = Days['days'][number];
export type Plan = z.output<typeof plan>;
export type NewPlan = z.output<typeof newPlan>;
export type PlanChange = z.output<typeof planChange>;
export type TurnChange = z.output<typeof turnChange>;
