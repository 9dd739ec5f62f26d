import { conditionsOf } from '@/lib/trips/conditions/conditions-of';
import type { KnownConditions, LookedList } from '@/lib/trips/conditions/known';
import { shownLine } from './shown-line';

const at = '2027-01-21T19:10:00Z';
const road: LookedList = {
  list: { name: 'roads', kind: 'road', source: { name: 'Road reports', url: 'https://list.example' } },
  readAt: at,
  saidAt: at,
  concerns: [],
  unplaced: [],
};
const ended = {
  ...{ key: 'x', list: 'roads', kind: 'road' as const, title: 'Doctors Flat Road', days: [] },
  ...{ at, source: 'Road reports', url: 'https://list.example' },
};
const known: KnownConditions = {
  trip: { start_date: '2027-01-23', end_date: '2027-01-24', called_off: false },
  zone: 'Australia/Sydney',
  state: 'NSW',
  lists: [road],
  said: [],
  told: null,
};

test.each([
  ['before the lists are looked at', { moment: '2027-01-10T19:20:00Z' }, 'calendar-days'],
  ['while no list has answered', { lists: [{ ...road, readAt: null }] }, 'circle-question-mark'],
  ['with nothing found', {}, 'search'],
  ['when something is over', { told: { about: '', at, things: [], ended: [ended] } }, 'check'],
])(
  '%s, the line has its own icon',
  (_, { moment = at, ...more }: Partial<KnownConditions> & { moment?: string }, icon) => {
    expect(shownLine(conditionsOf({ ...known, ...more }, new Date(moment)))?.icon).toBe(icon);
  },
);
