import { readFile } from 'node:fs/promises';
import { command } from '../command';
import { schemaFile } from '../paths';
import { print } from '../print';
import { diffSql } from './schema-engine';

/** Prints the SQL that makes the whole schema in an empty database; tests/schema.test.ts compares with it. */
await command(async () => print(await diffSql(null, await readFile(schemaFile, 'utf8'))));
