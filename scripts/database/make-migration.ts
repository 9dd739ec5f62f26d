import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { command } from '../command';
import { migrationsFolder, root, schemaFile } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';
import { diffSql } from './schema-engine';

await command(async () => {
  const name = process.argv[2] ?? '';
  if (!/^[a-z0-9_]+$/.test(name)) throw new Refusal('Name the migration, in words such as add_group_colour.');
  const sql = await diffSql(await committedSchema(), await readFile(schemaFile, 'utf8'));
  if (!sql) throw new Refusal('prisma/schema.prisma has not changed since the last commit.');
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(migrationsFolder, `${time}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), sql);
  print(`Read and complete prisma/migrations/${time}_${name}/migration.sql: it knows nothing of the data.`);
});

async function committedSchema(): Promise<string | null> {
  const git = promisify(execFile)('git', ['show', 'HEAD:prisma/schema.prisma'], { cwd: root });
  return git.then(
    ({ stdout }) => stdout,
    () => null,
  );
}
