import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { countEvents } from '@/tests/count-events';
import { file, mail } from '@/tests/fixtures/mail';
import { headersOf } from '@/tests/mail';
import { env } from '../env';
import { AddressRefused, deliver, smtpTransport } from './transports';

describe('over SMTP', () => {
  const received: Buffer[] = [];
  let refuse = false;
  /**
   * Reply codes that the fake server gives for the sender's and the recipient's address; null
   * accepts the address.
   */
  const codes: Record<'from' | 'to', number | null> = { from: null, to: null };
  const say = (code: number | null, done: (error?: Error) => void) =>
    code === null ? done() : done(Object.assign(new Error(words), { responseCode: code }));
  let words = 'no';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => say(codes.from, done),
    onRcptTo: (_address, _session, done) => say(codes.to, done),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())));

  test('a mail arrives complete, with the same Message-ID at every attempt', async () => {
    await smtpTransport(url)(mail, 'mail-7');
    const parsed = await PostalMime.parse(received.at(-1) ?? '');
    expect(parsed).toMatchObject({
      subject: 'Kedron ⛺',
      messageId: '<mail-7@localhost>',
      from: { address: 'campmates@localhost', name: 'Campmates' },
      replyTo: [{ address: 'mia@example.com' }],
    });
    expect(parsed.text?.trim()).toBe('Hi');
    expect(parsed.html).toContain('<p>Hi</p>');
    expect(headersOf(parsed)).toMatchObject({
      'list-unsubscribe': '<https://camp.example/unsubscribe/abc>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test('every mail is counted by its outcome', async () => {
    env().SMTP_URL = url;
    const counted = countEvents();
    await deliver(mail, 'mail-1');
    codes.to = 550;
    await expect(deliver(mail, 'mail-2')).rejects.toThrow(AddressRefused);
    codes.to = null;
    refuse = true;
    await expect(deliver(mail, 'mail-3')).rejects.toThrow();
    refuse = false;
    expect(counted).toEqual(
      ['sent', 'refused', 'failed'].map((outcome) => `campmates_mails_total ${outcome}`),
    );
  });

  test('an attachment arrives unchanged', async () => {
    await smtpTransport(url)({ ...mail, attachments: [file] }, 'mail-7');
    const raw = received.at(-1) ?? Buffer.of();
    // Check the raw mail, because the parser normalises line ends.
    expect(raw.toString()).toContain(Buffer.from(file.content).toString('base64'));
    const { attachments, text } = await PostalMime.parse(raw);
    expect(text?.trim()).toBe('Hi');
    expect(attachments).toEqual([
      expect.objectContaining({
        filename: 'trip.ics',
        mimeType: 'text/calendar',
        disposition: 'attachment',
        method: 'PUBLISH',
      }),
    ]);
  });

  test('a refusal rejects, and a later attempt succeeds', async () => {
    refuse = true;
    await expect(smtpTransport(url)(mail, 'mail-8')).rejects.toThrow('try later');
    refuse = false;
    await expect(smtpTransport(url)(mail, 'mail-8')).resolves.toBeUndefined();
  });

  test.each([
    ['the recipient for good', { from: null, to: 550 }, true],
    ['the recipient for now', { from: null, to: 450 }, false],
    ['the sender', { from: 553, to: null }, false],
  ])('a server that refuses %s', async (_, said, refused) => {
    Object.assign(codes, said);
    const error: unknown = await smtpTransport(url)(mail, 'mail-10').catch((reason: unknown) => reason);
    Object.assign(codes, { from: null, to: null });
    expect([error instanceof Error, error instanceof AddressRefused]).toEqual([true, refused]);
  });

  test.each([
    ['550 5.1.1 User unknown', true],
    ['550 5.2.1 Mailbox disabled', true],
    ['552 5.2.2 Mailbox full', true],
    ['554 5.1.0 Address rejected', true],
    ['551 User not local', true],
    ['553 Mailbox name not allowed', true],
    ['550 5.4.1 Recipient address rejected', true],
    ['550 5.7.1 Blocked', false],
    ['554 5.7.1 Relay access denied', false],
    ['530 5.7.0 Authentication required', false],
    ['530 Authentication required', false],
    ['554 No', false],
    ['450 4.2.1 Mailbox busy', false],
  ])('the response “%s” to a recipient refuses the address: %j', async (response, refused) => {
    codes.to = Number(response.slice(0, 3));
    words = response.slice(4);
    const error: unknown = await smtpTransport(url)(mail, 'mail-11').catch((reason: unknown) => reason);
    codes.to = null;
    words = 'no';
    expect([error instanceof Error, error instanceof AddressRefused]).toEqual([true, refused]);
  });

  test('a missing server rejects', async () => {
    await expect(smtpTransport('smtp://127.0.0.1:1')(mail, 'mail-9')).rejects.toThrow();
  });
});

describe('over an SMTP server that stalls', () => {
  const sockets = new Set<Socket>();
  let stall: (socket: Socket) => void;
  const server = createTcpServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    stall(socket);
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((closed) => server.close(closed));
  });

  /**
   * Checks that a mail fails soon: long before nodemailer's own time-outs, which are 30 seconds for
   * the server's greeting and ten minutes after it.
   */
  async function expectGivenUp() {
    const started = Date.now();
    await expect(smtpTransport(url, 300)(mail, 'mail-7')).rejects.toThrow();
    expect(Date.now() - started).toBeLessThan(5_000);
  }

  test('a server that never sends a word is given up', async () => {
    stall = () => undefined;
    await expectGivenUp();
  });

  test('a server that greets and then falls silent is given up', async () => {
    stall = (socket) => socket.write('220 slow.example.com\r\n');
    await expectGivenUp();
  });

  test('a server that keeps sending but never finishes is given up', async () => {
    stall = (socket) => {
      socket.write('220 slow.example.com\r\n');
      const chatter = setInterval(() => socket.write('250-still busy\r\n'), 100);
      socket.on('close', () => clearInterval(chatter));
    };
    await expectGivenUp();
  });
});

describe('a problem that keeps mails from being sent', () => {
  const given = { ...process.env };
  afterEach(() => {
    process.env = { ...given };
  });

  async function problemWith(variables: Record<string, string>): Promise<string | null> {
    Object.assign(process.env, variables);
    jest.resetModules();
    const { deliveryProblem } = await import('./transports');
    return deliveryProblem();
  }

  test('is not reported where files can be written', async () => {
    expect(await problemWith({})).toBeNull();
  });

  test('is reported where no disk can take files', async () => {
    // A path below a file can never be written, even by root.
    expect(await problemWith({ DATA_DIR: join(process.cwd(), 'package.json') })).toMatch(
      /^No mail can go out: files cannot be written to .*package\.json\/mail \(\w+\)\. Set RESEND_API_KEY or SMTP_URL\.$/,
    );
  });

  test('is reported on a host that throws files away', async () => {
    expect(await problemWith({ SERVERLESS: '1' })).toMatch(/^No mail is delivered: .* Set RESEND_API_KEY or/);
  });

  test('is not reported where a provider is configured', async () => {
    const variables = { DATA_DIR: join(process.cwd(), 'package.json'), SMTP_URL: 'smtp://mail.example' };
    expect(await problemWith(variables)).toBeNull();
  });
});
