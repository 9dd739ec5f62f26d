import { z } from 'zod';
import { day, id, optionalText, optionalTime, text } from '@/lib/fields';
import { mealKinds } from '../meals/grid';

const number = z.int().min(0);

/** An activity that some people on the trip do together. */
const plan = z.object({
  id,
  day,
  /** Time as "HH:MM" in the site's time zone; null for a plan without a time. */
  at: z.string().nullable(),
  text: z.string(),
  notes: z.string().nullable(),
  /** Id of the household that wrote the plan; null when it has left the trip. */
  by: id.nullable(),
  /** Ids of the households that join the plan. */
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
       * The day's duties. `duty` is the duty's position in the trip's list, `household_id` the
       * household that has the turn; null when no household has it.
       */
      duties: z.array(z.object({ duty: number, household_id: id.nullable() })),
      /** The day's plans: first those without a time, then the others by time. */
      plans: z.array(plan),
    }),
  ),
  /** Names of the duties, in the order of the list. */
  duties: z.array(z.string()),
});

/** The largest number of duties of a trip, which is more than any camp needs. */
export const MOST_DUTIES = 10;

/** The names of all the trip's duties. */
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
 * The day and the duty in the path. They are plain strings, because the handler returns its own error
 * message for a day outside the trip.
 */
export const turnParams = { day: z.string(), duty: z.string() };

const household = id.nullable();

export const turnChange = z.object({
  /** Id of the household that gets the turn; null for nobody. */
  household_id: household,
  /**
   * Id of the household that had the turn when the caller last looked. When left out, the household
   * isn't checked.
   */
  from: household.optional(),
  /** Name of the duty that the caller saw at this position. When left out, the name isn't checked. */
  duty: z.string().optional(),
});

export const dutiesSuggestion = z.object({ apply: z.boolean('This must be true or false.').nullish() });

export const newPlan = z.object({
  day,
  at: optionalTime,
  text: text(120, 'Please say what you’ll do.'),
  notes: optionalText(500),
});

/** A change of a plan. A field that is left out keeps its value. */
export const planChange = newPlan.partial();

export const planGoing = z.object({ going: z.boolean('This must be true or false.') });

export const onePlan = z.object({ plan });

export type Days = z.output<typeof days>;
export type CampDay = Days['days'][number];
export type Plan = z.output<typeof plan>;
export type NewPlan = z.output<typeof newPlan>;
export type PlanChange = z.output<typeof planChange>;
export type TurnChange = z.output<typeof turnChange>;
