import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../../scripts/print';
import { Caller } from './caller';
import { Group } from './crowd';
import { disturb, type Plan } from './disturb';
import { HistoryFile } from './history';
import { lyingAi, lyingMail } from './lies';
import { type Product, startProduct } from './product';
import { slowClients } from './slow-clients';
import { mountSmallDisk } from './small-disk';
import type { Camper } from './trip';
import { makeCamper } from './world';

/**
 * Size of the small disk in megabytes: enough for the database, its write-ahead log and the data of
 * a run.
 */
const DISK = 700;

/** After the last fault, calls may still be retried for this many milliseconds. */
const SETTLING_MS = 60_000;

/**
 * Runs the product with a plan's faults while people use it, and writes the history of all calls to
 * a file.
 */
export async function runFaults(plan: Plan, file: string, stopped: AbortSignal): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-faults-'));
  const disk = plan.fullDisks > 0 ? await mountSmallDisk(dataDir, DISK) : null;
  if (plan.fullDisks > 0 && !disk)
    print('Skipped: the disk does not fill, since only root can mount a small one.');
  const [mail, ai] = [await lyingMail(), await lyingAi()];
  const history = new HistoryFile(file);
  try {
    const product = await startProduct({ dataDir, mailUrl: mail.url, aiUrl: ai.url, log: `${file}.log` });
    try {
      const caller = new Caller(product.url, history);
      const groups = await groupsOf(plan, caller, product);
      const over = new AbortController();
      const used = [
        ...groups.map((group) => group.run(over.signal)),
        slowClients(product.url, plan.slowClients, over.signal),
        askAi(caller, groups[0]?.campers[0], over.signal),
      ];
      await disturb({ product, mail, ai, disk, history, caller }, plan, stopped);
      over.abort();
      caller.deadline = performance.now() + SETTLING_MS;
      await Promise.all(used);
      caller.deadline = performance.now() + SETTLING_MS;
      for (const group of groups) await group.readAll();
    } finally {
      await product.stop();
    }
  } finally {
    await history.close();
    await mail.stop();
    await ai.stop();
    await disk?.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function groupsOf({ people, group: size }: Plan, caller: Caller, product: Product): Promise<Group[]> {
  const campers: Camper[] = [];
  while (campers.length < people) campers.push(await makeCamper(product.url, product, campers.length));
  const groups = Array.from(
    { length: people / size },
    (_, nth) => new Group(caller, campers.slice(nth * size, (nth + 1) * size), nth),
  );
  await Promise.all(groups.map((group) => group.move()));
  return groups;
}

const postcodes = [
  '2000',
  '2480',
  '3000',
  '3844',
  '4000',
  '4870',
  '5000',
  '6000',
  '6721',
  '7000',
  '0800',
  '2600',
];

/** Searches for campsites with the AI until the signal aborts. */
async function askAi(caller: Caller, camper: Camper | undefined, over: AbortSignal): Promise<void> {
  for (let nth = 0; camper && !over.aborted; nth++) {
    const body = { postcode: postcodes[nth % postcodes.length], radius: [50, 100, 200][nth % 3] };
    const path = '/api/chatgpt/campsites';
    await caller.read({ ...camper, process: 2000 }, { kind: 'AI', method: 'POST', path, body });
    await sleep(1000);
  }
}
