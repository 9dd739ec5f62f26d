import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, schemaFile } from './paths';
import { Refusal } from './refusal';
import { runPackage } from './run';

const stamp = join(root, 'prisma', 'generated', 'campmates-schema');

export async function generateClient(): Promise<void> {
  const { version } = JSON.parse(
    await readFile(join(root, 'node_modules', 'prisma', 'package.json'), 'utf8'),
  );
  const schema = createHash('sha256')
    .update(await readFile(schemaFile))
    .update(version)
    .digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === schema) return;

  const code = await runPackage('prisma/build/index.js', ['generate'], {
    // Without this path Prisma would download its schema engine. Generating never runs it.
    env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
    quiet: true,
  });
  if (code !== 0) throw new Refusal('The Prisma client could not be generated: see above.');
  await writeFile(stamp, schema);
}
