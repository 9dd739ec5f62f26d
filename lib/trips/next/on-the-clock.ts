import { directionsLinks } from '@/lib/campsites/directions';
import { clockText, type Day } from '@/lib/dates';
import { aboutKm } from '@/lib/geometry';
import { capital } from '@/lib/text';
import type { DayPart } from '../attendance/day-parts';
import { presenceAt, usualTimes } from '../attendance/presence';
import type { Stay } from '../attendance/schema';
import { meetingSpot } from '../before-you-go/meeting-point';
import { dutyTime, isThereForDuties } from '../days/duty-days';
import { shortName } from '../households/household-name';
import { isMealOver, type MealKind, mealTimes } from '../meals/grid';
import { isAtStop } from '../stops/stops';
import { apartText } from '../stops/told-stops';
import { call, goTo, type Reader, thing } from './reader';
import type { NextThing } from './thing';

/** Ranks 14a to 14d: what the clock brings next while the trip is on. */
export function onTheClock(reader: Reader): NextThing[] {
  if (reader.stage === 'after') return backHome(reader);
  if (reader.stage !== 'on' || !reader.own) return [];
  const first = [...getThere(reader), ...moveOn(reader), ...backHome(reader), ...nextTurn(reader)];
  return first.length > 0 ? first : nextPlan(reader);
}

const arrivals: Record<DayPart, string> = { morning: '10:00', afternoon: '15:00', night: '19:00' };

/** So long after its time of arrival, a household counts as arrived. */
const HOURS_LATE = 3;

/** `over` once the household should be there. */
export function arrivalOf(
  { page: { trip }, day, time }: Reader,
  { arrive_on, arrive_by }: Stay,
): { day: Day; at: string; over: boolean } {
  const on = arrive_on ?? trip.start_date;
  const meets = on === trip.start_date && arrive_by === null ? trip.meeting_time : null;
  const at = meets ?? arrivals[arrive_by ?? usualTimes(trip).arrive_by];
  const until = `${String(Number(at.slice(0, 2)) + HOURS_LATE).padStart(2, '0')}${at.slice(2)}`;
  return { day: on, at, over: day > on || (day === on && time >= until) };
}

/** From this time on, whoever moves to the next stop counts as there. */
const MOVED = '18:00';

function getThere(reader: Reader): NextThing[] {
  const { page, own, day } = reader;
  if (!own) return [];
  const arrival = arrivalOf(reader, own);
  if (arrival.day !== day || arrival.over) return [];
  const { trip, here, spot, km } = page;
  const meets = day === trip.start_date && own.arrive_by === null && trip.meeting_point !== null;
  const to = (meets && meetingSpot(trip)) || spot;
  const clock = meets && trip.meeting_time ? clockText(trip.meeting_time) : null;
  const [map] = to ? directionsLinks(to) : [];
  return [
    thing(
      '14a',
      day,
      meets
        ? `Meet at ${[clock, trip.meeting_point].filter(Boolean).join(', ')}`
        : [here.location_name, km !== null && aboutKm(km)].filter(Boolean).join(', '),
      {
        icon: 'navigation',
        action: map ? goTo('Directions', map.href) : null,
      },
    ),
  ];
}

/** To the next stop, on the day on which the trip moves there. */
function moveOn({ page: { stops, here, spot }, own, day, time }: Reader): NextThing[] {
  const from = stops[here.number - 2];
  if (!own || !from || here.arrive_on !== day || time >= MOVED) return [];
  if (!isAtStop(own, from) || !isAtStop(own, here)) return [];
  const [map] = spot ? directionsLinks(spot) : [];
  return [
    thing('14a', day, `On to ${[here.location_name, apartText(from, here)].filter(Boolean).join(', ')}`, {
      icon: 'navigation',
      action: map ? goTo('Directions', map.href) : null,
    }),
  ];
}

function backHome({ page: { homePlan, trip }, own, day, time, path, href }: Reader): NextThing[] {
  const last = own?.leave_on ?? trip.end_date;
  if (!own || !homePlan || homePlan.back_said || homePlan.refused) return [];
  if (day < last || (day === last && time < '12:00')) return [];
  const name = shortName(homePlan.name);
  return [
    thing('14b', '', `Let ${name} know you’re back`, {
      icon: 'house',
      action: {
        label: 'We’re back',
        href: href('/home-contact'),
        send: call('POST', path('/home-contact/back'), {}),
        undo: null,
        done: `${name} gets an email that you’re back`,
      },
    }),
  ];
}

interface Turn {
  at: string;
  thing: NextThing;
}

function nextTurn(reader: Reader): NextThing[] {
  const [next] = [...cooking(reader), ...duties(reader)].sort((one, other) => one.at.localeCompare(other.at));
  return next ? [next.thing] : [];
}

function cooking({ page, day, now, zone, href }: Reader): Turn[] {
  return page.cooked
    .filter((each) => each.own && each.day === day && !isMealOver(each, now, zone))
    .map(({ meal }) => ({
      at: mealTimes[meal].at,
      thing: thing(
        '14c',
        `${day} ${meal}`,
        meal === 'dinner' ? 'You’re cooking tonight' : `You’re cooking ${meal}`,
        {
          icon: 'flame',
          at: clockText(mealTimes[meal].at),
          part: 'days',
          action: goTo('See the meal', href('/meals')),
        },
      ),
    }));
}

function duties({ page: { turns, trip }, own, day, time, href }: Reader): Turn[] {
  if (!own || !isThereForDuties(own, trip, day)) return [];
  return turns.flatMap((turn) => {
    const { at, until } = dutyTime(turn.duty);
    if (turn.day !== day || time >= until) return [];
    return [
      {
        at,
        thing: thing('14c', `${day} ${turn.duty}`, `${turn.duty}: your turn today`, {
          icon: 'list',
          part: 'days',
          action: goTo('See the day', href('/days')),
        }),
      },
    ];
  });
}

/** While the household is there. */
function nextPlan({ page: { plans, cooked, trip }, own, day, time, now, zone }: Reader): NextThing[] {
  const isThere = (meal: MealKind) => own && presenceAt(own, trip, { day, meal }) === 'there';
  const [next] = [
    ...plans
      .filter(({ day: on, at }) => on === day && (at ?? time) >= time && isThere(mealAround(at ?? time)))
      .map(({ id, at, text }) => ({
        at: at ?? '24',
        thing: thing('14d', id, at ? `${text}, ${clockText(at)}` : text, { icon: 'calendar-days' }),
      })),
    ...cooked
      .filter((each) => each.day === day && isThere(each.meal) && !isMealOver(each, now, zone))
      .map(({ meal }) => ({
        at: mealTimes[meal].at,
        thing: thing('14d', `${day} ${meal}`, `${capital(meal)} ${meal === 'dinner' ? 'tonight' : 'today'}`, {
          icon: 'flame',
        }),
      })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return next ? [next.thing] : [];
}

/** The meal whose time ends next, for a plan at this time of day. */
const mealAround = (time: string): MealKind =>
  (['breakfast', 'lunch'] as const).find((meal) => time < mealTimes[meal].until) ?? 'dinner';
