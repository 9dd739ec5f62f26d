import { scratchDatabase } from './scratch-database';
import { siblingUrl, templateDatabase } from './test-databases';

const name = `own_${process.env.JEST_WORKER_ID ?? '1'}`;

// A test file imports this module first, because the product's client reads the variable when it is
// loaded.
process.env.DATABASE_URL = siblingUrl(process.env.TEST_CLUSTER_URL ?? '', name);

/**
 * Creates a separate database for a test file that fills tables, because later files in the same
 * worker rely on the contents of those tables.
 */
export async function makeOwnDatabase(): Promise<void> {
  const { client } = await scratchDatabase(name, templateDatabase);
  await client.end();
}
