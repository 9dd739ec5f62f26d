'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { clockText, formatDay, formatWeekday } from '@/lib/dates';
import { capital, countText, listText, peopleText } from '@/lib/text';
import type { TripDates } from '@/lib/trips/date-rules';
import type { CampDay, Plan } from '@/lib/trips/days/schema';
import type { MealKind } from '@/lib/trips/meals/grid';
import { HouseholdFace, type Tints } from '../household-face';
import { type DayEntry, type DaysHousehold, dayEntries } from './day-entries';
import { DutyTurns, type OpenTurn } from './duty-turns';
import { PlanRow } from './plan-row';

/** What all days of the page share. */
export interface DayRights {
  trip: TripDates;
  duties: readonly string[];
  households: readonly DaysHousehold[];
  names: Record<string, string>;
  tints: Tints;
  own: string | null;
  /** The reader's household, going or not: what it has written is its own. */
  ownId: string | null;
  organises: boolean;
  edits: boolean;
  onTurn: (turn: OpenTurn) => void;
  onCook: (day: string, meal: MealKind) => void;
  onJoin: (plan: Plan, going: boolean) => void;
  onPlan: (day: string, plan: Plan | null) => void;
}

interface Props extends DayRights {
  day: CampDay;
  /** Sunset as "19:51"; null where nobody knows it. */
  sunset: string | null;
  /** "14 to 31°"; null without a forecast. */
  weather: string | null;
  folded: boolean;
  onFold: (folded: boolean) => void;
}

/** A day of a trip: who comes and goes, meals and plans by their time, and whose turn it is. */
export function DayCard({ day, sunset, weather, folded, onFold, ...rights }: Props) {
  const { trip, households, own, edits, onPlan } = rights;
  const entries = dayEntries(day, trip, households);
  const plans = day.plans.length;
  const name = formatWeekday(day.day);
  const inShort = `${countText(day.meals.length, 'meal')}, ${plans > 0 ? countText(plans, 'plan') : 'no plans'}`;
  return (
    <section
      id={`day-${day.day}`}
      aria-labelledby={`day-${day.day}-title`}
      className="card day-card"
      data-folded={folded || undefined}
    >
      <header>
        <div>
          <h2 id={`day-${day.day}-title`}>{formatDay(day.day)}</h2>
          <p>
            {headcountText(day)}
            {/* What a folded day has, on phones. */}
            <span className="day-sum">, {inShort}</span>
          </p>
        </div>
        <div>
          {weather && <p>{weather}</p>}
          {sunset && (
            <p>
              <Icon name="sunset" className="size-4" />
              <span className="sr-only">Sunset </span>
              {clockText(sunset)}
            </p>
          )}
        </div>
        <button
          type="button"
          className="day-fold"
          aria-expanded={!folded}
          aria-label={`${name}: ${inShort}`}
          onClick={() => onFold(!folded)}
        >
          <Icon name="chevron-down" />
        </button>
      </header>
      <div className="day-body">
        <ul>
          {entries.map((entry) => (
            <li key={entry.key} className="day-entry" data-kind={entry.kind}>
              <p className="day-when">{entry.when}</p>
              <div>
                <Entry entry={entry} day={day.day} tonight={peopleAt(day, 'dinner')} {...rights} />
              </div>
            </li>
          ))}
          {plans === 0 && (
            <li className="day-none">
              {day.day === trip.end_date ? 'No plans.' : 'No plans. A swim, a walk, a sleep-in?'}
            </li>
          )}
        </ul>
        {households.length > 1 && <DutyTurns {...rights} {...{ day, name }} onOpen={rights.onTurn} />}
        {edits && (own || rights.organises) && (
          <Button
            variant="quiet"
            className="day-add"
            icon={<Icon name="plus" className="size-4" />}
            aria-haspopup="dialog"
            onClick={() => onPlan(day.day, null)}
          >
            Add a plan<span className="sr-only"> on {name}</span>
          </Button>
        )}
      </div>
    </section>
  );
}

/** How many people are at a meal of a day; undefined where nobody is. */
const peopleAt = ({ meals }: CampDay, kind: MealKind) =>
  meals.find(({ meal, people }) => meal === kind && people > 0)?.people;

/** "8 people tonight", on the day everybody leaves "8 people in the morning". */
function headcountText(day: CampDay): string {
  const [tonight, morning] = [peopleAt(day, 'dinner'), peopleAt(day, 'breakfast') ?? peopleAt(day, 'lunch')];
  if (tonight) return `${peopleText(tonight)} tonight`;
  return morning ? `${peopleText(morning)} in the morning` : 'Nobody’s there';
}

interface EntryProps extends DayRights {
  entry: DayEntry;
  day: string;
  /** How many people the day's head tells. */
  tonight: number | undefined;
}

function Entry({ entry, day, tonight, ...rights }: EntryProps) {
  const { households, names, tints, own, ownId, organises, edits, onCook, onJoin, onPlan } = rights;
  if (entry.kind === 'plan') {
    const { plan } = entry;
    const mayEdit = edits && (organises || plan.by === ownId);
    return (
      <PlanRow
        {...{ plan, households, tints, own, edits }}
        onOpen={mayEdit ? () => onPlan(day, plan) : null}
        onJoin={(going) => onJoin(plan, going)}
      />
    );
  }
  if (entry.kind === 'meal') {
    const { meal, title, cooks, people } = entry.meal;
    const who = households.filter(({ household_id }) => cooks.includes(household_id));
    return (
      <div className="day-meal">
        <div>
          <h3 className={title ? undefined : 'day-open'}>
            {title ?? (who.length > 0 ? 'No dish yet' : 'Nobody cooks yet')}
          </h3>
          {people > 0 && people !== tonight && <p className="day-notes">{peopleText(people)}</p>}
        </div>
        {who.length > 0 ? (
          <p className="day-cooks">
            {who.map(({ household_id, name }) => (
              <HouseholdFace
                key={household_id}
                name={name}
                tint={tints[household_id]}
                className="size-6 text-xs"
              />
            ))}
            <span>
              <span className="sr-only">Cooked by </span>
              {who.map(({ household_id, name }) => nameOf(household_id, name)).join(', ')}
            </span>
          </p>
        ) : (
          edits &&
          own &&
          meal !== 'snacks' && (
            <Button variant="secondary" size="sm" onClick={() => onCook(day, meal)}>
              <span>
                We’ll cook<span className="sr-only"> {`${formatWeekday(day)} ${meal}`}</span>
              </span>
            </Button>
          )
        )}
      </div>
    );
  }
  const arrives = entry.kind === 'arriving';
  const all = entry.households.length === households.length && households.length > 1;
  const who = entry.households.map(({ household_id, name }) =>
    household_id === own ? 'you' : (names[household_id] ?? name),
  );
  const one = entry.households.length === 1 && entry.households[0]?.household_id !== own;
  const people = entry.households.reduce((sum, each) => sum + each.people, 0);
  const verb = `${arrives ? 'arrive' : 'leave'}${all || one ? 's' : ''}`;
  return (
    <>
      <h3>{all ? `Everybody ${verb}` : `${capital(listText(who))} ${verb}`}</h3>
      <p className="day-notes">{peopleText(people)}</p>
    </>
  );

  function nameOf(id: string, name: string) {
    return id === own ? 'You' : (names[id] ?? name);
  }
}
