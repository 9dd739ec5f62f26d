import { createHmac } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { Handler } from '@/lib/server/http/route';
import { handOver } from '@/lib/server/mail/hand-over';
import { call } from '@/tests/call';
import { uniqueEmail } from '@/tests/factories/people';
import { POST as generic } from './generic/route';
import { POST as resend } from './resend/route';

const key = Buffer.alloc(32, 5);
let ids = 0;

beforeAll(() => {
  env().MAIL_WEBHOOK_SECRET = `whsec_${key.toString('base64')}`;
});
afterAll(() => {
  delete env().MAIL_WEBHOOK_SECRET;
});

interface Sent {
  id?: string;
  /** Seconds from now. */
  at?: number;
  signed?: string;
  with?: Buffer;
  version?: string;
  headers?: Record<string, string>;
}

/** Sends an event as its provider would, from outside the site. */
async function send(handler: Handler, event: unknown, sent: Sent = {}): Promise<number> {
  const prefix = handler === resend ? 'svix' : 'webhook';
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const id = sent.id ?? `msg_${Date.now()}_${ids++}`;
  const timestamp = String(Math.floor(Date.now() / 1000) + (sent.at ?? 0));
  const made = createHmac('sha256', sent.with ?? key).update(`${id}.${timestamp}.${sent.signed ?? body}`);
  const headers = {
    'sec-fetch-site': 'cross-site',
    [`${prefix}-id`]: id,
    [`${prefix}-timestamp`]: timestamp,
    [`${prefix}-signature`]: `v1,${'A'.repeat(43)}= ${sent.version ?? 'v1'},${made.digest('base64')}`,
    ...sent.headers,
  };
  return (await call(handler, 'POST', { body, headers })).status;
}

const bounced = (to: string, type = 'Permanent') => ({
  type: 'email.bounced',
  created_at: '2026-11-29T00:00:00.000Z',
  data: { email_id: 'x', to: [to], bounce: { type, subType: 'General', message: '550 5.1.1 user unknown' } },
});
const rowOf = (address: string) => db.refusedAddress.findUnique({ where: { address } });

test('a bounce that Resend reports puts the address on the list of those that refuse mail', async () => {
  const email = uniqueEmail();
  expect(await send(resend, bounced(email))).toBe(204);
  expect(await rowOf(email)).toMatchObject({ kind: 'bounced', error: 'No such mailbox', times: 1 });
  expect(await send(resend, { type: 'email.complained', data: { to: [email] } })).toBe(204);
  expect(await rowOf(email)).toMatchObject({
    kind: 'complained',
    error: 'Marked an email as spam',
    times: 2,
  });
  expect(await send(resend, bounced(email))).toBe(204);
  expect(await rowOf(email)).toMatchObject({
    kind: 'complained',
    error: 'Marked an email as spam',
    times: 3,
  });
  const suppressed = uniqueEmail();
  expect(await send(resend, { type: 'email.suppressed', data: { to: [suppressed] } })).toBe(204);
  expect(await rowOf(suppressed)).toMatchObject({ kind: 'bounced' });
});

test('a full mailbox, and what Campmates doesn’t know, changes nothing', async () => {
  const email = uniqueEmail();
  expect(await send(resend, bounced(email, 'Transient'))).toBe(204);
  expect(await send(resend, { type: 'domain.created', data: { name: 'camp.example' } })).toBe(204);
  expect(await rowOf(email)).toBeNull();
});

test('a bounce stays when the next mail is handed over, until a mail is delivered; a complaint stays', async () => {
  const [email, angry] = [uniqueEmail(), uniqueEmail()];
  for (const [address, type] of [
    [email, 'bounced'],
    [angry, 'complained'],
  ] as const)
    expect(await send(generic, { type, address, message: 'gone' })).toBe(204);
  await handOver({ to: email, subject: 'Hello', text: 'Hello', html: 'Hello' } as never, 'a-mail');
  expect(await rowOf(email)).toMatchObject({ kind: 'bounced', error: 'gone' });
  for (const address of [email, angry]) await send(generic, { type: 'delivered', address });
  expect([await rowOf(email), await rowOf(angry)]).toMatchObject([null, { kind: 'complained' }]);
});

test('an event that comes again is ignored, but one that failed isn’t', async () => {
  const [email, event] = [uniqueEmail(), { id: 'msg_once' }];
  const away = jest.spyOn(db, '$executeRaw').mockRejectedValueOnce(new Error('away') as never);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await send(resend, bounced(email), event)).toBe(500);
  for (const spy of [away, logged]) spy.mockRestore();
  expect(await send(resend, bounced(email), event)).toBe(204);
  expect(await send(resend, bounced(email), event)).toBe(204);
  expect(await rowOf(email)).toMatchObject({ times: 1 });
});

describe.each([
  ['resend', resend, bounced],
  ['generic', generic, (address: string) => ({ type: 'bounced', address })],
] as const)('%s', (_, handler, eventOf) => {
  test.each<[string, Sent]>([
    ['another secret', { with: Buffer.alloc(32, 6) }],
    ['a signature of another body', { signed: '{}' }],
    ['a time six minutes ago', { at: -360 }],
    ['a time in six minutes', { at: 360 }],
    ['no signature', { headers: { 'svix-signature': '', 'webhook-signature': '' } }],
    ['no id', { headers: { 'svix-id': '', 'webhook-id': '' } }],
    ['a signature of another version', { version: 'v2' }],
  ])('%s is refused', async (_, sent) => {
    const email = uniqueEmail();
    expect(await send(handler, eventOf(email), sent)).toBe(401);
    expect(await rowOf(email)).toBeNull();
  });

  test('only signed JSON of a known form and at most 64 KB is read', async () => {
    expect(await send(handler, { type: 7 })).toBe(400);
    expect(await send(handler, { type: 7 }, { with: Buffer.alloc(32, 6) })).toBe(401);
    expect(await send(handler, 'no JSON')).toBe(400);
    expect(await send(handler, 'no JSON', { with: Buffer.alloc(32, 6) })).toBe(401);
    expect(await send(handler, eventOf('x@y.z'), { headers: { 'content-type': 'text/plain' } })).toBe(415);
    expect(await send(handler, { ...eventOf('x@y.z'), filler: 'x'.repeat(65_536) })).toBe(413);
  });

  test('without the secret there is no such call', async () => {
    const { MAIL_WEBHOOK_SECRET } = env();
    delete env().MAIL_WEBHOOK_SECRET;
    expect(await send(handler, eventOf(uniqueEmail()))).toBe(404);
    Object.assign(env(), { MAIL_WEBHOOK_SECRET });
  });
});
