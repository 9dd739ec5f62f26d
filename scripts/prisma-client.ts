import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, schemaFile } from './paths';
import { printError } from './print';
import { Refusal } from './refusal';

const stamp = join(root, 'prisma', 'generated', 'campmates-schema');

export async function generateClient(): Promise<void> {
  const { version } = JSON.parse(
    await readFile(join(root, 'node_modules', '@prisma', 'client-generator-ts', 'package.json'), 'utf8'),
  );
  const schema = createHash('sha256')
    .update(await readFile(schemaFile))
    .update(version)
    .digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === schema) return;

  await runGenerator().catch((error) => {
    printError(String(error));
    throw new Refusal('The Prisma client could not be generated: see above.');
  });
  await writeFile(stamp, schema);
}

/** The same as `prisma generate`, without the package `prisma`, which a production install lacks. */
async function runGenerator(): Promise<void> {
  // The generator's ES module names exports of CommonJS that Node can't see. Loading takes a second, and most
  // starts generate nothing.
  const require = createRequire(import.meta.url);
  const generator: typeof import('@prisma/client-generator-ts') = require('@prisma/client-generator-ts');
  const internals: typeof import('@prisma/internals') = require('@prisma/internals');

  const generators = await internals.getGenerators({
    schemaContext: await internals.loadSchemaContext({
      schemaPath: { cliProvidedPath: schemaFile },
      printLoadMessage: false,
    }),
    registry: { 'prisma-client': { type: 'in-process', generator: new generator.PrismaClientTsGenerator() } },
    cliCommand: 'prisma generate',
  });
  for (const each of generators) await each.generate();
}
