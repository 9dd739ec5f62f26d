import type { z } from 'zod';
import { type JsonSchema, type Operation, validatorOf } from './document';

export interface ReceivedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The statuses of refusals that docs/develop/api.md names, and 405, 408 and 431 of the HTTP server. */
const refusals = new Set([400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 429, 431, 503]);

/**
 * Calls whose own refusal may be 503: AI and push that are off, a human check out of reach, more passwords at once than
 * can be hashed, too many open streams. Any other 503 tells of a database that is away, and the fuzzer's is there.
 */
const mayBeUnavailable =
  /^\/(api\/chatgpt\/|api\/push\/|api\/contact$|auth\/|api\/account\/|api\/operator\/enter$|api\/trips\/\{id\}\/events$)/;

/** Lists what is wrong with a response to a call: its status, content type or body isn't what the document says. */
export function problemsOf(operation: Operation, response: ReceivedResponse): string[] {
  return response.status >= 400
    ? problemsOfRefusal(operation, response)
    : problemsOfSuccess(operation, response);
}

function problemsOfRefusal({ path, refusal }: Operation, response: ReceivedResponse): string[] {
  const { status, headers } = response;
  if (!refusals.has(status) || (status === 503 && !mayBeUnavailable.test(path)))
    return [`status ${status}: ${excerptOf(response.body)}`];
  const problems = problemsOfBody('application/json', refusal, response);
  if ((status === 429 || status === 503) && !headers['retry-after'])
    problems.push(`status ${status} without Retry-After`);
  return problems;
}

function problemsOfSuccess({ successes }: Operation, response: ReceivedResponse): string[] {
  const success = successes.find(({ status }) => status === response.status);
  if (!success) return [`status ${response.status}, which the document doesn’t name`];
  if (success.type) return problemsOfBody(success.type, success.schema, response);
  const problems = response.body.length > 0 ? [`status ${response.status} with a body`] : [];
  if (response.status >= 300 && !response.headers.location)
    problems.push(`status ${response.status} without Location`);
  return problems;
}

function problemsOfBody(
  type: string,
  schema: JsonSchema,
  { status, headers, body }: ReceivedResponse,
): string[] {
  const [sent] = String(headers['content-type'] ?? 'none').split(';');
  if (sent?.trim().toLowerCase() !== type) return [`status ${status} with content type ${sent}, not ${type}`];
  if (type !== 'application/json') return [];
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    return [`status ${status} with a body that isn't JSON: ${excerptOf(body)}`];
  }
  const { error } = validatorOf(schema).safeParse(value);
  return error ? [`status ${status} with a body off its schema: ${wordsOf(error)}`] : [];
}

/** The wrong fields by their paths, with * for the place in a list. */
const wordsOf = ({ issues }: z.ZodError) =>
  [...new Set(issues.map(({ path, message }) => `${path.map(withoutPlace).join('.')}: ${message}`))].join(
    '; ',
  );

const withoutPlace = (key: PropertyKey) => (typeof key === 'number' ? '*' : String(key));

const excerptOf = (body: Buffer) => JSON.stringify(body.toString().slice(0, 200));
