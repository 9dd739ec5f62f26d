import { asSent } from '@/tests/problems';
import { feed, feedAddress } from './schema';

test.each([
  ['a feed', feed, { active: false, created_at: null }],
  ['its address', feedAddress, { url: 'https://camp.example/calendar/secret' }],
])('%s leaves with its own fields alone', (_, schema, sample) => {
  expect(asSent(schema, sample)).toEqual(sample);
});
