import { after } from 'next/server';
import { db } from '../server/db/client';
import { queueHere } from '../server/jobs/this-process';
import { sendMail } from '../server/mail/send-mail';
import { deliver } from '../server/mail/transports';
import { workAfterResponses } from './worker';

jest.mock('../server/mail/transports', () => ({
  ...jest.requireActual('../server/mail/transports'),
  deliver: jest.fn(),
}));
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: jest.fn() }));

const mail = { to: 'tom@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };
const queueMail = () => db.$transaction((tx) => sendMail(tx, mail));

beforeEach(async () => {
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  jest.mocked(after).mockReset();
  jest.mocked(deliver).mockReset().mockResolvedValue(undefined);
  delete queueHere.work;
});

test('with a running worker no job is done after a response', async () => {
  await queueMail();
  expect(after).not.toHaveBeenCalled();
});

test('without a worker a mail is sent right after the response of the request that queued it', async () => {
  workAfterResponses();
  await queueMail();
  expect(deliver).not.toHaveBeenCalled();
  const [[task]] = jest.mocked(after).mock.calls as [[() => Promise<void>]];
  await task();
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('a mail queued while the queue is being worked on is sent too, and only once', async () => {
  workAfterResponses();
  let queueing: Promise<void> | undefined;
  jest.mocked(deliver).mockImplementationOnce(async () => {
    queueing = queueMail();
  });
  await queueMail();
  const working = queueHere.work?.();
  await Promise.all([working, queueHere.work?.()]);
  await queueing;
  await queueHere.work?.();
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('a mail can also be queued outside a request', async () => {
  workAfterResponses();
  jest.mocked(after).mockImplementation(() => {
    throw new Error('`after` was called outside a request scope');
  });
  await queueMail();
  await queueHere.work?.();
  expect(deliver).toHaveBeenCalledTimes(1);
});
