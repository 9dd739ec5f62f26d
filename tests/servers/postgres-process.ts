import { command } from '../../scripts/command';
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres';
import { print } from '../../scripts/print';
import { aborted, stopSignal } from '../../scripts/server/stop-signal';

/**
 * Runs the embedded Postgres of a DATA_DIR, which is the first argument. If the second argument is
 * `migrated`, also creates the product's tables.
 */
await command(async () => {
  const signal = stopSignal();
  // For a test: ends the process as an error would that nobody has caught.
  process.once('SIGUSR2', () => process.exit(1));
  const postgres = await startEmbeddedPostgres(process.argv[2] ?? '', { durable: false });
  if (process.argv[3] === 'migrated') {
    const { migrate } = await import('../../scripts/database/migrate');
    await migrate(postgres.url);
  }
  print(postgres.url);
  await aborted(signal);
  await postgres.stop();
});
