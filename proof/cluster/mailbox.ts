import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** Number of mails that each address was sent. */
  received: Map<string, number>;
  close(): Promise<void>;
}

/**
 * Starts a mail server that writes each mail to a file in the folder `mail`, where scripts/demo/person.ts
 * looks for it.
 */
export async function openMailbox(folder: string, port: number): Promise<Mailbox> {
  const received = new Map<string, number>();
  let count = 0;
  await mkdir(join(folder, 'mail'), { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      count += 1;
      const name = `${count}.eml`;
      for (const { address } of session.envelope.rcptTo)
        received.set(address, (received.get(address) ?? 0) + 1);
      text(stream)
        .then((mail) => writeFile(join(folder, 'mail', `.${name}`), mail))
        .then(() => rename(join(folder, 'mail', `.${name}`), join(folder, 'mail', name)))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return { received, close: () => new Promise((closed) => server.close(() => closed())) };
}
