import { problemsOf } from '@/tests/problems';
import { featureQuery } from './schema';

test('a look-up takes a text of limited length', () => {
  expect(featureQuery.parse({ query: ' ' })).toEqual({ query: null });
  expect(problemsOf(featureQuery, { query: 'x'.repeat(81) })).toHaveProperty('query');
});
