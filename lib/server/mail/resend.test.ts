import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { file, mail } from '@/tests/fixtures/mail';

describe('over Resend', () => {
  const requests: { key: string | undefined; body: Record<string, unknown> }[] = [];
  let mode: 'well' | 'failing' | 'hanging' | 'prose' = 'well';
  /** Error that the fake server of Resend responds with. */
  let failure = { name: 'application_error', message: 'oops' };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({
      key: request.headers['idempotency-key'] as string,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    if (mode === 'hanging') return;
    response.statusCode = mode === 'failing' ? 500 : 200;
    response.setHeader('content-type', 'application/json');
    if (mode === 'prose') response.end('<html>maintenance</html>');
    else response.end(JSON.stringify(mode === 'well' ? { id: 'x' } : failure));
  });

  let resendTransport: typeof import('./transports').resendTransport;
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    process.env.RESEND_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // Load the package anew, because it reads its base URL only when it is loaded.
    jest.resetModules();
    ({ resendTransport } = await import('./transports'));
  });
  afterAll(() => {
    delete process.env.RESEND_BASE_URL;
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });

  test('a mail arrives complete, with a key that keeps a retry from sending it twice', async () => {
    mode = 'well';
    await resendTransport('re_test')(mail, 'mail-7');
    expect(requests.at(-1)).toMatchObject({
      key: 'mail-7',
      body: {
        to: 'tom@example.com',
        subject: 'Kedron ⛺',
        reply_to: 'mia@example.com',
        text: 'Hi',
        headers: mail.headers,
      },
    });
  });

  test.each([
    ['to', true],
    ['from', false],
  ])('an invalid `%s` field', async (field, refused) => {
    [mode, failure] = ['failing', { name: 'validation_error', message: `Invalid \`${field}\` field.` }];
    const error: unknown = await resendTransport('re_test')(mail, 'mail-7').catch(
      (reason: unknown) => reason,
    );
    [mode, failure] = ['well', { name: 'application_error', message: 'oops' }];
    expect((error as Error).name).toBe(refused ? 'AddressRefused' : 'Error');
  });

  test('an attachment is sent as base64', async () => {
    await resendTransport('re_test')({ ...mail, attachments: [file] }, 'mail-7');
    expect(requests.at(-1)?.body.attachments).toEqual([
      {
        filename: 'trip.ics',
        content_type: file.contentType,
        content: Buffer.from(file.content).toString('base64'),
      },
    ]);
  });

  test.each(['failing', 'hanging', 'prose'] as const)(
    'a provider that is %s rejects in time',
    async (how) => {
      mode = how;
      await expect(resendTransport('re_test', 300)(mail, 'mail-8')).rejects.toThrow();
    },
  );

  test('sending works again once the provider has recovered', async () => {
    mode = 'well';
    await expect(resendTransport('re_test')(mail, 'mail-8')).resolves.toBeUndefined();
  });
});
