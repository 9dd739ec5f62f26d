import { z } from 'zod';
import { day, id, optionalText, optionalTime, text } from '@/lib/fields';
import { mealKinds } from '../meals/grid';

const number = z.int().min(0);

const plan = z.object({
  id,
  day,
  /** "HH:MM" in the site's time zone. */
  at: z.string().nullable(),
  text: z.string(),
  notes: z.string().nullable(),
  /** The household that wrote the plan; null when it has left the trip. */
  by: id.nullable(),
  households: z.array(id),
});

export const days = z.object({
  days: z.array(
    z.object({
      day,
      arriving: z.array(id),
      leaving: z.array(id),
      /** Breakfast, lunch and dinner when somebody eats them, and any other planned meal. */
      meals: z.array(
        z.object({
          meal: z.enum(mealKinds),
          title: z.string().nullable(),
          cooks: z.array(id),
          people: number,
        }),
      ),
      /** `household_id` is null for a free turn. */
      duties: z.array(z.object({ duty: number, household_id: id.nullable() })),
      plans: z.array(plan),
    }),
  ),
  duties: z.array(z.string()),
});

const MOST_DUTIES = 10;

export const dutyList = z.object({
  duties: z
    .array(text(40, 'Please name each duty.'), 'This must be a list of duties.')
    .max(MOST_DUTIES, `Please keep this to ${MOST_DUTIES} duties.`)
    .refine(
      (duties) => new Set(duties.map((duty) => duty.toLowerCase())).size === duties.length,
      'Please name each duty once.',
    ),
});

/** Plain strings, because the handler returns its own error for a day outside the trip. */
export const turnParams = { day: z.string(), duty: z.string() };

const household = id.nullable();

export const turnChange = z.object({
  household_id: household,
  /** The household that had the turn when the caller last looked. Checked only when given. */
  from: household.optional(),
  /** The duty that the caller saw at this position. Checked only when given. */
  duty: z.string().optional(),
});

export const dutiesSuggestion = z.object({ apply: z.boolean('This must be true or false.').nullish() });

export const newPlan = z.object({
  day,
  at: optionalTime,
  text: text(120, 'Please say what you’ll do.'),
  notes: optionalText(500),
});

export const planChange = newPlan.partial();

export const planGoing = z.object({ going: z.boolean('This must be true or false.') });

export const onePlan = z.object({ plan });

export type Days = z.output<typeof days>;
export type CampDay = Days['days'][number];
export type Plan = z.output<typeof plan>;
export type NewPlan = z.output<typeof newPlan>;
export type PlanChange = z.output<typeof planChange>;
export type TurnChange = z.output<typeof turnChange>;
