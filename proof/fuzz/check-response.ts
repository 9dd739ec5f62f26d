import type { z } from 'zod';
import { type JsonSchema, type Operation, validatorOf } from './document';

export interface ReceivedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * The statuses of errors that docs/develop/api.md names; also 405, 408 and 431, which the HTTP
 * server sends.
 */
const refusals = new Set([400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 429, 431, 503]);

/**
 * Calls that may respond with 503 for their own reasons: AI or push is switched off, the human check
 * can't be reached, too many passwords are being hashed, or too many streams are open. Any other 503
 * means that the database can't be reached, which is a problem because the fuzzer's database always
 * runs.
 */
const mayBeUnavailable =
  /^\/(api\/chatgpt\/|api\/push\/|api\/contact$|auth\/|api\/account\/|api\/operator\/enter$|api\/trips\/\{id\}\/events$)/;

/**
 * Returns what is wrong with a response to a request for `sentPath`: a status, content type or body
 * that doesn't match the OpenAPI document.
 */
export function problemsOf(operation: Operation, response: ReceivedResponse, sentPath: string): string[] {
  if (isPageNotFound(sentPath, response) || isAnswerOfTripPage(operation, response)) return [];
  return response.status >= 400
    ? problemsOfRefusal(operation, response)
    : problemsOfSuccess(operation, response);
}

/**
 * True for the HTML of a missing page that a path outside app/api may get when an encoded `..` leads
 * from the operation to a page.
 */
function isPageNotFound(sentPath: string, { status, headers }: ReceivedResponse): boolean {
  const [path = ''] = sentPath.split('?');
  const climbs = /%2[ef]|%5c/i.test(path) && /(?:\/|%2f|%5c)(?:\.|%2e){2}(?:\/|%2f|%5c)/i.test(path);
  const isHtml = String(headers['content-type']).startsWith('text/html');
  return status === 404 && isHtml && climbs && !path.startsWith('/api/');
}

/**
 * The recap's picture has its address among the trip's pages. So the middleware sends somebody signed out to the
 * log-in, and answers with the page of a missing trip.
 */
function isAnswerOfTripPage({ path }: Operation, { status, headers }: ReceivedResponse): boolean {
  const isHtml = String(headers['content-type']).startsWith('text/html');
  const leadsToLogIn = status === 307 && /\/login\b/.test(String(headers.location));
  return path === '/trip/{tripId}/recap.png' && (leadsToLogIn || (status === 404 && isHtml));
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

/**
 * Returns a text with the path and error of each wrong field. In a path, * stands for the index in a
 * list.
 */
const wordsOf = ({ issues }: z.ZodError) =>
  [...new Set(issues.map(({ path, message }) => `${path.map(withoutPlace).join('.')}: ${message}`))].join(
    '; ',
  );

const withoutPlace = (key: PropertyKey) => (typeof key === 'number' ? '*' : String(key));

const excerptOf = (body: Buffer) => JSON.stringify(body.toString().slice(0, 200));
