import { formatDayOfMonth } from '@/lib/dates';
import type { Meals } from '@/lib/trips/meals/schema';
import { mealTables } from './meal-tables';
import { SheetSection } from './sheet-section';

const words = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snacks: 'Snacks' } as const;

/** The meals of each day, with their cooks. */
export function SheetMeals({ days }: Pick<Meals, 'days'>) {
  const tables = mealTables(days);
  return (
    <SheetSection id="sheet-meals" title="Meals" className="sheet-meals">
      {tables.length === 0 && <p>Nothing is planned yet.</p>}
      {tables.map(({ days, rows }) => (
        <table key={days[0]}>
          <thead>
            <tr>
              <td />
              {days.map((day) => (
                <th key={day} scope="col">
                  {formatDayOfMonth(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ meal, cells }) => (
              <tr key={meal}>
                <th scope="row">{words[meal]}</th>
                {cells.map((cell, index) => (
                  <td key={days[index]} data-day={formatDayOfMonth(days[index] ?? '')}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </SheetSection>
  );
}
