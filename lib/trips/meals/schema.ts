import { z } from 'zod';
import { day, id, optionalText, text } from '@/lib/fields';
import { mealKinds } from './grid';

const number = z.int().min(0);

const meal = z.object({
  meal: z.enum(mealKinds),
  title: z.string().nullable(),
  notes: z.string().nullable(),
  /** Null when somebody is there to eat. */
  outside: z.enum(['before', 'after']).nullable(),
  cooks: z.array(z.object({ household_id: id, name: z.string() })),
  portions: z.object({
    adults: number,
    children: number,
    toddlers: number,
    babies: number,
    people: number,
  }),
  items: z.array(
    z.object({
      id,
      text: z.string(),
      ticked: z.boolean(),
      /** The household that buys the item. */
      taken_by: id.nullable(),
    }),
  ),
});

export const meals = z.object({
  days: z.array(z.object({ day, meals: z.array(meal) })),
  /** Allergies first. Empty for readers who aren't going. */
  diets: z.array(z.object({ name: z.string(), diet: z.string() })),
});

/** Plain strings, because the handler returns its own error for a meal outside the trip. */
export const mealParams = { day: z.string(), meal: z.string() };

const flag = z.boolean('This must be true or false.');

export const mealChange = z.object({
  title: optionalText(),
  notes: optionalText(500),
  cook: flag.nullish(),
  /** When left out, the caller's. Only organisers may name another household. */
  household_id: id.nullish(),
});

export const mealWords = mealChange.pick({ title: true, notes: true });

export const newItem = z.object({ text: text(200, 'Please say what to buy.') });
export const itemChange = z
  .object({
    text: text(200, 'Please say what to buy.'),
    ticked: flag,
    taken: flag,
    household_id: id.nullable(),
  })
  .partial();

export const mealAnswer = z.object({ meal });

export type Meal = z.output<typeof meal>;
export type MealItem = Meal['items'][number];
export type Meals = z.output<typeof meals>;
export type MealChange = z.output<typeof mealChange>;
export type ItemChange = z.output<typeof itemChange>;
