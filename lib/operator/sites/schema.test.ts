import { problemsOf } from '@/tests/problems';
import { siteAction } from './schema';

const decision = { action: 'edit', reason: 'It is private land.' };

test('a decision has an action and a reason, and may have corrections', () => {
  for (const more of [{}, { changes: { name: 'Mire', latitude: -33.8, longitude: 151.2 } }])
    expect(siteAction.parse({ ...decision, ...more })).toEqual({ ...decision, ...more });
});

test.each<[field: string, changes: object]>([
  ['action', { action: 'burn' }],
  ['reason', { reason: ' ' }],
  ['reason', { reason: 'x'.repeat(501) }],
  ['changes.longitude', { changes: { latitude: -27 } }],
  ['changes.latitude', { changes: { latitude: 48, longitude: 2 } }],
  ['changes.name', { changes: { name: '' } }],
  ['into', { into: 'nowhere' }],
  ['seen', { seen: 'yesterday' }],
])('a decision is refused at %s: %j', (field, changes) => {
  expect(Object.keys(problemsOf(siteAction, { ...decision, ...changes }))).toEqual([field]);
});
