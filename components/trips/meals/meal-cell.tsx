import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { type MealPlace, mealKey, mealName } from '@/lib/trips/meals/grid';
import type { Meal } from '@/lib/trips/meals/schema';
import { HouseholdFace, type Tints } from '../household-face';
import { isSaid, mealLabel } from './meal-words';

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
  over: boolean;
}

/** A row of the day on a phone, a cell of the grid on a wide screen. A phone has no row for a cell that is gone. */
export function MealCell({ day, meal, over, length, tints, names, own, edits, onOpen, onCook }: Props) {
  const { title, notes, cooks, portions, outside } = meal;
  const place = { day, meal: meal.meal };
  const said = isSaid(meal);
  if ((outside || over) && !said) return <div className="meal-cell" data-gone />;
  const name = mealName(place, length);
  const snacks = meal.meal === 'snacks';
  const open = cooks.length === 0 && !snacks && !over;
  const nobody = snacks ? 'Nothing' : 'Nobody';
  const words = title ?? (cooks.length === 0 ? nobody : 'No dish') + (edits ? ' yet' : '');
  const look = classNames('meal-title', !title && (open ? 'text-ochre' : 'text-muted'));
  return (
    <div className="meal-cell" data-gone={(snacks && !said) || undefined} data-cell={mealKey(place)}>
      <h3>{mealLabel[meal.meal]}</h3>
      <div className="meal-words">
        {edits ? (
          <button
            type="button"
            className={classNames('meal-opener', look)}
            aria-haspopup="dialog"
            onClick={() => onOpen(place)}
          >
            <span className="sr-only">{name}: </span>
            {words}
          </button>
        ) : (
          <p className={look}>{words}</p>
        )}
        {title && open && edits && <span className="text-meta text-ochre">nobody yet</span>}
        {own && cooks.some(({ household_id }) => household_id === own) && (
          <span className="text-meta text-muted">
            <span className="lg:hidden">you, </span>for {portions.people}
          </span>
        )}
        {notes && <p className={edits ? 'meal-notes' : 'meal-notes meal-notes-read'}>{notes}</p>}
      </div>
      {open && edits && own && (
        <Button variant="secondary" size="sm" onClick={() => onCook(place)}>
          I’ll cook<span className="sr-only"> {name}</span>
        </Button>
      )}
      {cooks.length > 0 && (
        <p className="meal-cooks">
          {cooks.map(({ household_id, name: cook }) => (
            <HouseholdFace
              key={household_id}
              name={cook}
              tint={tints[household_id]}
              className="size-8 text-xs lg:size-6"
            />
          ))}
          <span className="whole-name max-lg:sr-only" title={cooks.map(({ name: cook }) => cook).join(', ')}>
            <span className="sr-only">Cooked by </span>
            {cooks.map(({ household_id, name: cook }) => names[household_id] ?? cook).join(', ')}
          </span>
        </p>
      )}
    </div>
  );
}
