import { problemsOf } from '@/tests/problems';
import { browser } from '@/tests/servers/push-service';
import { pushSubscription } from './schema';

const { subscription } = browser('https://push.example.com/1');
const { keys } = subscription;

test('a browser’s subscription is accepted', () => {
  expect(problemsOf(pushSubscription, subscription)).toEqual({});
});

test.each<[field: string, changes: object]>([
  ['endpoint', { endpoint: 'http://push.example.com/x' }],
  ['endpoint', { endpoint: 'https://localhost/x' }],
  ['endpoint', { endpoint: 'https://10.0.0.1/x' }],
  ['endpoint', { endpoint: 'https://[::1]/x' }],
  ['endpoint', { endpoint: `https://push.example.com/${'x'.repeat(2000)}` }],
  ['endpoint', { endpoint: null }],
  ['endpoint', { endpoint: { not: '' } }],
  ['keys', { keys: null }],
  ['keys.p256dh', { keys: { ...keys, p256dh: 'AAAA' } }],
  [
    'keys.p256dh',
    { keys: { ...keys, p256dh: Buffer.from([4, ...Array(64).fill(1)]).toString('base64url') } },
  ],
  ['keys.p256dh', { keys: { ...keys, p256dh: 7 } }],
  ['keys.auth', { keys: { ...keys, auth: 'AAAA' } }],
  ['keys.auth', { keys: { ...keys, auth: '<script>' } }],
])('a subscription is refused at %s: %j', (field, changes) => {
  expect(Object.keys(problemsOf(pushSubscription, { ...subscription, ...changes }))).toEqual([field]);
});
