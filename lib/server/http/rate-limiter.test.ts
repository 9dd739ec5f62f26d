import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { uniqueEmail } from '@/tests/factories/people';
import { someAddress } from '@/tests/some-address';
import { giveBack, spend, withinLimit } from './rate-limiter';
import { limits } from './rate-limits';
import { publicRoute } from './route';

test('of fifty calls at once exactly as many pass as the limit allows', async () => {
  const subject = uniqueEmail();
  const passed = await Promise.all(Array.from({ length: 50 }, () => withinLimit('loginByEmail', subject)));
  expect(passed.filter(Boolean)).toHaveLength(limits.loginByEmail.points);
});

test('a refusal says in words and in seconds how long to wait', async () => {
  const subject = uniqueEmail();
  for (let count = 0; count < limits.signupByEmail.points; count++) await spend('signupByEmail', subject);
  const refused = await spend('signupByEmail', subject).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({
    status: 429,
    message: 'You’ve tried that too many times. Please wait 60 minutes and try again.',
    details: { retryAfterSeconds: 3600 },
  });
});

test('counting does not wait for the disk, and every other write does', async () => {
  const commit = (write: string) =>
    db.$transaction(async (tx) => {
      await tx.$executeRawUnsafe('set local synchronous_commit = on');
      await tx.$executeRawUnsafe(write);
      const [shown] = await tx.$queryRaw<{ synchronous_commit: string }[]>`show synchronous_commit`;
      return shown?.synchronous_commit;
    });
  expect(await commit(`insert into rate_limits (key, points) values ('${uniqueEmail()}', 1)`)).toBe('off');
  expect(await commit(`update rate_limits set points = points`)).toBe('off');
  expect(await commit(`update profiles set name = name`)).toBe('on');
});

test('each subject has a count of its own', async () => {
  const subject = uniqueEmail();
  for (let count = 0; count < limits.signupByEmail.points; count++) await spend('signupByEmail', subject);
  expect(await withinLimit('signupByEmail', subject)).toBe(false);
  expect(await withinLimit('signupByEmail', uniqueEmail())).toBe(true);
  expect(await withinLimit('forgotByEmail', subject)).toBe(true);
});

test('points that are given back can be spent again', async () => {
  const subject = uniqueEmail();
  const spendAll = () => Promise.all(Array.from({ length: 4 }, () => withinLimit('signupByEmail', subject)));
  expect((await spendAll()).filter(Boolean)).toHaveLength(3);
  await giveBack('signupByEmail', subject);
  await giveBack('signupByEmail', subject);
  expect(await withinLimit('signupByEmail', subject)).toBe(true);
  expect(await withinLimit('signupByEmail', subject)).toBe(false);
});

test('a caller cannot escape the limit by a made-up X-Forwarded-For', async () => {
  const handler = publicRoute(
    { summary: 'Limited', limits: ['contact'], answer: z.object({}) },
    async () => ({}),
  );
  const address = someAddress();
  const from = (claimed: string) =>
    call(handler, 'GET', { headers: { 'x-forwarded-for': `${claimed}, ${address}` } });
  for (let count = 0; count < limits.contact.points; count++) await from(`198.51.100.${count}`);
  expect((await from('198.51.100.200')).status).toBe(429);
});

test('the limits match the documented ones', () => {
  const promised = Object.fromEntries(
    Object.entries(limits).map(([name, { points, seconds }]) => [name, `${points}/${seconds}`]),
  );
  expect(promised).toMatchObject({
    loginByEmail: '10/900',
    loginByAddress: '50/900',
    signupByEmail: '3/3600',
    signupByAddress: '20/3600',
    forgotByEmail: '3/3600',
    forgotByAddress: '20/3600',
    existence: '30/60',
    lookup: '300/60',
    searches: '60/60',
    aiSearches: '60/60',
    clientErrors: '10/60',
    contact: '5/3600',
    mails: '500/86400',
    mailsToAddress: '20/86400',
    mailsToAddressByPerson: '10/86400',
    answersByLink: '60/3600',
    ownLinks: '10/3600',
    ownLinksOfTrip: '50/86400',
    largeReads: '120/60',
    largeReadsByAddress: '240/60',
    aiByPerson: '10/86400',
    aiForAll: '500/86400',
  });
});
