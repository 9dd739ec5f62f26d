import { amountIn, sumOf, thingOf } from './amounts';
import type { MealPlace } from './grid';
import type { MealItem, Meals } from './schema';

export interface ToBuy {
  place: MealPlace;
  item: MealItem;
}

/** One item, or the total of the same item for several meals. */
export interface ShoppingLine {
  text: string;
  parts: ToBuy[];
}

export interface ShoppingGroup {
  taken_by: string | null;
  lines: ShoppingLine[];
}

/** A null in `buyers` stands for the items that nobody buys yet. */
export function shoppingOf(days: Meals['days'], buyers: readonly (string | null)[]): ShoppingGroup[] {
  const all = days.flatMap(({ day, meals }) =>
    meals.flatMap(({ meal, items }) => items.map((item): ToBuy => ({ place: { day, meal }, item }))),
  );
  return buyers.flatMap((taken_by) => {
    const parts = all.filter(({ item }) => item.taken_by === taken_by);
    return parts.length > 0 ? [{ taken_by, lines: linesOf(parts) }] : [];
  });
}

/** An item without an amount, such as "Eggs", joins "12 eggs". */
function linesOf(all: ToBuy[]): ShoppingLine[] {
  const lines = new Map<string, ToBuy[]>();
  const amounts = all.flatMap(({ item }) => amountIn(item.text) ?? []);
  for (const part of all) {
    const { id, text } = part.item;
    const thing = thingOf(text);
    const key =
      amountIn(text)?.key ?? amounts.find((each) => each.thing === thing)?.key ?? (thing ? `${thing} ` : id);
    lines.set(key, [...(lines.get(key) ?? []), part]);
  }
  return [...lines.values()].map((parts) => ({ text: textOf(parts), parts }));
}

function textOf(parts: ToBuy[]): string {
  const [first, ...others] = parts.flatMap(({ item }) => amountIn(item.text) ?? []);
  if (first && others.length > 0) return sumOf([first, ...others]);
  const counted = parts.find(({ item }) => amountIn(item.text)) ?? parts[0];
  return counted?.item.text ?? '';
}
