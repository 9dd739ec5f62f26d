import { predictedFor, type ShownTides } from '@/lib/campsites/tides/shown-tides';
import { addDays, clockText, type Day } from '@/lib/dates';
import { capital, listText, lower } from '@/lib/text';
import type { DayPart } from '@/lib/trips/attendance/day-parts';
import { usualTimes } from '@/lib/trips/attendance/presence';
import type { Household } from '@/lib/trips/attendance/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import { dutyTime, isThereForDuties } from '@/lib/trips/days/duty-days';
import type { CampDay, Days } from '@/lib/trips/days/schema';
import { shortName } from '@/lib/trips/households/household-name';
import { mealTimes } from '@/lib/trips/meals/grid';
import { mealLabel } from '../meals/meal-words';

export interface TodayLine {
  key: string;
  when: string;
  text: string;
  detail: string;
  /** True when nobody has said that they do it. */
  open?: boolean;
  /** The open duty that the reader can take on. */
  duty?: { day: Day; duty: number; name: string; household: string };
  /** True for what the next days bring. */
  later?: boolean;
}

interface Camp {
  trip: TripDates;
  days: Days;
  households: readonly Household[];
  ownId: string | null;
  /** The day and the time at the site. */
  day: Day;
  time: string;
  /** Null when the site's position is unknown. */
  sunset: string | null;
  /** "Clear, 16° overnight"; '' without a forecast. */
  sky: string;
  /** Null away from the coast. */
  tides: ShownTides | null;
  /** "11:00"; null when no booking says it. */
  checkOut: string | null;
  /** The thing that the page already says is next. */
  next: string | undefined;
}

interface Timed {
  at: string;
  line: TodayLine;
}

/** What the rest of the day brings, with a last line about tomorrow. */
export function todayLines(camp: Camp): TodayLine[] {
  const { days, day, ownId } = camp;
  const [today, tomorrow] = [dayOf(days, day), dayOf(days, addDays(day, 1))];
  const timed = today
    ? [
        ...arrivals(today, camp),
        ...plans(today, camp),
        ...meals(today, camp),
        ...duties(today, camp),
        ...lowTide(camp),
        ...sunset(camp),
        ...leaving(camp),
      ]
    : [...lowTide(camp), ...sunset(camp)];
  const lines = timed
    .filter(({ line }) => line.key !== camp.next)
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ line }) => line);
  return [...lines, ...(tomorrow ? ofTomorrow(tomorrow, days.duties, ownId) : [])];
}

const dayOf = ({ days }: Days, day: Day): CampDay | undefined => days.find((each) => each.day === day);

const partEnds: Record<DayPart, string> = { morning: '12:00', afternoon: '18:00', night: '23:00' };
const partWords: Record<DayPart, string> = { morning: 'Morning', afternoon: 'Afternoon', night: 'Tonight' };

/** Of other households; the reader's own arrival is the next thing. */
function arrivals({ arriving }: CampDay, { trip, households, ownId, time }: Camp): Timed[] {
  const usual = usualTimes(trip).arrive_by;
  return households.flatMap(({ household_id, profile_name, arrive_by }) => {
    const part = arrive_by ?? usual;
    if (!arriving.includes(household_id) || household_id === ownId || time >= partEnds[part]) return [];
    const line = {
      key: household_id,
      when: partWords[part],
      text: `${shortName(profile_name)} arrives`,
      detail: '',
    };
    return [{ at: partEnds[part], line }];
  });
}

/** A plan is on for so many hours. */
const PLAN_HOURS = 2;

const later = (time: string, hours: number) =>
  `${String(Number(time.slice(0, 2)) + hours).padStart(2, '0')}${time.slice(2)}`;

const plans = (day: CampDay, { households, time }: Camp): Timed[] =>
  day.plans.flatMap(({ id, at, text, households: going }) => {
    if (at !== null && time >= later(at, PLAN_HOURS)) return [];
    const when = at === null ? 'Today' : at <= time ? 'Now' : clockText(at);
    const all = going.length === households.length;
    const detail = all && going.length > 1 ? 'Everyone' : listText(namesOf(going, households));
    return [{ at: at ?? '', line: { key: `14d ${id}`, when, text, detail } }];
  });

const namesOf = (ids: readonly string[], households: readonly Household[]) =>
  households
    .filter(({ household_id }) => ids.includes(household_id))
    .map(({ profile_name }) => shortName(profile_name));

const meals = (day: CampDay, { households, ownId, time }: Camp): Timed[] =>
  day.meals.flatMap(({ meal, title, cooks }) => {
    const { at, until } = mealTimes[meal];
    if (cooks.length === 0 || time >= until) return [];
    const own = ownId !== null && cooks.includes(ownId);
    const detail = own
      ? 'Your turn'
      : `${listText(namesOf(cooks, households))} cook${cooks.length === 1 ? 's' : ''}`;
    const line = {
      key: `14c ${day.day} ${meal}`,
      when: mealLabel[meal],
      text: title ?? 'No dish yet',
      detail,
    };
    return [{ at, line }];
  });

const duties = (day: CampDay, { trip, days, households, ownId, time }: Camp): Timed[] => {
  const reader = households.find(
    (each) => each.household_id === ownId && isThereForDuties(each, trip, day.day),
  );
  return day.duties.flatMap(({ duty, household_id }) => {
    const name = days.duties[duty] ?? '';
    const { only, at, until } = dutyTime(name);
    if (time >= until) return [];
    const [who] = household_id === null ? [] : namesOf([household_id], households);
    const own = household_id !== null && household_id === ownId;
    return [
      {
        at,
        line: {
          key: `14c ${day.day} ${name}`,
          when: only ? 'Today' : 'Tonight',
          text: capital(name),
          detail: own ? 'Your turn' : who ? `${who}’s turn` : 'Nobody yet',
          ...(!own &&
            !who && {
              open: true,
              ...(reader && { duty: { day: day.day, duty, name, household: reader.household_id } }),
            }),
        },
      },
    ];
  });
};

/** The next one. */
function lowTide({ tides, day, time }: Camp): Timed[] {
  const turns = tides?.days.find((each) => each.day === day)?.turns ?? [];
  const low = turns.find((turn) => !turn.high && turn.time > time);
  if (!tides || !low) return [];
  const line = { key: 'tide', when: clockText(low.time), text: 'Low tide', detail: predictedFor(tides) };
  return [{ at: low.time, line }];
}

const sunset = ({ sunset, sky, time }: Camp): Timed[] =>
  sunset !== null && time < sunset
    ? [{ at: sunset, line: { key: 'sunset', when: clockText(sunset), text: 'Sunset', detail: sky } }]
    : [];

function leaving({ trip, day, time, checkOut }: Camp): Timed[] {
  if (day !== trip.end_date || checkOut === null || time >= checkOut) return [];
  const line = {
    key: 'check out',
    when: clockText(checkOut),
    text: `Pack up by ${clockText(checkOut)}`,
    detail: '',
  };
  return [{ at: checkOut, line }];
}

/** The first plan, and the reader's turns. */
function ofTomorrow(day: CampDay, duties: readonly string[], ownId: string | null): TodayLine[] {
  const [plan] = [...day.plans].sort((one, other) => (one.at ?? '24').localeCompare(other.at ?? '24'));
  const turns = [
    ...day.meals
      .filter(({ cooks }) => ownId !== null && cooks.includes(ownId))
      .map(({ meal }) => `cook ${meal}`),
    ...day.duties
      .filter(({ household_id }) => ownId !== null && household_id === ownId)
      .map(({ duty }) => lower(duties[duty] ?? '')),
  ];
  const turn = turns.length > 0 ? `Your turn: ${listText(turns)}` : '';
  if (!plan && !turn) return [];
  const text = plan ? [plan.text, plan.at && clockText(plan.at)].filter(Boolean).join(', ') : turn;
  return [{ key: 'tomorrow', when: 'Tomorrow', text, detail: plan ? turn : '', later: true }];
}
