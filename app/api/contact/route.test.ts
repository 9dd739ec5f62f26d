import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { env } from '@/lib/server/env';
import { call } from '@/tests/call';
import { deliveredMail } from '@/tests/mail';
import { someAddress } from '@/tests/some-address';
import { GET as challenge } from './challenge/route';
import { POST as contact } from './route';

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
  const responses = await Promise.all(Array.from({ length: 5 }, () => send({ ...message, recaptchaToken })));
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
