import { resolve } from 'node:path';
import { command, isCommand } from '../../command';
import { root } from '../../paths';
import { print } from '../../print';
import { Refusal } from '../../refusal';
import { openPlace, parseWords, seconds } from './command-options';
import { secretsFileOf } from './keep';
import { rowsIn } from './manifest';
import { missedAlarms } from './missed-alarms';
import { restoreBackup } from './restore-backup';
import { placeSecrets, readSecrets } from './secrets';

const options = { replace: { type: 'boolean', default: false }, 'key-file': { type: 'string' } } as const;

if (isCommand(import.meta.url)) {
  await command(async () => {
    const { values, positionals } = parseWords(options);
    const [given, ...more] = positionals;
    if (!given || more.length > 0) throw new Refusal('Name the backup: npm run restore FILE.');
    const file = resolve(root, given);
    const { replace } = values;
    const started = performance.now();
    const place = await openPlace('alone', values['key-file']);
    try {
      // Read first, so that a wrong key changes nothing.
      const secrets = await readSecrets(secretsFileOf(file), place.key);
      const placed = secrets && (await placeSecrets(place.dataDir, secrets, replace));
      let kept = false;
      const onKept = async () => {
        kept = true;
        await placed?.use();
      };
      const { manifest, tables, leftOut, migrated } = await restoreBackup(place.database.url, file, {
        replace,
        onKept,
      }).catch(async (error) => {
        // Once the rows are committed, the restored data need the secrets.
        if (!kept) await placed?.drop();
        throw error;
      });
      print(
        `Restored ${tables.length} tables, ${rowsIn(tables)} rows, as of ${manifest.made_at}; ` +
          `${migrated} later migrations applied, in ${seconds(started)}.`,
      );
      if (leftOut.length > 0) print(`Skipped tables that Campmates doesn’t know: ${leftOut.join(', ')}.`);
      const alarms = await missedAlarms(place.database.url, new Date(manifest.made_at));
      if (alarms > 0) {
        const plans = alarms === 1 ? '1 plan' : `${alarms} plans`;
        print(
          `${plans} for someone at home would raise an alarm at the next start. Check with those people first.`,
        );
      }
      if (!placed)
        print(
          'There is no file of secrets beside it: without its AUTH_SECRET, sessions end and waiting mails are lost.',
        );
    } finally {
      await place.database.stop();
    }
  });
}
