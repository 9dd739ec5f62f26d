import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Pool } from 'pg';
import { migrationsFolder, root } from '../paths';
import type { Migration } from './migration-history';

const filters = { externalTables: [], externalEnums: [] };

/** Prisma's engine records the migrations in `_prisma_migrations`. */
export async function applyMigrations(pool: Pool, migrations: Migration[]): Promise<void> {
  const migrationsList = {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  };
  const engine = await createEngine(new WholeScripts(pool));
  try {
    await engine.applyMigrations({ migrationsList, filters });
  } catch (error) {
    // The engine's prefix hides the database's own message.
    throw new Error(
      String(error).replace(/^.*external connector error\n(Error querying the database: )?/, ''),
    );
  } finally {
    engine.free();
  }
}

/** `from` is null for an empty database; '' when the schemas are equal. */
export async function diffSql(from: string | null, to: string): Promise<string> {
  const target = (content: string) => ({
    tag: 'schemaDatamodel' as const,
    files: [{ path: 'schema.prisma', content }],
  });
  const source = from === null ? { tag: 'empty' as const } : target(from);
  const engine = await createEngine(new Nowhere({}));
  try {
    const options = { script: true, exitCode: true, filters };
    const { exitCode, stdout } = await engine.diff({ from: source, to: target(to), ...options });
    return exitCode === 0 ? '' : (stdout ?? '');
  } finally {
    engine.free();
  }
}

/** As WebAssembly, because `prisma migrate` would download the engine as a program. */
async function createEngine(adapter: PrismaPg): Promise<bindings.SchemaEngine> {
  loading ??= load();
  await loading;
  const bound = bindMigrationAwareSqlAdapterFactory(adapter);
  return bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, bound);
}

// A script sent as a whole is one transaction, as in `prisma migrate`. The adapter's own executeScript splits
// at every semicolon, even in strings and comments.
class WholeScripts extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (sql) => {
      await adapter.executeRaw({ sql, args: [], argTypes: [] });
    };
    return adapter;
  }
}

// A diff needs no database, but the engine first asks for a version.
class Nowhere extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    adapter.queryRaw = async () => ({
      columnNames: ['exists', 'version', 'numeric_version'],
      columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
      rows: [[true, 'PostgreSQL 14.0', 140000]],
    });
    return adapter;
  }
}

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const file = join(root, 'node_modules', '@prisma', 'schema-engine-wasm', 'schema_engine_bg.wasm');
  const imports = Object.entries(bindings).map(([name, binding]) =>
    name.startsWith('__wbg_setTimeout_') ? [name, briefTimeout] : [name, binding],
  );
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    './schema_engine_bg.js': Object.fromEntries(imports),
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

// The engine never clears the 10-second timeout of its lock, which would delay the end of a finished command.
function briefTimeout(run: () => void, milliseconds: number) {
  return setTimeout(run, milliseconds).unref();
}
