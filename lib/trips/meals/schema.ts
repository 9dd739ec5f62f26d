import { z } from 'zod';
import { day, id, optionalText, text } from '@/lib/fields';
import { mealKinds } from './grid';

const number = z.int().min(0);

const meal = z.object({
  meal: z.enum(mealKinds),
  title: z.string().nullable(),
  notes: z.string().nullable(),
  /**
   * `before` when nobody has arrived yet, `after` when everybody has left; otherwise null. Nobody has
   * to cook a meal before or after.
   */
  outside: z.enum(['before', 'after']).nullable(),
  cooks: z.array(z.object({ household_id: id, name: z.string() })),
  /** Numbers of people who eat: the people of the households that are there at this meal. */
  portions: z.object({
    adults: number,
    children: number,
    toddlers: number,
    babies: number,
    /** Sum of the numbers of adults, children, toddlers and babies. */
    people: number,
  }),
  /** The meal's shopping list. */
  items: z.array(
    z.object({
      id,
      text: z.string(),
      ticked: z.boolean(),
      /** Id of the household that buys the item; null for nobody yet. */
      taken_by: id.nullable(),
    }),
  ),
});

export const meals = z.object({
  days: z.array(z.object({ day, meals: z.array(meal) })),
  /** The diets of the people who eat, allergies first. Empty for readers who aren't going. */
  diets: z.array(z.object({ name: z.string(), diet: z.string() })),
});

/**
 * The day and the meal in the path. They are plain strings, because the handler returns its own error
 * message for a meal outside the trip.
 */
export const mealParams = { day: z.string(), meal: z.string() };

const flag = z.boolean('This must be true or false.');

export const mealChange = z.object({
  title: optionalText(),
  notes: optionalText(500),
  /** True when the household will cook the meal, false when it will no longer cook the meal. */
  cook: flag.nullish(),
  /**
   * Id of the household that cooks; when left out, the caller's. Only organisers may name another
   * household than their own.
   */
  household_id: id.nullish(),
});

/** The text fields of the meal's form. */
export const mealWords = mealChange.pick({ title: true, notes: true });

export const newItem = z.object({ text: text(200, 'Please say what to buy.') });
export const itemChange = z
  .object({
    text: text(200, 'Please say what to buy.'),
    ticked: flag,
    /** True when the household will buy the item, false when it will no longer buy the item. */
    taken: flag,
    /**
     * Id of the household that `taken` is about; when null or left out, the caller's household. Only
     * organisers may name another household than their own.
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
