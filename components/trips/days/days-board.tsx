'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { ShownTides } from '@/lib/campsites/tides/shown-tides';
import { type Day, formatShortWeekday, formatWeekday } from '@/lib/dates';
import { listText, lower, peopleText } from '@/lib/text';
import type { TripWeather } from '@/lib/trips/before-you-go/trip-weather';
import type { TripDates } from '@/lib/trips/date-rules';
import { isThereForDuties } from '@/lib/trips/days/duty-days';
import type { CampDay, Plan } from '@/lib/trips/days/schema';
import { shortNamesById } from '@/lib/trips/fit/name-lists';
import { ForecastLine } from '../before-you-go/forecast-line';
import { weatherText } from '../before-you-go/forecast-text';
import { useForecast } from '../before-you-go/use-forecast';
import type { Tints } from '../household-face';
import type { DayStops } from '../stops/day-stop';
import { DayCard } from './day-card';
import type { DaysHousehold } from './day-entries';
import type { OpenTurn } from './duty-turns';
import { ShareOut } from './share-out';
import { TurnDialog } from './turn-dialog';
import { useDays } from './use-days';

interface Props {
  tripId: string;
  trip: TripDates;
  stops?: DayStops;
  datesOpen: boolean;
  today: Day;
  days: CampDay[];
  duties: string[];
  households: DaysHousehold[];
  tints: Tints;
  /** null when the reader's household isn't going. */
  own: string | null;
  /** Whether the reader's household is going or not. */
  ownId: string | null;
  organises: boolean;
  edits: boolean;
  /** The meals whose time is over: "2027-03-26 dinner". */
  over: string[];
  /** null long before the trip and after the trip. */
  sky: Pick<TripWeather, 'zone' | 'today' | 'weather' | 'asks'> | null;
  /** "19:51" by day; empty when the site's position is unknown. */
  sunset: Record<Day, string>;
  /** null away from the coast and after the trip. */
  tides: ShownTides | null;
  /** Of further stops, on their days. */
  otherTides?: ShownTides[];
  /** "96 L for everybody, as there's none at the site"; null when no water has to be brought. */
  water: string | null;
}

const PlanForm = latePart(() => import('./plan-form').then((part) => part.PlanForm));
const DutiesForm = latePart(() => import('./duties-form').then((part) => part.DutiesForm));

/** The first days that aren't over, which start open on a phone. */
const OPEN = 2;

export function DaysBoard(props: Props) {
  const { tripId, trip, datesOpen, today, duties, households, tints, own, ownId, organises, edits, sky } =
    props;
  const path = `/api/trips/${tripId}`;
  const { days, actions } = useDays(path, props.days);
  const { weather, asking } = useForecast(tripId, sky?.weather ?? null, sky?.asks ?? false);
  const toCome = days.filter(({ day }) => day >= today);
  const first = (toCome.length > 0 ? toCome : days).slice(0, OPEN).map(({ day }) => day);
  const [opened, setOpened] = useState<ReadonlySet<Day>>(() => new Set(first));
  const [turn, setTurn] = useState<OpenTurn | null>(null);
  const [planned, setPlanned] = useState<{ day: Day; plan: Plan | null } | null>(null);
  const [choosing, setChoosing] = useState(false);
  usePreload(PlanForm);

  const names = shortNamesById(households);
  const over = new Set(props.over);
  const fold = (day: Day, folded: boolean) =>
    setOpened((all) => new Set(folded ? [...all].filter((each) => each !== day) : [...all, day]));
  const ownHousehold = households.find(({ household_id }) => household_id === own);
  const free = toCome.some((each) => each.duties.some(({ household_id }) => household_id === null));
  const shares = households.length > 1;
  const ownTurns = toCome.flatMap(({ day, duties: turns }) =>
    turns
      .filter(({ household_id }) => own !== null && household_id === own)
      .map(({ duty }) => `${lower(duties[duty] ?? '')} on ${formatWeekday(day)}`),
  );
  const rights = { trip, duties, households, names, tints, own, ownId, organises, edits, over };
  const there = (day: Day) => households.filter((household) => isThereForDuties(household, trip, day));
  return (
    <div className="space-y-6">
      {datesOpen && (
        <p className="text-body text-muted">Dates still open: these are the days of the first choice.</p>
      )}
      {days.length > OPEN && (
        <nav aria-label="Go to a day" className="days-strip">
          {days.map(({ day, meals }) => (
            <a key={day} href={`#day-${day}`} onClick={() => fold(day, false)}>
              <span>{formatShortWeekday(day)}</span>
              <span>{Number(day.slice(8))}</span>
              <span className="sr-only">{peopleText(Math.max(0, ...meals.map(({ people }) => people)))}</span>
            </a>
          ))}
        </nav>
      )}
      {(ownTurns.length > 0 || (shares && organises && edits)) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {ownTurns.length > 0 && (
            <p>
              <strong>Your turns:</strong> {listText(ownTurns)}.
            </p>
          )}
          {shares && organises && edits && (
            <div className="flex flex-wrap gap-2 lg:ml-auto">
              {free && duties.length > 0 && <ShareOut path={`${path}/duties`} households={households} />}
              <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
                Choose the duties
              </Button>
            </div>
          )}
        </div>
      )}
      <div
        className={classNames(
          'grid items-start gap-8',
          days.length % 3 === 1 && days.length > 1
            ? 'lg:grid-cols-2 lg:gap-x-14 lg:*:last:odd:col-span-2'
            : 'lg:grid-cols-3',
        )}
      >
        {days.map((each) => {
          const said = weather?.days.find(({ day }) => day === each.day);
          return (
            <DayCard
              key={each.day}
              day={each}
              today={today}
              stop={props.stops?.[each.day]}
              sunset={props.sunset[each.day] ?? null}
              weather={said ? weatherText(said) : null}
              tides={
                [props.tides, ...(props.otherTides ?? [])].find((tides) =>
                  tides?.days.some(({ day }) => day === each.day),
                ) ?? null
              }
              folded={!opened.has(each.day)}
              onFold={(folded) => fold(each.day, folded)}
              {...rights}
              onTurn={setTurn}
              onCook={(day, meal) => ownHousehold && actions.cook(day, meal, ownHousehold)}
              onJoin={(plan, going) => own && actions.join(plan, own, going)}
              onPlan={(day, plan) => setPlanned({ day, plan })}
            />
          );
        })}
      </div>
      {props.water && <p className="text-body text-muted">Drinking water: {props.water}</p>}
      {sky?.zone && sky.asks && (
        <ForecastLine weather={weather} asking={asking} zone={sky.zone} today={sky.today} />
      )}
      {turn && (
        <TurnDialog
          turn={turn}
          title={`${duties[turn.duty]} on ${formatWeekday(turn.day)}`}
          there={there(turn.day)}
          own={own}
          organises={organises}
          onGive={(household_id) =>
            actions.turn({ ...turn, from: turn.household_id }, household_id, duties[turn.duty] ?? 'Duty')
          }
          onClose={() => setTurn(null)}
        />
      )}
      {planned && (
        <Dialog open onClose={() => setPlanned(null)} title={planned.plan ? 'Edit a plan' : 'Add a plan'}>
          <PlanForm
            key={planned.plan?.id ?? planned.day}
            path={`${path}/plans`}
            plan={planned.plan}
            day={planned.day}
            days={days.map(({ day }) => day)}
            onRemove={planned.plan && (() => remove(planned.plan as Plan))}
            onDone={() => setPlanned(null)}
          />
        </Dialog>
      )}
      {choosing && (
        <Dialog
          open
          onClose={() => setChoosing(false)}
          title="Choose the duties"
          description="Jobs that somebody does every day. Set up is only on the first day, pack up only on the last."
        >
          <DutiesForm path={`${path}/duties`} duties={duties} onDone={() => setChoosing(false)} />
        </Dialog>
      )}
    </div>
  );

  function remove(plan: Plan) {
    setPlanned(null);
    actions.remove(plan);
  }
}
