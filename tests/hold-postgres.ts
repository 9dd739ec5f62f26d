import { command } from '../scripts/command';
import { startEmbeddedPostgres } from '../scripts/embedded-postgres';
import { say } from '../scripts/say';
import { aborted, stopSignal } from '../scripts/stop-signal';

/** Runs the embedded Postgres of the DATA_DIR named on the command line, for embedded-postgres.test.ts. */
await command(async () => {
  const signal = stopSignal();
  const postgres = await startEmbeddedPostgres(process.argv[2] ?? '', { durable: false });
  say(postgres.url);
  await aborted(signal);
  await postgres.stop();
});
