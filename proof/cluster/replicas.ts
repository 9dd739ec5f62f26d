import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Browser } from './browser';
import type { Camper } from './campers';
import { hold } from './checks';
import { type DatabaseNode, databaseUrl } from './layout';

const asAdmin = async <T>({ ports }: DatabaseNode, use: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: databaseUrl(ports.postgres, 'postgres') });
  await client.connect();
  return use(client).finally(() => client.end());
};

const transactions = (node: DatabaseNode) =>
  asAdmin(node, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select xact_commit::int count from pg_stat_database where datname = 'campmates'`,
    );
    return rows[0]?.count ?? 0;
  });

/** Returns the id of any campsite. */
export async function someSite(browser: Browser): Promise<string> {
  const { body } = await search(browser);
  return body.locations[0]?.id ?? '';
}

const search = (browser: Browser) =>
  browser.send<{ locations: { id: string; name: string }[] }>('POST', '/api/locations/public', {
    body: { postcode: '2577', radius: 50 },
  });

/**
 * Checks that replicas answer reads: sends searches, suggestions and campsite pages, and counts the
 * transactions of each node.
 */
export async function replicasAreRead(
  nodes: readonly DatabaseNode[],
  leader: DatabaseNode,
  { browser }: Camper,
): Promise<string> {
  const before = await Promise.all(nodes.map(transactions));
  const { body } = await search(browser);
  let good = 0;
  for (let number = 0; number < 40; number++) {
    const site = body.locations[number % body.locations.length];
    const answers = [
      number % 2
        ? await search(browser)
        : await browser.send('GET', `/api/search/suggest?query=${site?.name.slice(0, 4)}`),
      await browser.send('GET', `/campsite/${site?.id}`),
    ];
    good += answers.filter(({ status }) => status === 200).length;
  }
  // Postgres adds to its counts only after a connection has been idle for some seconds.
  await delay(11_000);
  const after = await Promise.all(nodes.map(transactions));
  const counts = nodes.map(({ name }, index) => ({
    name,
    count: (after[index] ?? 0) - (before[index] ?? 0),
  }));
  const line = counts
    .map(({ name, count }) => `${name}${name === leader.name ? ' (leader)' : ''} ${count}`)
    .join(', ');
  const onReplicas = counts
    .filter(({ name }) => name !== leader.name)
    .reduce((sum, { count }) => sum + count, 0);
  return hold(
    `replicas answer: ${good} of 80 searches, suggestions and campsite pages were good; transactions: ${line}`,
    good === 80 && onReplicas >= 80,
  );
}

/**
 * Checks that a person sees a campsite that they have just added, even while the replicas apply no
 * changes.
 */
export async function ownWritesAreSeen(
  replicas: readonly DatabaseNode[],
  author: Camper,
  reader: Camper,
): Promise<string> {
  const onReplicas = (sql: string) =>
    Promise.all(replicas.map((node) => asAdmin(node, (client) => client.query(sql))));
  const name = 'A paddock by the creek';
  // First write something else, so that each replica has just applied a change. If a replica's last
  // change were older than ten seconds, the app would take the paused replica for one that is behind
  // and would not read from it at all.
  await author.browser.send('PUT', `/api/locations/${await someSite(reader.browser)}/saved`, {
    body: { saved: true },
  });
  await onReplicas('select pg_wal_replay_pause()');
  try {
    const { status, body } = await author.browser.send<{ location: { id: string } }>(
      'POST',
      '/api/locations',
      {
        body: { name, latitude: -34.74, longitude: 150.47, drivetrain: '2 Wheel Drive', share_flag: true },
      },
    );
    if (status !== 200 && status !== 201)
      throw new Error(`No campsite was added: ${status} ${JSON.stringify(body)}`);
    const found = async ({ browser }: Camper) => {
      const { body: result } = await search(browser);
      return result.locations.some((each) => each.id === body.location.id);
    };
    const page = ({ browser }: Camper) => browser.send<string>('GET', `/campsite/${body.location.id}`);
    const [searched, shown] = [await found(author), await page(author)];
    const [others, linked] = [await found(reader), await page(reader)];
    return hold(
      `while replicas apply nothing, the author of a new campsite finds it and sees its page, and another reader sees its page (whose search ${others ? 'has it too: the replicas were left out' : 'does not have it yet'})`,
      searched && shown.body.includes(name) && linked.body.includes(name),
      { searched, shown: shown.status, others, linked: linked.status },
    );
  } finally {
    await onReplicas('select pg_wal_replay_resume()');
  }
}
