import { cp, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { mappings } from '../data/seed-files';
import { migrationsFolder, root, serverFile } from '../paths';

/** What a standalone folder runs by `node commands/<name>.mjs`. A further command is a further line. */
const commands: Record<string, string> = {
  start: 'server/start-built.ts',
  migrate: 'database/migrate.ts',
  operator: 'operator/operator.ts',
  backup: 'database/backup/backup.ts',
  restore: 'database/backup/restore.ts',
};

/** What the commands and the server read, besides what Next has traced. */
const files = [
  serverFile,
  join(root, '.next', 'static'),
  join(root, 'public'),
  migrationsFolder,
  join(root, 'prisma', 'seed'),
  ...mappings,
  join(root, 'node_modules', '@prisma', 'schema-engine-wasm', 'schema_engine_bg.wasm'),
  join(root, 'NOTICE'),
];

/** Makes of Next's standalone folder one that can be carried elsewhere: `node commands/start.mjs` in it is enough. */
export async function completeStandalone(folder = join(root, '.next', 'standalone')): Promise<void> {
  const copies = files.map((file) => cp(file, join(folder, relative(root, file)), { recursive: true }));
  await Promise.all([...copies, buildCommands(join(folder, 'commands'))]);
}

/** Packages in CommonJS use names that a module in ESM has not. */
const forCommonJs = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
const __dirname = import.meta.dirname;
const __filename = import.meta.filename;`;

/** Compiles each command with its packages into one file. The folder lies below its root, as scripts/paths.ts does. */
export async function buildCommands(folder: string, given = commands): Promise<void> {
  await Promise.all(
    Object.entries(given).map(([name, script]) => {
      const entry = join(root, 'scripts', script);
      return build({
        entryPoints: [entry],
        outfile: join(folder, `${name}.mjs`),
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        banner: { js: forCommonJs },
        // Node may load a module that says it is for the server alone: only bundles for browsers may not.
        alias: { 'server-only': join(root, 'node_modules', 'server-only', 'empty.js') },
        plugins: [oneCommand(entry)],
        absWorkingDir: root,
        logLevel: 'warning',
      });
    }),
  );
}

/** All modules of a bundle have its address, so isCommand would run each of them that is a command too. */
const oneCommand = (entry: string): Plugin => ({
  name: 'one-command',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(join(root, 'scripts'))) return undefined;
      const source = await readFile(path, 'utf8');
      return {
        loader: 'ts',
        contents: source.replaceAll('isCommand(import.meta.url)', String(path === entry)),
      };
    }),
});
