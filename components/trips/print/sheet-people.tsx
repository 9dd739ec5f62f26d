import type { Household } from '@/lib/trips/attendance/schema';
import type { SeatPlan } from '@/lib/trips/cars/seat-plan';
import { countsText, headcountOf, peopleCounts, petCounts } from '@/lib/trips/headcount/headcount';
import type { Trip } from '@/lib/trips/schema';
import { byNightText, goingRows } from './going-rows';
import { SheetSection } from './sheet-section';

interface Props {
  trip: Trip;
  going: Household[];
  plan: SeatPlan;
  over: boolean;
}

export function SheetPeople({ trip, going, plan, over }: Props) {
  const { total, nights } = headcountOf(going, trip);
  const counts = countsText([...peopleCounts(total), ...petCounts(total)]);
  const who = over ? 'Who came' : 'Who’s coming';
  return (
    <SheetSection id="sheet-people" title={counts ? `${who}: ${counts}` : who} className="sheet-people">
      <table>
        <thead>
          <tr>
            <th scope="col">Household</th>
            <th scope="col">People</th>
            <th scope="col">Car and seats</th>
            <th scope="col">Nights</th>
          </tr>
        </thead>
        <tbody>
          {goingRows(going, plan, trip).map(({ id, name, people, rides, nights }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{people}</td>
              <td>{rides}</td>
              <td>{nights}</td>
            </tr>
          ))}
          <tr className="sheet-sum">
            <th scope="row" colSpan={3}>
              People by night
            </th>
            <td>{byNightText(nights)}</td>
          </tr>
        </tbody>
      </table>
    </SheetSection>
  );
}
