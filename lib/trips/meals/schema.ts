import { z } from 'zod';
import { day, id, optionalText, text } from '@/lib/fields';
import { mealKinds } from './grid';

const number = z.int().min(0);

const meal = z.object({
  meal: z.enum(mealKinds),
  title: z.string().nullable(),
  notes: z.string().nullable(),
  /**
   * Set when the meal is before anybody arrives or after everybody has left, so nobody has to cook
   * it.
   */
  outside: z.enum(['before', 'after']).nullable(),
  cooks: z.array(z.object({ household_id: id, name: z.string() })),
  /** The people who eat: those of the households that are there at this meal. */
  portions: z.object({
    adults: number,
    children: number,
    toddlers: number,
    babies: number,
    /** The sum of the ages above. */
    people: number,
  }),
  /** The shopping list. */
  items: z.array(
    z.object({
      id,
      text: z.string(),
      ticked: z.boolean(),
      /** The household that buys it; null for nobody yet. */
      taken_by: id.nullable(),
    }),
  ),
});

export const meals = z.object({
  days: z.array(z.object({ day, meals: z.array(meal) })),
  /** Allergies first. Only for readers who are going. */
  diets: z.array(z.object({ name: z.string(), diet: z.string() })),
});

/**
 * The day and meal in the path. Strings, because a meal outside the trip gets an error message of
 * its own.
 */
export const mealParams = { day: z.string(), meal: z.string() };

const flag = z.boolean('This must be true or false.');

export const mealChange = z.object({
  title: optionalText(),
  notes: optionalText(500),
  /** True when the caller's household cooks. */
  cook: flag.nullish(),
  /** The household that cooks. Only organisers may name another household than their own. */
  household_id: id.nullish(),
});

/** The fields of the page's form. */
export const mealWords = mealChange.pick({ title: true, notes: true });

export const newItem = z.object({ text: text(200, 'Please say what to buy.') });
export const itemChange = z
  .object({
    text: text(200, 'Please say what to buy.'),
    ticked: flag,
    /** True when the caller's household buys the item. */
    taken: flag,
    /**
     * The household that buys the item. Only organisers may name another household than their own.
     */
    household_id: id.nullable(),
  })
  .partial();

export const mealAnswer = z.object({ meal });

export type Meal = z.output<typeof meal>;
export type MealItem = Meal['items'][number];
export type Meals = z.output<typeof meals>;
export type MealChange = z.output<typeof mealChange>;
export type ItemChange = z.output<typeof itemChange>;
