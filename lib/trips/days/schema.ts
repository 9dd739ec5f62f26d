import { z } from 'zod';
import { day, id, optionalText, optionalTime, text } from '@/lib/fields';
import { mealKinds } from '../meals/grid';

const number = z.int().min(0);

/** An activity that some people on the trip do together. */
const plan = z.object({
  id,
  day,
  /** "HH:MM" in the site's time zone; null for no set time that day. */
  at: z.string().nullable(),
  text: z.string(),
  notes: z.string().nullable(),
  /** The household that wrote the plan. */
  by: id,
  /** The households that join. */
  households: z.array(id),
});

export const days = z.object({
  days: z.array(
    z.object({
      day,
      arriving: z.array(id),
      leaving: z.array(id),
      /**
       * Breakfast, lunch and dinner on days when somebody eats them, and any other planned meal.
       */
      meals: z.array(
        z.object({
          meal: z.enum(mealKinds),
          title: z.string().nullable(),
          cooks: z.array(id),
          people: number,
        }),
      ),
      /**
       * The household whose turn each duty is, with the duty's number in the list; null for nobody
       * yet.
       */
      duties: z.array(z.object({ duty: number, household_id: id.nullable() })),
      /** Plans without a time first, then by time. */
      plans: z.array(plan),
    }),
  ),
  /** What somebody does at camp every day, in the order of the list. */
  duties: z.array(z.string()),
});

/** More duties than any camp has. */
export const MOST_DUTIES = 10;

/** The field of the page's form: one duty per line. */
export const dutyList = z.object({
  duties: z
    .array(text(40, 'Please name each duty.'), 'This must be a list of duties.')
    .max(MOST_DUTIES, `Please keep this to ${MOST_DUTIES} duties.`)
    .refine(
      (duties) => new Set(duties.map((duty) => duty.toLowerCase())).size === duties.length,
      'Please name each duty once.',
    ),
});

/**
 * The day and duty in the path. Strings, because a day outside the trip gets an error message of
 * its own.
 */
export const turnParams = { day: z.string(), duty: z.string() };

const household = id.nullable();

export const turnChange = z.object({
  /** The household that gets the turn; null for nobody. */
  household_id: household,
  /** The household that had the turn when the caller last looked; left out to skip that check. */
  from: household.optional(),
  /** The duty's name as the caller saw it; left out to check only the number. */
  duty: z.string().optional(),
});

export const dutiesSuggestion = z.object({ apply: z.boolean('This must be true or false.').nullish() });

export const newPlan = z.object({
  day,
  at: optionalTime,
  text: text(120, 'Please say what you’ll do.'),
  notes: optionalText(500),
});

/** A field that is left out keeps its value. */
export const planChange = newPlan.partial();

export const planGoing = z.object({ going: z.boolean('This must be true or false.') });

export const onePlan = z.object({ plan });

export type Days = z.output<typeof days>;
export type CampDay = Days['days'][number];
export type Plan = z.output<typeof plan>;
export type NewPlan = z.output<typeof newPlan>;
export type PlanChange = z.output<typeof planChange>;
export type TurnChange = z.output<typeof turnChange>;
