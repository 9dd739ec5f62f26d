import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/paths';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { runPackage } from '../../scripts/run';
import { outputOf, withProduct } from '../bench/servers';
import { makeToken, signUp } from '../image/visitor';

const proof = join(root, 'proof');
const strictly =
  '--ignoreConfig --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --noEmit --target es2023 --module esnext --moduleResolution bundler --types node'.split(
    ' ',
  );
/** What the examples print when they do what docs/develop/api.md says. */
const expected = [
  'Riverbend is planned.',
  'Tom and Ida are coming.',
  'Tom owes 27 dollars.',
  'The trip is off.',
];

/**
 * Generates a client from the document of a running product, and runs the examples of
 * docs/develop/api.md with it as a program that has a person's token.
 */
export async function checkClient(): Promise<void> {
  const examples = await examplesOf(join(root, 'docs/develop/api.md'));
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-client-'));
  // Inside the package, so that the examples find what they import.
  const folder = await mkdtemp(join(proof, '.client-'));
  try {
    await withProduct(dataDir, 'client', async ({ url }) => {
      const client = join(folder, 'campmates.ts');
      const program = join(folder, 'examples.ts');
      await writeFile(program, examples);
      const generator = join(proof, 'node_modules/openapi-typescript/bin/cli.js');
      await outputOf([generator, `${url}/api/openapi.json`, '--output', client]);
      if ((await runPackage('typescript/bin/tsc', [...strictly, client, program], { quiet: true })) !== 0)
        throw new Refusal('The client or an example doesn’t compile.');
      const token = await makeToken(url, await signUp(url, dataDir));
      const printed = await outputOf(['--import', 'tsx', program], {
        CAMPMATES_URL: url,
        CAMPMATES_TOKEN: token,
      });
      print(printed.trim());
      if (printed.trim() !== expected.join('\n'))
        throw new Refusal(`The examples should have printed:\n${expected.join('\n')}`);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The blocks of TypeScript are one program. */
async function examplesOf(path: string): Promise<string> {
  const text = await readFile(path, 'utf8');
  const blocks = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  if (blocks.length < 3) throw new Refusal(`${path} has ${blocks.length} examples, not three.`);
  return blocks.join('\n');
}
