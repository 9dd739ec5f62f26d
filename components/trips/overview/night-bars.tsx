import { ShareBar } from '@/components/ui/share-bar';
import type { ShownNights } from './shown-nights';

/**
 * The number of people on each night as bars. They are a table, so that screen readers can read
 * them.
 */
export const NightBars = ({ people, rows }: Pick<ShownNights, 'people' | 'rows'>) => (
  <table className="w-full">
    <thead className="sr-only">
      <tr>
        <th scope="col">Night</th>
        <th scope="col">People</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.night}>
          <th scope="row" className="w-px py-1 pr-3 text-left font-normal whitespace-nowrap">
            {row.night}
          </th>
          <td className="py-1">
            <span className="flex items-center gap-3">
              <ShareBar
                className="h-3 w-0 flex-1 rounded-sm"
                share={people === 0 ? 0 : row.people / people}
              />
              <span className="min-w-6 text-right font-semibold tabular-nums">{row.people}</span>
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
