import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { mappings } from '../data/seed-files';
import { migrationsFolder, root, serverFile } from '../paths';

const commands: Record<string, string> = {
  start: 'server/start-built.ts',
  migrate: 'database/migrate.ts',
  operator: 'operator/operator.ts',
  backup: 'database/backup/backup.ts',
  restore: 'database/backup/restore.ts',
};

/** Read by the commands and the server, but not in Next's trace. */
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

/** The folder can be copied elsewhere and run by `node commands/start.mjs`. */
export async function completeStandalone(folder = join(root, '.next', 'standalone')): Promise<void> {
  await removeOwnFiles(folder);
  const copies = files.map((file) => cp(file, join(folder, relative(root, file)), { recursive: true }));
  const left = unread.map((file) => rm(join(folder, file), { force: true }));
  await Promise.all([...copies, ...left, buildCommands(join(folder, 'commands'))]);
  // One level below the root too, for `npm run operator`.
  await cp(join(folder, 'commands', 'operator.mjs'), join(root, '.next', 'operator.mjs'));
}

/** Next copies .env files, and its trace takes in folders of data: both hold secrets and mails of this machine. */
async function removeOwnFiles(folder: string): Promise<void> {
  const own = (await readdir(folder)).filter((name) => /^\.(env|data)/.test(name));
  await Promise.all(own.map((name) => rm(join(folder, name), { recursive: true })));
}

/** Traced data of geo-tz that the server never reads: zone.ts asks `geo-tz/all`. */
const unread = ['1970', 'now'].flatMap((since) =>
  ['geo.dat', 'index.json'].map((end) => `node_modules/geo-tz/data/timezones-${since}.geojson.${end}`),
);

/** Bundled CommonJS packages use these names, which ES modules lack. */
const forCommonJs = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
const __dirname = import.meta.dirname;
const __filename = import.meta.filename;`;

/** The folder must be one level below the root, like scripts/, because paths.ts finds the root from there. */
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
        // `server-only` throws when it is imported outside Next's server code.
        alias: { 'server-only': join(root, 'node_modules', 'server-only', 'empty.js') },
        plugins: [oneCommand(entry)],
        absWorkingDir: root,
        logLevel: 'warning',
      });
    }),
  );
}

/** All modules of a bundle have the same URL, so isCommand must be made false in all but `entry`. */
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
