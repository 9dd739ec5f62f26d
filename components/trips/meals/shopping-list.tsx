import type { Diet } from '@/lib/trips/meals/diets';
import { shoppingOf } from '@/lib/trips/meals/shopping';
import type { MealDay } from './changed-days';
import { PrintList } from './print-list';
import { ShoppingRow } from './shopping-row';
import type { MealActions } from './use-meals';

interface Props {
  days: MealDay[];
  names: Record<string, string>;
  own: string | null;
  edits: boolean;
  dietsByMeal: Record<string, Diet[]>;
  actions: MealActions;
}

/**
 * Everything to buy, grouped by the household that buys it. A household takes the items that it will
 * buy, and ticks them in the shop.
 */
export function ShoppingList({ days, names, own, edits, dietsByMeal, actions }: Props) {
  const others = Object.keys(names).filter((id) => id !== own);
  const groups = shoppingOf(days, [...(own ? [own] : []), null, ...others]);
  const lines = groups.flatMap((group) => group.lines);
  const done = lines.filter(({ parts }) => parts.every(({ item }) => item.ticked)).length;
  return (
    <section aria-labelledby="shopping" className="shopping">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="shopping" className="text-row">
          Shopping
        </h2>
        <p className="text-meta text-muted">
          {done} of {lines.length}
          <span className="sr-only"> ticked</span>
        </p>
      </header>
      {groups.map(({ taken_by, lines }) => (
        <div key={taken_by} className="shopping-group">
          {/* The list has no headings until a household has taken an item. */}
          {(taken_by !== null || groups.length > 1) && <h3>{headOf(taken_by)}</h3>}
          <ul>
            {lines.map((line) => (
              <ShoppingRow
                key={line.parts[0]?.item.id}
                line={line}
                length={days.length}
                own={own}
                edits={edits}
                dietsByMeal={dietsByMeal}
                actions={actions}
              />
            ))}
          </ul>
        </div>
      ))}
      <PrintList className="mt-3 lg:hidden" />
    </section>
  );

  function headOf(taken_by: string | null): string {
    if (taken_by === null) return 'Nobody yet';
    return taken_by === own ? 'We buy' : `${names[taken_by]} buys`;
  }
}
