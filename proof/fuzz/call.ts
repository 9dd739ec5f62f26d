import { distortedBytes } from './bytes';
import type { Operation, Parameter } from './document';
import { oddHeaders } from './odd-headers';
import type { Random } from './random';
import { fittingValue, hostileValue, type Known, spoil } from './values';

/** What a call needs to succeed: ids of existing things, and a valid body. */
export interface Example {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** A request that is ready to be sent. */
export interface FuzzCall {
  method: string;
  /** Path with the query, encoded. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface Caller {
  cookie: string;
  /**
   * Bearer token that the host's cron and Prometheus send. In a test world the operator sends it
   * too. Empty for other callers.
   */
  secret: string;
  known: Known;
}

interface Making {
  operation: Operation;
  caller: Caller;
  example: Example;
  random: Random;
  /**
   * True when every part of the call fits its example or the schema. In other calls any part may be
   * wrong.
   */
  isSound: boolean;
}

/**
 * Makes a call of an operation. Two in five calls are valid, so that successful responses are
 * checked too. The others may have a wrong path, query, headers and body.
 */
export function makeCall(operation: Operation, caller: Caller, example: Example, random: Random): FuzzCall {
  const making = { operation, caller, example, random, isSound: random.chance(0.4) };
  const body = operation.body && bodyOf(making, operation.body);
  const path = pathOf(making) + queryOf(making);
  return { method: operation.method, path, headers: headersOf(making, body), body };
}

const partsOf = ({ parameters }: Operation, location: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === location);

function pathOf({ operation, caller, example, random, isSound }: Making): string {
  const values = partsOf(operation, 'path').map(({ name, schema }) => {
    const [roll, real] = [random.next(), example.params[name]];
    if (real !== undefined && (isSound || roll < 0.5)) return [name, segmentOf(real)];
    if (isSound || roll < 0.85) return [name, segmentOf(fittingValue(schema, random, caller.known, name))];
    return [name, random.chance(0.5) ? random.pick(oddSegments) : segmentOf(hostileValue(random))];
  });
  const named: Record<string, string> = Object.fromEntries(values);
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? 'x');
}

/** Path segments that are badly encoded, or that a router may take for a pattern. */
const oddSegments = [
  '%',
  '%00',
  '%ff',
  '%2e%2e%2f',
  '%ed%a0%80',
  'a%0d%0ab',
  "'--",
  '{id}',
  '[id]',
  ';a=b',
  'x',
];

/**
 * Returns a value as one path segment. Replaces an empty segment, or one of dots only, by "x",
 * because the path would otherwise lead to another operation.
 */
function segmentOf(value: unknown): string {
  const segment = encoded(value).slice(0, 2000);
  return /^\.*$/.test(segment) ? 'x' : segment;
}

function queryOf({ operation, caller, example, random, isSound }: Making): string {
  const pairs = partsOf(operation, 'query').flatMap(({ name, schema, required }) => {
    const [roll, real] = [random.next(), example.query[name]];
    if (real !== undefined && (isSound || roll < 0.4)) return [`${name}=${encoded(real)}`];
    if (!required && (isSound || roll < 0.6)) return [];
    const value =
      isSound || roll < 0.8 ? fittingValue(schema, random, caller.known, name) : hostileValue(random);
    return [`${name}=${encoded(value).slice(0, 4000)}`];
  });
  if (!isSound && random.chance(0.05)) pairs.push(random.pick(oddPairs));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const oddPairs = ['%', 'a[]=1&a[b]=2', '__proto__=1', '=&=', `x=${'y'.repeat(8000)}`];

const encoded = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
};

function bodyOf(
  { caller, example, random, isSound }: Making,
  schema: NonNullable<Operation['body']>,
): Buffer {
  const hasExample = example.body !== undefined && (isSound || random.chance(0.5));
  const valid = hasExample ? example.body : fittingValue(schema, random, caller.known);
  if (isSound) return Buffer.from(JSON.stringify(valid));
  const value = random.chance(0.6) ? spoil(valid, random) : valid;
  if (random.chance(0.2)) return distortedBytes(value, random);
  return Buffer.from(JSON.stringify(value) ?? 'null');
}

function headersOf(
  { operation, caller, random, isSound }: Making,
  body: Buffer | null,
): Record<string, string> {
  const headers: Record<string, string> = {
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': Array.from({ length: 4 }, () => 1 + random.below(254)).join('.'),
  };
  if (caller.cookie) headers.cookie = caller.cookie;
  if (caller.secret) headers.authorization = `Bearer ${caller.secret}`;
  if (body) headers['content-type'] = 'application/json';
  // Half of the bodies are sent in chunks, so that the server doesn't know their size in advance.
  if (body && random.chance(0.5)) headers['transfer-encoding'] = 'chunked';
  if (partsOf(operation, 'header').some(({ name }) => name === 'Idempotency-Key') && random.chance(0.3))
    headers['idempotency-key'] = random.pick(['first', `key-${random.below(1e9)}`]);
  return !isSound && random.chance(0.25) ? { ...headers, ...random.pick(oddHeaders) } : headers;
}
