import { setTimeout as delay } from 'node:timers/promises';
import { print } from '../../print';
import { Refusal } from '../../refusal';
import type { Answer, Browser } from './browser';
import { type Camper, makeCampers } from './campers';
import { limitsHold, livesAcross, sessionsHold, spendLogins } from './checks';
import { cutOff, type Fault, killApp, killLeader, type Outage, suffer } from './faults';
import { OpenPage } from './live';
import { type Load, settle, startLoad } from './load';
import type { Mailbox } from './mailbox';
import { type Roles, whole } from './members';
import { Probe } from './probe';
import { ownWritesAreSeen, replicasAreRead, someSite } from './replicas';
import type { Cluster } from './stand-up';

const CAMPERS = 12;
/** The most that pages may be away for, in seconds. */
const BACK_WITHIN = 30;

/** A fault, made when its turn comes: by then another node may lead. */
type Next = (cluster: Cluster, roles: Roles) => Fault;

const faults: Next[] = [
  (cluster, { leader }) => killLeader(cluster, leader),
  (cluster, { leader }) => cutOff(cluster, leader, 'the leader'),
  (cluster, { sync }) => cutOff(cluster, sync, 'the standby that confirms commits'),
  (cluster) => killApp(cluster, cluster.layout.apps[0]?.name ?? ''),
];

/** Puts the cluster under load, does each fault to it, and shows what came of it. Refuses when something doesn't hold. */
export async function playScenario(cluster: Cluster, mailbox: Mailbox): Promise<void> {
  const { layout, url } = cluster;
  const campers = await makeCampers(url, layout.folder, CAMPERS + 3);
  const [author, reader, watched, ...writers] = campers as [Camper, Camper, Camper, ...Camper[]];
  let roles = await whole(layout.nodes);

  print('\n— before the load');
  print(await replicasAreRead(layout.nodes, roles.leader, reader));
  print(await ownWritesAreSeen([roles.sync, roles.other], author, reader));
  print(await livesAcross(layout, watched, 'Before'));

  const load = startLoad(writers);
  const probes = await makeProbes(writers[0] as Camper, reader.browser);
  const page = new OpenPage(watched.browser, watched.trip, url);
  const outages: Outage[] = [];
  const logins: number[] = [];
  await delay(10_000);
  for (const [index, next] of faults.entries()) {
    logins.push(...(await spendLogins(layout, watched, index === 0 ? 4 : 2)));
    roles = await whole(layout.nodes);
    outages.push(await suffer(cluster, next(cluster, roles), probes));
    print(await sessionsHold(layout, watched));
    print(await livesAcross(layout, watched, `After fault ${index + 1}`));
    print(await streamGoesOn(page, watched, index + 1));
  }
  print(`\n— after the faults`);
  print(await limitsHold(layout, watched, logins));
  page.close();
  for (const probe of probes) probe.stop();
  await load.stop();
  const problems = [...showOutages(outages), ...(await showAccounts(load, writers, mailbox))];
  if (problems.length > 0) throw new Refusal(`The cluster does not hold: ${problems.join('; ')}.`);
  print('\nThe cluster holds.');
}

/** What somebody would see: a trip's page, a campsite's page, and a change that is saved. */
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

async function streamGoesOn(page: OpenPage, { browser, trip }: Camper, number: number): Promise<string> {
  const heard = await page.hearsOf(() =>
    browser.send('POST', `/api/trips/${trip}/todos`, { body: { text: `Heard after fault ${number}` } }),
  );
  if (heard === null) throw new Error('The page that was open all the time hears nothing any more.');
  return `a page that is open since the beginning hears of a change (after ${heard} ms)`;
}

function showOutages(outages: readonly Outage[]): string[] {
  const problems: string[] = [];
  print('\nSeconds without a good answer, and failed requests of four a second:');
  for (const { fault, probes } of outages) {
    const words = probes.map(({ name, seconds, failed }) => `${name} ${seconds.toFixed(1)} s (${failed})`);
    print(`  ${fault}: ${words.join(', ')}`);
    for (const { name, seconds } of probes)
      if (seconds > BACK_WITHIN)
        problems.push(`after "${fault}", ${name} was away for ${seconds.toFixed(1)} s`);
  }
  return problems;
}

async function showAccounts(
  load: Load,
  writers: readonly Camper[],
  { received }: Mailbox,
): Promise<string[]> {
  const problems: string[] = [];
  // A mail that a killed process was sending is sent by another one after five minutes.
  const waitsFor = () =>
    load.writes.filter(
      ({ kind, acknowledged, text }) => kind === 'invitation' && acknowledged && !received.has(text),
    );
  for (let waited = 0; waited < 400 && waitsFor().length > 0; waited++) await delay(1_000);
  const accounts = await settle(load, writers, received);
  for (const [kind, { acknowledged, lost, twice, open, refused }] of Object.entries(accounts)) {
    const what = kind === 'invitation' ? 'invitations with their mails' : `${kind}s`;
    print(
      `${what}: ${acknowledged} acknowledged, ${lost.length} of these lost, ${twice.length} there twice, ${open} never acknowledged`,
    );
    if (lost.length + twice.length + refused.length > 0)
      problems.push(`${what}: ${[...lost, ...twice, ...refused].slice(0, 5)}`);
  }
  const retried = load.writes.filter(({ tries }) => tries > 1).length;
  print(`${retried} of ${load.writes.length} writes took more than one try.`);
  return problems;
}
