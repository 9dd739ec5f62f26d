import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { newKey } from '../../lib/api-client';
import { Caller } from '../faults/caller';
import { checkHistory } from '../faults/check-history';
import { Group } from '../faults/crowd';
import { HistoryFile, readHistory } from '../faults/history';
import { summaryOf } from '../faults/summary';
import { makeCamper } from '../faults/world';
import type { Camper } from './campers';
import { databaseUrl } from './layout';
import type { Mailbox } from './mailbox';
import type { Cluster } from './stand-up';

/** After the last fault, requests may still be retried for this many milliseconds. */
const SETTLING = 60_000;
/** Number of people in the crowd. One machine that runs the whole cluster can't serve more. */
const PEOPLE = 10;

export interface Load {
  /** Records in the history what is done to the cluster. */
  note(did: string): void;
  /**
   * Ends the load and checks the history and the mails. Resolves to lines about the load and to its
   * problems.
   */
  settle(mailbox: Mailbox): Promise<{ lines: string[]; problems: string[] }>;
}

/**
 * Simulates a crowd that uses the product, as `npm run faults` does, and records all their calls in
 * a history. Meanwhile one camper invites a person every second, so that mails are being sent at
 * each fault.
 */
export async function startLoad(cluster: Cluster, inviter: Camper): Promise<Load> {
  const { layout, secrets, url } = cluster;
  const server = { databaseUrl: databaseUrl(layout.ports.leader), secret: secrets.AUTH_SECRET ?? '' };
  await liftLimitsOfCrowd(server.databaseUrl);
  const file = join(layout.folder, 'history.jsonl');
  const history = new HistoryFile(file);
  const caller = new Caller(url, history);
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, process) => makeCamper(url, server, process)),
  );
  const groups = [people.slice(0, PEOPLE / 2), people.slice(PEOPLE / 2)].map(
    (campers, number) => new Group(caller, campers, number),
  );
  await Promise.all(groups.map((group) => group.move()));
  const over = new AbortController();
  const invited = new Map<string, 'acknowledged' | 'open'>();
  const work = [...groups.map((group) => group.run(over.signal)), invite(inviter, invited, over.signal)];
  return {
    note: (did) => history.add({ at: performance.now(), did }),
    settle: async (mailbox) => {
      over.abort();
      caller.deadline = performance.now() + SETTLING;
      await Promise.all(work);
      for (const group of groups) await group.readAll();
      await history.close();
      const whole = await readHistory(file);
      const findings = checkHistory(whole.calls).map(({ rule, key, text }) => `${rule}: ${key}: ${text}`);
      const mails = await countMails(invited, mailbox);
      return {
        lines: [...summaryOf(whole), `The checker found ${findings.length} things wrong.`, ...mails.lines],
        problems: [...findings, ...mails.problems],
      };
    },
  };
}

/**
 * Lifts the rate limits, because this crowd does in minutes what people do in days. Keeps the limit
 * on log-ins, because a check tests this limit.
 */
async function liftLimitsOfCrowd(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(`
    create function uncounted() returns trigger language plpgsql as $$ begin new.points := 0; return new; end $$;
    create trigger uncounted before insert or update on rate_limits
      for each row when (new.key not like 'loginByEmail%') execute function uncounted();`);
  await client.end();
}

/**
 * Invites one address after another. Repeats each request with the same idempotency key until it
 * succeeds or two minutes have passed.
 */
async function invite(
  { browser, trip }: Camper,
  invited: Map<string, 'acknowledged' | 'open'>,
  over: AbortSignal,
): Promise<void> {
  // A trip can have at most 1,000 people.
  for (let number = 0; !over.aborted && number < 900; number++) {
    const [address, key] = [`invited-${number}@example.com`, newKey()];
    const body = { invitees: [address] };
    invited.set(address, 'open');
    for (const until = Date.now() + 120_000; Date.now() < until; await delay(500)) {
      const { status } = await browser.send('POST', `/api/trips/${trip}/invitees`, { body, key });
      if (status !== 200) continue;
      invited.set(address, 'acknowledged');
      break;
    }
    await delay(1_000);
  }
}

/**
 * Checks that every address of an acknowledged invitation was sent a mail, and that no address was
 * sent two.
 */
async function countMails(invited: ReadonlyMap<string, 'acknowledged' | 'open'>, { received }: Mailbox) {
  const sent = [...invited].filter(([, state]) => state === 'acknowledged').map(([address]) => address);
  const missing = () => sent.filter((address) => !received.has(address));
  // When a process is killed while it sends a mail, the mail's job stays locked for five minutes.
  // Then another process sends the mail.
  for (let waited = 0; waited < 400 && missing().length > 0; waited++) await delay(1_000);
  const lost = missing();
  const twice = [...invited.keys()].filter((address) => (received.get(address) ?? 0) > 1);
  return {
    lines: [
      `Invitations: ${sent.length} acknowledged; ${lost.length} of their mails did not come, ${twice.length} came twice.`,
    ],
    problems: [
      ...(lost.length > 0 ? [`mails that did not come: ${lost.slice(0, 5)}`] : []),
      ...(twice.length > 0 ? [`mails that came twice: ${twice.slice(0, 5)}`] : []),
    ],
  };
}
