import { readFile } from 'node:fs/promises';
import { command } from '../command';
import { schemaFile } from '../paths';
import { print } from '../print';
import { diffSql } from './schema-engine';

/** For tests/schema.test.ts. */
await command(async () => print(await diffSql(null, await readFile(schemaFile, 'utf8'))));
