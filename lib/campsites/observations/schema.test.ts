import { addDays, today } from '@/lib/dates';
import { problemsOf } from '@/tests/problems';
import { savedSite } from '../save-site';
import { dismissal, observation } from './schema';

const seen_on = '2026-05-02';

test.each(['2000-01-01', today()])('%s is accepted as the day of the visit', (day) => {
  expect(observation.parse({ seen_on: day, pets: null })).toEqual({ seen_on: day, pets: null });
});

test.each<[field: string, body: object]>([
  ['seen_on', {}],
  ['seen_on', { seen_on: null }],
  ['seen_on', { seen_on: addDays(today(), 1) }],
  ['seen_on', { seen_on: '1999-12-31' }],
  ['seen_on', { seen_on: '2026-02-30' }],
  ['pets', { seen_on, pets: 'yes' }],
  ['boat_ramp', { seen_on, boat_ramp: 1 }],
  ['access', { seen_on, access: 'Tank' }],
  ['access', { seen_on, access: '' }],
])('an observation is refused at %s: %j', (field, body) => {
  expect(Object.keys(problemsOf(observation, body))).toEqual([field]);
});

test.each([null, 'true', 1, undefined])('a saved site and a dismissal are true or false, not %j', (value) => {
  expect(problemsOf(savedSite, { saved: value })).toEqual({ saved: 'This must be true or false.' });
  expect(problemsOf(dismissal, { dismissed: value })).toEqual({ dismissed: 'This must be true or false.' });
});
