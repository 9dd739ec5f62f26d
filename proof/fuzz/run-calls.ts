import { print } from '../../scripts/print';
import { reasonOf } from '../../scripts/refusal';
import { type Example, makeCall } from './call';
import { problemsOf } from './check-response';
import type { Operation } from './document';
import { exampleOf } from './examples';
import type { Findings } from './findings';
import type { Plan } from './plan';
import { type Random, randomOfCall } from './random';
import { curlOf, send } from './send';
import type { FuzzedServer } from './servers';
import { makeWorld, type World, type WorldCaller } from './world';

/** Number of calls that run at the same time. */
const AT_ONCE = 4;
/**
 * The largest body that the product reads. When a body is larger, the product may close the
 * connection without a response.
 */
const MOST_BYTES = 64 * 1024;

/** Calls that may end a session, remove a person from the trip or remove or change the trip. */
const late =
  /^(GET \/auth\/logout|POST \/auth\/login|DELETE \/api\/account\/sessions|POST \/api\/account\/(delete|password)|(DELETE|PATCH) \/api\/trips\/\{id\}$|POST \/api\/trips\/\{id\}\/(leave|block|vote\/decision)|DELETE \/api\/trips\/\{id\}\/invitees)/;

/**
 * Makes the calls of a plan. In each world every operation is called twice, in random order, but the
 * `late` calls come last.
 */
export async function runCalls(
  operations: Operation[],
  { seed, calls }: Plan,
  server: FuzzedServer,
  findings: Findings,
  signal: AbortSignal,
): Promise<void> {
  let done = 0;
  for (let worlds = 0; done < calls && !signal.aborted; worlds++) {
    const world = await makeWorld(server.secret, worlds);
    const turns = shuffled([...operations, ...operations], randomOfCall(seed, -2 - worlds));
    const isLate = ({ method, path }: Operation) => late.test(`${method} ${path}`);
    const ordered = [...turns.filter((each) => !isLate(each)), ...turns.filter(isLate)];
    const chosen = ordered.slice(0, calls - done);
    const first = done;
    let next = 0;
    const work = async () => {
      while (next < chosen.length && !signal.aborted) {
        const at = next++;
        await makeOneCall(chosen[at] as Operation, world, first + at + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    done += chosen.length;
    if (worlds % 10 === 9) print(`${done} calls, ${findings.size} findings.`);
  }

  async function makeOneCall(operation: Operation, world: World, number: number): Promise<void> {
    const random = randomOfCall(seed, number);
    const caller = callerOf(operation, world, random);
    const example = await exampleOf(operation, world, caller, random).catch((error: unknown): Example => {
      findings.addWithoutExample(operation, reasonOf(error));
      return { params: {}, query: {}, body: undefined };
    });
    const call = makeCall(operation, caller, example, random);
    const found = (problem: string, requestId = '') =>
      findings.add(operation, problem, {
        number,
        curl: curlOf(server.url, call),
        log: server.logOf(requestId),
      });
    try {
      const response = await send(server.url, call);
      findings.countResponse(operation, response.status);
      for (const problem of problemsOf(operation, response, call.path))
        found(problem, String(response.headers['x-request-id'] ?? ''));
    } catch (error) {
      if ((call.body?.length ?? 0) <= MOST_BYTES) found(`no response: ${reasonOf(error)}`);
    }
  }
}

/**
 * Returns a random caller. The organiser is chosen more often than others, because the organiser may
 * do the most. For the same reason the operator is chosen more often for operator calls.
 */
function callerOf({ path }: Operation, { operator, callers }: World, random: Random): WorldCaller {
  const needsOperator = /^\/(api\/operator|api\/cron|metrics)/.test(path);
  if (needsOperator && random.chance(0.7)) return operator;
  const organiser = callers.find(({ standing }) => standing === 'organiser');
  return organiser && random.chance(0.35) ? organiser : random.pick(callers);
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
