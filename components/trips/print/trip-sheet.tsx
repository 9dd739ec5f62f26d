import { MAP_CREDIT, StaticMap } from '@/components/campsites/map/static-map';
import { LogoMark } from '@/components/layout/logo';
import type { Ground } from '@/lib/campsites/static-map/draw-ground';
import { formatDay, formatDayOfMonth, today } from '@/lib/dates';
import { countText } from '@/lib/text';
import { nightsOf } from '@/lib/trips/attendance/nights';
import { shortName } from '@/lib/trips/households/household-name';
import type { Meals } from '@/lib/trips/meals/schema';
import { isOverAtSite } from '@/lib/trips/moment';
import { areSeveral } from '@/lib/trips/stops/stops';
import type { TripHead } from '@/lib/trips/trip-head';
import { tripName } from '@/lib/trips/trip-name';
import type { OverviewData } from '@/lib/trips/trip-overview';
import { inOne, whenOf } from '@/lib/trips/undecided/when-and-where';
import { type DayStops, dayStops } from '../stops/day-stop';
import type { GearLists, Thing } from './gear-lists';
import { gearLists } from './gear-lists';
import { mealTables } from './meal-tables';
import { SheetBookings } from './sheet-bookings';
import { SheetPeople } from './sheet-people';
import { SheetSection } from './sheet-section';
import { SheetMoves, SheetWay } from './sheet-way';

const words = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snacks: 'Snacks' } as const;

function SheetMeals({ days, stops }: Pick<Meals, 'days'> & { stops: DayStops }) {
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
                  {stops && <span className="block font-normal">{stops[day]?.name}</span>}
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

/** Longer lists are printed in two columns. */
const LONG = 6;

/** The first and the last list have boxes to tick. */
function SheetGear({ own, others, short }: GearLists) {
  return (
    <div className="sheet-gear">
      {own && <GearList id="sheet-own" title="You bring" things={own} none="Nothing yet." boxes />}
      <GearList
        id="sheet-others"
        title={own ? 'Others bring' : 'Who brings what'}
        things={others}
        none="Nothing yet."
      />
      <GearList id="sheet-short" title="Still short" things={short} none="Nothing: all is there." boxes />
    </div>
  );
}

interface ListProps {
  id: string;
  title: string;
  things: Thing[];
  none: string;
  boxes?: boolean;
}

function GearList({ id, title, things, none, boxes }: ListProps) {
  return (
    <SheetSection id={id} title={title} className={things.length > LONG ? 'sheet-long' : undefined}>
      {things.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className={boxes ? 'sheet-boxes' : undefined}>
          {things.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </SheetSection>
  );
}

interface Props {
  page: TripHead & OverviewData;
  /** null when there is no map data around the site. */
  ground: Ground | null;
  days: Meals['days'];
  /** null when the viewer's household isn't going. */
  own: string | null;
  now: Date;
}

/** One or two sheets of paper with what people need where they have no reception. */
export function TripSheet({ page, ground, days, own, now }: Props) {
  const { trip, people, plan, location, gearLines, bookings } = page;
  const site = location.location;
  const going = people.attendees;
  const names = Object.fromEntries(going.map((each) => [each.household_id, shortName(each.profile_name)]));
  const when = whenOf(trip, trip.called_off ? null : page.openVote, now);
  const stay = countText(nightsOf(trip).length, 'night');
  return (
    <article className="trip-sheet">
      <header>
        <div>
          <h1>{tripName(trip)}</h1>
          <p>
            {inOne(when)}
            {!when.until && `, ${trip.called_off ? 'called off' : stay}`}
          </p>
          {areSeveral(page.stops) && (
            <p>{page.stops.map(({ location_name }) => location_name).join(' → ')}</p>
          )}
        </div>
        <div>
          <p className="flex items-center gap-2 font-semibold sm:justify-end print:justify-end">
            <LogoMark />
            Campmates
          </p>
          <p>Organised by {trip.creator_name}</p>
        </div>
      </header>
      <div className={ground ? 'sheet-top' : undefined}>
        {ground && site.id && <StaticMap ground={ground} site={site} />}
        <SheetWay page={page} />
      </div>
      <SheetMoves page={page} />
      <SheetPeople
        trip={trip}
        going={going}
        plan={plan}
        over={isOverAtSite({ ...trip, zone: page.zone }, now)}
      />
      <SheetBookings stops={page.stops} bookings={bookings} names={names} />
      <SheetMeals days={days} stops={dayStops(page.stops, trip)} />
      <SheetGear {...gearLists(gearLines, { names, own })} />
      <SheetSection id="sheet-notes" title="Notes" className="sheet-notes">
        <div />
        <div />
        <div />
      </SheetSection>
      <footer>
        <p>
          Printed {formatDay(today(now))} {today(now).slice(0, 4)}.
          {site.source === 'open' && ' Campground data © OpenStreetMap contributors, ODbL.'}
          {ground && ` ${MAP_CREDIT}`}
        </p>
      </footer>
    </article>
  );
}
