import { daysBetween } from '@/lib/dates';
import { capital, countText, countWord, lower, namesText } from '@/lib/text';
import { presenceAt } from '../attendance/presence';
import { dayName, daysOf } from '../date-rules';
import type { GearLine } from '../gear/schema';
import { dishless, type MealPlace, mealKey, mealName, openMeals } from '../meals/grid';
import { mayHelp } from '../own-tools';
import { call, goTo, type Reader, thing } from './reader';
import { laterTodos } from './site-and-booking';
import type { NextThing } from './thing';

/** Ranks 11, 12, 13 and 15: what the household does for itself, and what it could take over. */
export function ownTasks(reader: Reader): NextThing[] {
  if (!reader.own) return [];
  return [...planAtHome(reader), ...packing(reader), ...later(reader), ...couldTake(reader)];
}

/** Before that, somebody may not know yet when they leave. */
const HOME_DAYS = 1;

function planAtHome({ page, stage, day, own, href }: Reader): NextThing[] {
  const { trip, homePlan, leavesPlans, site, guest } = page;
  const days = daysBetween(day, own?.arrive_on ?? trip.start_date);
  const isTime = (stage === 'packing' || stage === 'on') && days >= 0 && days <= HOME_DAYS;
  const left = homePlan && !homePlan.refused;
  if (!isTime || guest || left || !leavesPlans || site.reception === true) return [];
  return [
    thing('11', '', 'Tell someone at home where you’ll be', {
      icon: 'house',
      text:
        site.reception === false
          ? 'There’s no phone reception at camp.'
          : 'Nobody has said yet if there’s phone reception at camp.',
      action: goTo('Leave your plan', href('/home-contact')),
    }),
  ];
}

function packing({ page, stage, href }: Reader): NextThing[] {
  if (stage !== 'packing' || !page.packing || page.packing.open.length === 0) return [];
  const { open, all } = page.packing;
  return [
    thing(
      '12',
      '',
      `${capital(countWord(open.length))} ${open.length === 1 ? 'thing' : 'things'} left to pack`,
      {
        icon: 'backpack',
        part: 'gear',
        text: namesText(open),
        progress: { done: all - open.length, of: all },
        action: goTo('Open your list', href('/gear?list=packing')),
      },
    ),
  ];
}

function later(reader: Reader): NextThing[] {
  const { page, prepares, href } = reader;
  if (!prepares) return [];
  const dishes = dishless(page.cooked).map((meal) =>
    thing('13', mealKey(meal), `What are you cooking ${whenOf(meal, reader)}?`, {
      icon: 'list',
      part: 'days',
      action: goTo('Add it', href('/meals')),
    }),
  );
  return [...laterTodos(reader), ...dishes];
}

function whenOf(place: MealPlace, { page }: Reader): string {
  const days = daysOf(page.trip).length;
  return place.meal === 'dinner' ? `on ${dayName(place.day, days)}` : `for ${mealName(place, days)}`;
}

function couldTake(reader: Reader): NextThing[] {
  const { page, prepares, now } = reader;
  if (!prepares || !mayHelp(page, now)) return [];
  return [...openMeal(reader), ...missingGear(reader)];
}

function openMeal(reader: Reader): NextThing[] {
  const { page, own, now, zone, href, path } = reader;
  const { trip, cooked, people } = page;
  const [place] = own ? openMeals([own], trip, cooked, now, zone) : [];
  if (!own || !place) return [];
  const eaters = people.attendees
    .filter((each) => presenceAt(each, trip, place) === 'there')
    .flatMap(({ crew }) => crew.filter(({ type }) => type === 'camper')).length;
  const cook = (yes: boolean) =>
    call('PUT', path(`/meals/${place.day}/${place.meal}`), { cook: yes, household_id: own.household_id });
  const name = mealName(place, daysOf(trip).length);
  return [
    thing('15', mealKey(place), `Nobody’s cooking ${name}`, {
      icon: 'flame',
      part: 'days',
      text: countText(eaters, 'person', 'people'),
      action: {
        label: 'I’ll cook',
        href: href('/meals'),
        send: cook(true),
        undo: cook(false),
        done: `You cook ${name}`,
      },
    }),
  ];
}

/** More than this is brought by several households. */
const MOST_IN_PLACE = 4;

function missingGear({ page, own, href, path }: Reader): NextThing[] {
  const line = page.gearLines.find(({ gap }) => gap > 0);
  if (!line || !own) return [];
  const before = line.by.find(({ household_id }) => household_id === own.household_id)?.quantity ?? 0;
  const bring = (quantity: number) => call('PUT', path(`/gear/${line.id}/offer`), { quantity });
  const inPlace = line.unit === null && line.gap <= MOST_IN_PLACE;
  const name = /^\p{Lu}\p{Ll}/u.test(line.name) ? lower(line.name) : line.name;
  return [
    thing('15', line.id, missingText(line, name), {
      icon: 'backpack',
      part: 'gear',
      action: inPlace
        ? {
            label: line.gap === 1 ? 'I’ll bring it' : 'I’ll bring them',
            href: href('/gear'),
            send: bring(before + line.gap),
            undo: bring(before),
            done: `You bring ${line.gap === 1 ? 'the ' : `${line.gap} `}${name}`,
          }
        : goTo('Bring some', href('/gear')),
    }),
  ];
}

function missingText({ name, needed, gap, unit }: GearLine, inSentence: string): string {
  if (needed === 1) return `The ${inSentence} ${/[^s]s$/.test(name) ? 'are' : 'is'} missing`;
  return `${name}: ${gap}${unit ? ` ${unit}` : ''} short`;
}
