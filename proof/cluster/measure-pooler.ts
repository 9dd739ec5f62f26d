import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { rateAgainst } from '../bench/load';
import { app } from './app';
import { type Camper, makeCampers } from './campers';
import { databaseUrl } from './layout';
import { answers, type Cluster } from './stand-up';

/** Prints how many trip pages per second one app process serves with PgBouncer and without it. */
export async function measurePooler(cluster: Cluster): Promise<void> {
  const { layout, secrets, supervisor, url } = cluster;
  const leader = databaseUrl(layout.ports.leader);
  const ways = {
    'straight to the leader, with prepared statements': { DATABASE_URL: leader, DATABASE_DIRECT_URL: '' },
    'straight to the leader, without': { DATABASE_URL: leader },
    'through PgBouncer, without': {},
  };
  const [camper] = (await makeCampers(url, layout.folder, 1)) as [Camper];
  const { cookie = '' } = camper.browser.headers();
  const targets: { way: string; url: string; headers: Record<string, string> }[] = [];
  for (const [way, database] of Object.entries(ways)) {
    const port = await freePort();
    const own = {
      name: `app-measured-${port}`,
      port,
      dataDir: layout.folder,
      url: `http://127.0.0.1:${port}`,
    };
    const program = app(own, layout, secrets);
    supervisor.start({ ...program, env: { ...program.env, ...database } });
    cluster.programs.push(program);
    await answers(`${own.url}/api/health/ready`);
    targets.push({ way, url: `${own.url}/trip/${camper.trip}`, headers: { cookie } });
  }
  const [prepared, ...others] = targets as [(typeof targets)[0], ...typeof targets];
  print('\nPages of a trip a second, one app process with ten connections:');
  for (const target of others) {
    const { rate, ratios } = await rateAgainst([prepared], target);
    const [ratio = 1] = ratios;
    print(
      `  ${target.way}: ${rate.toFixed(0)}, which is ${ratio.toFixed(2)} of ${prepared.way} (${(rate / ratio).toFixed(0)})`,
    );
  }
}
