import { setTimeout as delay } from 'node:timers/promises';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import type { Answer, Browser } from './browser';
import { type Camper, makeCampers } from './campers';
import { limitsHold, livesAcross, sessionsHold, spendLogins } from './checks';
import { cutOff, type Fault, killApp, killLeader, type Outage, suffer } from './faults';
import type { AppNode } from './layout';
import { OpenPage } from './live';
import { startLoad } from './load';
import type { Mailbox } from './mailbox';
import { type Roles, whole } from './members';
import { Probe } from './probe';
import { ownWritesAreSeen, replicasAreRead, someSite } from './replicas';
import type { Cluster } from './stand-up';

/** Pages may be unavailable for at most this many seconds. */
const BACK_WITHIN = 30;

/**
 * Creates a fault from the nodes' present roles. Called just before the fault strikes, because an
 * earlier fault may have changed the leader.
 */
type Next = (cluster: Cluster, roles: Roles) => Fault;

const faults: Next[] = [
  (cluster, { leader }) => killLeader(cluster, leader),
  (cluster, { leader }) => cutOff(cluster, leader, 'the leader'),
  (cluster, { sync }) => cutOff(cluster, sync, 'the standby that confirms commits'),
  (cluster) => killApp(cluster, cluster.layout.apps[0] as AppNode),
];

/**
 * Puts the cluster under load, causes each fault and prints what happened. Throws when a check
 * fails.
 */
export async function playScenario(cluster: Cluster, mailbox: Mailbox): Promise<void> {
  const { layout, url } = cluster;
  const campers = await makeCampers(url, layout.folder, 5);
  const [author, reader, watched, prober, inviter] = campers as [Camper, Camper, Camper, Camper, Camper];
  let roles = await whole(layout.nodes);

  print('\n— before the load');
  print(await replicasAreRead(layout.nodes, roles.leader, reader));
  print(await ownWritesAreSeen([roles.sync, roles.other], author, reader));
  print(await livesAcross(layout, watched, 'Before'));

  const load = await startLoad(cluster, inviter);
  const probes = await makeProbes(prober, reader.browser);
  const page = new OpenPage(watched.browser, watched.trip, url);
  const outages: Outage[] = [];
  const logins: number[] = [];
  await delay(10_000);
  for (const [index, next] of faults.entries()) {
    logins.push(...(await spendLogins(layout, watched, index === 0 ? 3 : 2)));
    roles = await whole(layout.nodes);
    const fault = next(cluster, roles);
    load.note(fault.name);
    const outage = await suffer(cluster, fault, probes);
    outages.push(outage);
    print(wordsOf(outage));
    print(await sessionsHold(layout, watched));
    print(await livesAcross(layout, watched, `After fault ${index + 1}`));
    print(await streamGoesOn(page, index + 1));
  }
  print(`\n— after the faults`);
  print(await limitsHold(layout, watched, logins));
  page.close();
  for (const probe of probes) probe.stop();
  const away = tooLong(outages);
  const { lines, problems: found } = await load.settle(mailbox);
  print(`\n${lines.join('\n')}`);
  const problems = [...away, ...found.slice(0, 10)];
  if (problems.length > 0) throw new Refusal(`The cluster does not hold: ${problems.join('; ')}.`);
  print('\nThe cluster holds.');
}

/**
 * Starts probes of what a person would notice: a trip's page, a campsite's page and a change that
 * is saved.
 */
async function makeProbes({ browser, trip }: Camper, reader: Browser): Promise<Probe[]> {
  const ok = (answer: Promise<Answer>) => answer.then(({ status }) => status === 200);
  const site = await someSite(reader);
  let saved = false;
  return [
    new Probe('trip page', () => ok(browser.send('GET', `/trip/${trip}`))),
    new Probe('campsite page', () => ok(reader.send('GET', `/campsite/${site}`))),
    new Probe('saved change', () => {
      saved = !saved;
      return ok(browser.send('PUT', `/api/locations/${site}/saved`, { body: { saved } }));
    }),
  ];
}

async function streamGoesOn(page: OpenPage, number: number): Promise<string> {
  const heard = await page.hearsOf(`Heard after fault ${number}`);
  if (heard === null) throw new Error('The page that was open all the time hears nothing any more.');
  return `a page that is open since the beginning hears of a change (after ${heard} ms)`;
}

const wordsOf = ({ probes }: Outage) =>
  `longest time without a good answer, asked four times a second: ${probes
    .map(({ name, seconds, failed }) => `${name} ${seconds.toFixed(1)} s (${failed} failed)`)
    .join(', ')}`;

function tooLong(outages: readonly Outage[]): string[] {
  const problems: string[] = [];
  for (const { fault, probes } of outages) {
    for (const { name, seconds } of probes)
      if (seconds > BACK_WITHIN)
        problems.push(`after "${fault}", ${name} was away for ${seconds.toFixed(1)} s`);
  }
  return problems;
}
