import fs from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { NextRequest } from 'next/server';
import { GET as getCover } from '@/app/cover/[seed]/[size]/route';
import { GET as getMetrics } from '@/app/metrics/route';
import { newCovers } from '@/lib/cover-art/limit';
import { db, pool } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { queueHere } from '@/lib/server/jobs/this-process';
import { leave } from '@/lib/server/lifecycle';
import { sendMail } from '@/lib/server/mail/send-mail';
import { meter } from '@/lib/server/metrics/meter';
import { startMetrics } from '@/lib/server/metrics/start-metrics';
import { release } from '@/lib/server/release';
import { call } from '@/tests/call';
import { person } from '@/tests/factories/people';
import { deliveredMail } from '@/tests/mail';
import { someAddress } from '@/tests/some-address';
import { GET as nowhere } from './[...rest]/route';
import { GET as challenge } from './contact/challenge/route';
import { POST as contact } from './contact/route';
import { GET as getHealth } from './health/ready/route';
import { GET as getLiveness } from './health/route';
import { GET as getFile } from './open-data/[file]/route';
import { GET as getCampgrounds } from './open-data/campgrounds/route';

describe('the contact form', () => {
  const message = {
    name: 'Mia',
    email: 'mia@example.com',
    subject: `Fires ${Math.random()}`,
    message: 'May we light one?',
  };

  async function solved(): Promise<string> {
    const { body } = await call<Challenge>(challenge, 'GET');
    const solution = await solveChallenge({ challenge: body, deriveKey });
    return Buffer.from(JSON.stringify({ challenge: body, solution })).toString('base64');
  }

  const send = (body: object, headers?: Record<string, string>) => call(contact, 'POST', { body, headers });

  test('a message reaches CONTACT_EMAIL, and a reply to it goes to the person', async () => {
    const subject = `Fires ${Math.random()}`;
    const sent = await send({ ...message, subject, recaptchaToken: await solved() });
    expect(sent).toMatchObject({ status: 200, body: { message: 'Message sent successfully.' } });
    const mail = (await deliveredMail(env().CONTACT_EMAIL)).find((one) => one.subject?.includes(subject));
    expect(mail?.replyTo?.[0]?.address).toBe('mia@example.com');
    expect(mail?.text).toContain('May we light one?');
  });

  test('a line break in the subject adds no header, and HTML stays text', async () => {
    const subject = `Hi ${Math.random()}\r\nBcc: victim@example.com`;
    await send({
      ...message,
      subject,
      message: '<img src=x onerror=alert(1)>',
      recaptchaToken: await solved(),
    });
    const mail = (await deliveredMail(env().CONTACT_EMAIL)).find((one) => one.subject?.includes('victim'));
    expect(mail).toBeDefined();
    expect(mail?.bcc).toBeFalsy();
    expect(mail?.html).not.toContain('<img src=x');
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['made up', Buffer.from('{"challenge":{},"solution":{}}').toString('base64')],
    ['no base64', '%%%'],
  ])('a token that is %s is refused in the specification’s words', async (_what, recaptchaToken) => {
    const refused = await send({ ...message, recaptchaToken });
    expect(refused).toMatchObject({ status: 400, body: { error: 'Please verify you are human.' } });
  });

  test('a solved captcha counts once, even when it is sent five times at once', async () => {
    const recaptchaToken = await solved();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => send({ ...message, recaptchaToken })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('the sixth message of an address within the hour is refused for now', async () => {
    const headers = { 'x-forwarded-for': someAddress() };
    for (let count = 0; count < 5; count++) await send({ ...message, recaptchaToken: 'no' }, headers);
    const sixth = await send({ ...message, recaptchaToken: 'no' }, headers);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  test.each(['name', 'email', 'subject', 'message'])('%s is required', async (field) => {
    const refused = await send({ ...message, [field]: ' ', recaptchaToken: 'x' });
    expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });
});

describe('readiness', () => {
  const full = {
    status: 503,
    body: { error: 'Nothing can be saved right now: the disk is full. Please try again later.' },
  };

  const mail = { to: 'tom@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };

  const queueMailDueFor = async (minutes: number) => {
    await db.$transaction((tx) => sendMail(tx, mail));
    await db.$executeRaw`update graphile_worker._private_jobs set run_at = now() - make_interval(mins => ${minutes}::int)`;
  };

  beforeEach(async () => {
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
    delete queueHere.workerSeenAt;
  });
  afterAll(async () => {
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
    delete queueHere.workerSeenAt;
  });

  test('a queue with no due jobs counts as working', async () => {
    expect(await call(getHealth, 'GET')).toMatchObject({
      status: 200,
      body: { status: 'ok', queue: 'working', oldest_due_seconds: 0, mail: 'files' },
    });
  });

  test('a mail that has been due for some minutes reports a stalled queue', async () => {
    await queueMailDueFor(4);
    expect(await call(getHealth, 'GET')).toMatchObject({ status: 200, body: { queue: 'working' } });
    await queueMailDueFor(6);
    const { status, body } = await call<{ oldest_due_seconds: number }>(getHealth, 'GET');
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'ok', queue: 'standing' } });
    expect(body.oldest_due_seconds).toBeGreaterThanOrEqual(360);
  });

  test('a job that was given up does not count as a stalled queue', async () => {
    await queueMailDueFor(6);
    await db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts`;
    expect(await call(getHealth, 'GET')).toMatchObject({ body: { queue: 'working' } });
  });

  test('a worker that was not seen for minutes is reported before a mail is late', async () => {
    queueHere.workerSeenAt = Date.now() - 60_000;
    expect(await call(getHealth, 'GET')).toMatchObject({ body: { queue: 'working' } });
    queueHere.workerSeenAt = Date.now() - 180_000;
    expect(await call(getHealth, 'GET')).toMatchObject({ status: 200, body: { queue: 'standing' } });
  });

  test('a Postgres with a full disk, or in read-only mode, is not ready', async () => {
    const failure = (state: string) =>
      db
        .$executeRawUnsafe(`do $$ begin raise exception 'no room' using errcode = '${state}'; end $$`)
        .catch((error: unknown) => error);
    jest.spyOn(db, '$transaction').mockRejectedValueOnce(await failure('53100'));
    const response = await call(getHealth, 'GET');
    expect(response).toMatchObject(full);
    expect(response.headers.get('retry-after')).toBe('60');
    jest.spyOn(db, '$transaction').mockRejectedValueOnce(await failure('25006'));
    expect(await call(getHealth, 'GET')).toMatchObject({ status: 503 });
  });

  test('the check of the disk makes Postgres write a temporary file', async () => {
    const written = async () => {
      const [row] = await db.$queryRaw<[{ bytes: number }]>`
      select temp_bytes::int bytes from pg_stat_database where datname = current_database()`;
      return row.bytes;
    };
    const before = await written();
    expect(await call(getHealth, 'GET')).toMatchObject({ status: 200 });
    // Postgres updates `temp_bytes` only after the session has been idle for a while.
    for (let tries = 0; tries < 300 && (await written()) === before; tries += 1) await delay(100);
    expect(await written()).toBeGreaterThan(before);
  });

  test('a server without disk space for the mail files is not ready', async () => {
    const disk = await fs.statfs('.');
    const statfs = jest.spyOn(fs, 'statfs').mockResolvedValue({ ...disk, bavail: 1 });
    expect(await call(getHealth, 'GET')).toMatchObject(full);
    // A missing folder is reported when the server starts, and not by this check.
    statfs.mockRejectedValue(new Error('ENOENT'));
    expect(await call(getHealth, 'GET')).toMatchObject({ status: 200 });
    statfs.mockRestore();
  });
});

describe('the open data', () => {
  const params = (file: string) => ({ params: { file } });

  test.each([
    ['campground-parks', 2598],
    ['campground-dogs', 1158],
    ['campground-roads', 8353],
    ['campground-islands', 204],
  ])(
    'data derived from the campgrounds can be downloaded, as their licence demands: %s',
    async (file, rows) => {
      const response = await call<{ rows: unknown[] }>(getFile, 'GET', {
        as: await person(),
        ...params(file),
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file}.json"`);
      expect(response.body.rows).toHaveLength(rows);
    },
  );

  test('no other file can be downloaded', async () => {
    expect((await call(getFile, 'GET', { as: await person(), ...params('suburbs-au') })).status).toBe(404);
  });

  test('the campgrounds can be downloaded as a file, as their licence demands', async () => {
    const response = await call<{ name: string }[]>(getCampgrounds, 'GET', { as: await person() });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="campgrounds-au-osm.json"',
    );
    expect(response.body).toHaveLength(8357);
  });
});

describe('the metrics', () => {
  const token = 'a token for Prometheus';

  beforeEach(() => {
    env().METRICS_TOKEN = token;
    startMetrics();
  });
  afterEach(() => {
    delete env().METRICS_TOKEN;
    meter.on?.end();
  });

  const scrape = (authorization?: string, headers: Record<string, string> = {}) =>
    call<string>(getMetrics, 'GET', { headers: { ...headers, ...(authorization && { authorization }) } });

  test('with the token the metrics come in Prometheus’ format, and may not be cached', async () => {
    const { status, headers, body } = await scrape(`Bearer ${token}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatch(/^# TYPE campmates_mails_total counter$/m);
    expect(body).toContain(`campmates_release{day="${release.day}",commit="${release.commit}"} 1`);
  });

  /** Returns a response without its request id, which differs for each response. */
  async function shown(response: ReturnType<typeof call>) {
    const { status, headers, body } = await response;
    headers.delete('x-request-id');
    return { status, headers: Object.fromEntries(headers), body };
  }

  test('without the token, or when none is set, the address looks like one that doesn’t exist', async () => {
    const missing = await shown(call(nowhere, 'GET', { as: await person(), params: { rest: 'nowhere' } }));
    expect(missing.status).toBe(404);
    const wrong = ['Bearer ', token, `Bearer ${token}!`, `Bearer ${token.slice(1)}`, `Basic ${token}`];
    for (const header of [undefined, ...wrong]) expect(await shown(scrape(header))).toEqual(missing);
    delete env().METRICS_TOKEN;
    for (const header of [`Bearer ${token}`, 'Bearer undefined', 'Bearer '])
      expect(await shown(scrape(header))).toEqual(missing);
  });

  test('a caller may scrape sixty times a minute, and wrong tokens don’t count', async () => {
    const headers = { 'x-forwarded-for': someAddress() };
    for (let guess = 0; guess < 3; guess++) await scrape('Bearer wrong', headers);
    const statuses: number[] = [];
    for (let scraped = 0; scraped < 61; scraped++)
      statuses.push((await scrape(`Bearer ${token}`, headers)).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
  });

  test('while the database is down the metrics still work', async () => {
    const gone = jest
      .spyOn(pool, 'query')
      .mockImplementation(() => Promise.reject(new Error('connect ECONNREFUSED')));
    const { status, body } = await scrape(`Bearer ${token}`);
    gone.mockRestore();
    expect(status).toBe(200);
    expect(body).toMatch(/^campmates_database_up 0$/m);
  });
});

describe('a cover', () => {
  const get = (seed: string, size: string, headers: Record<string, string> = {}) =>
    getCover(new NextRequest('http://localhost/', { headers }), { params: Promise.resolve({ seed, size }) });

  test('a cover is an SVG that may be cached by anybody, and that can only style itself', async () => {
    const response = await get('-27.404,153.030', 'wide');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('image/svg+xml');
    expect(response.headers.get('cache-control')).toMatch('public, max-age=31536000');
    expect(response.headers.get('content-security-policy')).toMatch("default-src 'none'");
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
  });

  test('an encoded comma is the same position, and a repeated request gets the same drawing', async () => {
    const texts = await Promise.all(
      ['-27.404,153.030', '-27.404%2C153.030'].map(async (seed) => (await get(seed, 'thumb')).text()),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  test.each(['mail.png', 'mail-dark.png'])('%s is a PNG of the size that mails show', async (name) => {
    const response = await get('-27.404,153.030', name);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toMatch('public, max-age=31536000');
    const picture = Buffer.from(await response.arrayBuffer());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // A PNG file has its width at byte 16 and its height at byte 20.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1040, 325]);
    expect(picture.length).toBeLessThan(120_000);
  });

  test.each([
    ['-27.404,153.030', 'preview.png'],
    ['-27.404,153.030', 'mail.svg'],
    ['nothing', 'mail.png'],
    ['-27.4,153.03', 'wide'],
    ['nothing', 'wide'],
    ['-27.404,153.030', 'huge'],
    ['%E0%A4%A', 'wide'],
  ])('%s as %s is not found', async (seed, size) => {
    expect((await get(seed, size)).status).toBe(404);
  });

  test('a signed-out caller gets a limited number of new drawings a minute, and existing ones without limit', async () => {
    const caller = { 'x-forwarded-for': someAddress() };
    const draw = (index: number, headers: Record<string, string> = caller) =>
      get(`n${String(index).padStart(8, '0')}`, 'thumb', headers);
    for (let index = 0; index < newCovers.signedOut; index++) expect((await draw(index)).status).toBe(200);
    const refused = await draw(99);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await draw(0)).status).toBe(200);
    const { cookie } = await person();
    expect((await draw(100, { ...caller, cookie })).status).toBe(200);
  });
});

test('a server that is about to stop says so to the proxy, and still serves', async () => {
  await leave();
  expect((await call(getLiveness, 'GET')).status).toBe(503);
  expect((await call(getHealth, 'GET')).status).toBe(200);
});
