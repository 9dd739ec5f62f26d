import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { type MealPlace, mealKey } from '@/lib/trips/meals/grid';
import type { Meal } from '@/lib/trips/meals/schema';
import { HouseholdFace, type Tints } from '../household-face';
import { mealLabel, mealName, outsideText, portionsText } from './meal-words';

export interface CellRights {
  length: number;
  tints: Tints;
  names: Record<string, string>;
  /** The id of the reader's household; null when it isn't going. */
  own: string | null;
  edits: boolean;
  onOpen: (place: MealPlace) => void;
  onCook: (place: MealPlace) => void;
}

interface Props extends CellRights {
  day: string;
  meal: Meal;
}

export function MealCell({ day, meal, length, tints, names, own, edits, onOpen, onCook }: Props) {
  const { title, notes, cooks, items, portions, outside } = meal;
  const place = { day, meal: meal.meal };
  const name = mealName(place, length);
  const said = title || notes || cooks.length > 0 || items.length > 0;
  if (outside && !said) {
    return (
      <div className="meal-cell" data-open>
        <h3>{mealLabel[meal.meal]}</h3>
        <p>{outsideText[outside]}</p>
      </div>
    );
  }
  const snacks = meal.meal === 'snacks';
  const open = cooks.length === 0;
  const nobody = snacks ? 'Nothing' : 'Nobody';
  const words = title ?? (open ? nobody : 'No dish') + (edits ? ' yet' : '');
  return (
    <div className="meal-cell" data-open={open || undefined} data-cell={mealKey({ day, meal: meal.meal })}>
      <h3>{mealLabel[meal.meal]}</h3>
      {edits ? (
        <button
          type="button"
          className={classNames('meal-opener', title && 'meal-title')}
          aria-haspopup="dialog"
          onClick={() => onOpen(place)}
        >
          <span className="sr-only">{name}: </span>
          {words}
        </button>
      ) : (
        <p className={title ? 'meal-title' : undefined}>{words}</p>
      )}
      {notes && <p className={classNames('meal-notes', !edits && 'line-clamp-none')}>{notes}</p>}
      {open && !snacks && edits && own && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon name="plus" className="size-4" />}
          onClick={() => onCook(place)}
        >
          We’ll cook<span className="sr-only"> {name}</span>
        </Button>
      )}
      {cooks.length > 0 && (
        <p className="meal-cooks">
          {cooks.map(({ household_id, name: cook }) => (
            <HouseholdFace
              key={household_id}
              name={cook}
              tint={tints[household_id]}
              className="size-6 text-xs"
            />
          ))}
          <span className="whole-name" title={cooks.map(({ name: cook }) => cook).join(', ')}>
            <span className="sr-only">Cooked by </span>
            {cooks.map(({ household_id, name: cook }) => names[household_id] ?? cook).join(', ')}
          </span>
        </p>
      )}
      {(!snacks || said) && <p className="meal-portions">{portionsText(portions)}</p>}
    </div>
  );
}
