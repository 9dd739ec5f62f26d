import { problemsOf } from '@/tests/problems';
import { featureQuery } from './schema';

test('a feature is asked for by a bounded text', () => {
  expect(featureQuery.parse({ query: ' ' })).toEqual({ query: null });
  expect(problemsOf(featureQuery, { query: 'x'.repeat(81) })).toHaveProperty('query');
});
