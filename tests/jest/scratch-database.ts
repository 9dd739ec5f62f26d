import { Client } from 'pg';
import { siblingUrl } from './test-databases';
import { withAdmin } from './with-admin';

interface Scratch {
  client: Client;
  url: string;
}

/**
 * Creates a database for a test that changes data on which other tests rely. It is empty, or a copy
 * of `template`.
 */
export async function scratchDatabase(name: string, template = 'template1'): Promise<Scratch> {
  const { TEST_CLUSTER_URL: clusterUrl = '', TEST_CLUSTER_ADMIN_URL: adminUrl = '' } = process.env;
  await withAdmin(adminUrl, async (admin) => {
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name} template ${template} owner campmates`);
  });
  const url = siblingUrl(clusterUrl, name);
  const client = new Client({ connectionString: url });
  await client.connect();
  return { client, url };
}
