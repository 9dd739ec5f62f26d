import { SMTPServer } from 'smtp-server';

/** Starts a fake mail server on this port. It accepts every mail and records the recipients. */
export async function takesMail(port: number) {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return { recipients, close: () => new Promise<void>((closed) => server.close(() => closed())) };
}
