import { Client } from 'pg';
import { siblingUrl, withAdmin } from './test-cluster';

interface Scratch {
  client: Client;
  url: string;
}

/** A database of its own for a test that changes what others rely on: empty, or a copy of the template. */
export async function scratchDatabase(name: string, template = 'template1'): Promise<Scratch> {
  const clusterUrl = process.env.TEST_CLUSTER_URL ?? '';
  await withAdmin(clusterUrl, async (admin) => {
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name} template ${template}`);
  });
  const url = siblingUrl(clusterUrl, name);
  const client = new Client({ connectionString: url });
  await client.connect();
  return { client, url };
}
