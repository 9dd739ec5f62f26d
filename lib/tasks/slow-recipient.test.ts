import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

const slow = 'slow@example.com';
const received: string[] = [];
let stalled = 0;

/**
 * A fake mail server that never responds for one mailbox, like a relay that waits for the
 * recipient's own server.
 */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (address === slow) stalled += 1;
    else done();
  },
  onData(stream, session, done) {
    stream.resume().on('end', () => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
server.on('error', () => undefined);

let stop: () => Promise<void>;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  process.env.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(() => closed()));
  await stop();
  delete process.env.SMTP_URL;
});

test('any number of stalled mails to one recipient don’t delay other recipients', async () => {
  const [{ db }, { sendMail }] = await Promise.all([
    import('../server/db/client'),
    import('../server/mail/send-mail'),
  ]);
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  const mailTo = (to: string) => ({ to, subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' });
  const queue = (addresses: string[]) =>
    db.$transaction((tx) => sendMail(tx, ...addresses.map((to) => mailTo(to))));
  const others = Array.from({ length: 30 }, (_, number) => `camper-${number}@example.com`);

  await queue([slow]);
  ({ stop } = (await import('./worker')).startWorker());
  while (stalled === 0) await delay(50);
  await queue([...Array.from({ length: 20 }, () => slow), ...others]);
  const started = Date.now();
  while (received.length < others.length && Date.now() - started < 12_000) await delay(50);
  // The first mail to the slow mailbox times out after 15 seconds. All other mails arrive before
  // that.
  expect(received.sort()).toEqual(others.sort());
  expect(stalled).toBe(1);
});
