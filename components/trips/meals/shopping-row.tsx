'use client';

import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { listText } from '@/lib/text';
import type { Diet } from '@/lib/trips/meals/diets';
import { mealKey, mealName } from '@/lib/trips/meals/grid';
import type { ShoppingLine } from '@/lib/trips/meals/shopping';
import { AvoidedNote } from './avoided-note';
import type { MealActions } from './use-meals';

interface Props {
  line: ShoppingLine;
  length: number;
  own: string | null;
  edits: boolean;
  dietsByMeal: Record<string, Diet[]>;
  actions: MealActions;
}

/**
 * An item to buy, and the meals that need it. The reader's household can take the item, which means
 * that it will buy it, and can tick it in the shop.
 */
export const ShoppingRow = memo(function ShoppingRow(props: Props) {
  const { line, length, own, edits, dietsByMeal, actions } = props;
  const { text, parts } = line;
  const meals = [...new Set(parts.map(({ place }) => mealName(place, length)))];
  const diets = new Set(parts.flatMap(({ place }) => dietsByMeal[mealKey(place)] ?? []));
  const ticked = parts.every(({ item }) => item.ticked);
  const saved = parts.every(({ item }) => !item.id.startsWith('new '));
  const takenBy = parts[0]?.item.taken_by ?? null;
  const take = (taken: boolean) => {
    if (own) for (const { place, item } of parts) actions.take(place, item.id, own, taken);
  };
  const tick = () => {
    const others = parts.filter(({ item }) => item.ticked === ticked);
    for (const { place, item } of others) actions.tick(place, item.id, !ticked);
  };
  return (
    <li className="shopping-row">
      <Checkbox
        label={text}
        hint={
          <>
            {listText(meals)}
            <AvoidedNote text={text} diets={[...diets]} />
          </>
        }
        checked={ticked}
        disabled={!edits || !saved}
        onChange={tick}
      />
      {edits && own && saved && takenBy === null && !ticked && (
        <Button variant="quiet" size="sm" onClick={() => take(true)}>
          <span>
            We’ll buy it<span className="sr-only">: {text}</span>
          </span>
        </Button>
      )}
      {edits && saved && takenBy === own && own && (
        <IconButton label={`We won’t buy ${text}`} icon={<Icon name="x" />} onClick={() => take(false)} />
      )}
    </li>
  );
}, isSame);

/**
 * True when two rows show the same content. Each change to the list creates new line objects, and with
 * this comparison React renders only the rows whose content differs.
 */
function isSame({ line, ...before }: Props, { line: next, ...after }: Props): boolean {
  const items = line.parts.map(({ item }) => item);
  return (
    items.length === next.parts.length &&
    next.parts.every(({ item }, at) => item === items[at]) &&
    before.own === after.own &&
    before.edits === after.edits &&
    before.dietsByMeal === after.dietsByMeal &&
    before.actions === after.actions
  );
}
