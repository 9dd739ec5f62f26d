import { capital } from '@/lib/text';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Smaller schemas read better where they stand. */
const FEWEST = 3;

const isShared = (json: JsonObject) =>
  json.type === 'object' && isObject(json.properties) && Object.keys(json.properties).length >= FEWEST;

/**
 * Makes components of the objects that stand at least twice. Each has the name of the property, or else
 * the operation, that holds it first.
 */
export function shareSchemas(given: object): { paths: Json; schemas: JsonObject } {
  const paths: Json = JSON.parse(JSON.stringify(given));
  const counts = new Map<string, number>();
  count(paths, counts);
  const names = new Map<string, string>();
  const schemas: JsonObject = {};

  function share(json: Json, name: string): Json {
    if (Array.isArray(json)) return json.map((each) => share(each, name));
    if (!isObject(json)) return json;
    const text = JSON.stringify(json);
    const repeated = isShared(json) && (counts.get(text) ?? 0) > 1;
    const known = names.get(text);
    if (repeated && known) return ref(known);
    const parts = Object.entries(json).map(([key, part]) => [key, share(part, nameOf(key, part, name))]);
    const shared = Object.fromEntries(parts);
    if (!repeated) return shared;
    const own = freeName(capital(name), schemas);
    names.set(text, own);
    schemas[own] = shared;
    return ref(own);
  }

  return { paths: share(paths, ''), schemas };
}

function count(json: Json, counts: Map<string, number>): void {
  if (Array.isArray(json)) for (const each of json) count(each, counts);
  if (!isObject(json)) return;
  if (isShared(json)) {
    const text = JSON.stringify(json);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  for (const part of Object.values(json)) count(part, counts);
}

/** These keys of a document say nothing about what they hold. */
const structural = new Set(['properties', 'schema', 'content', 'responses', 'anyOf', 'oneOf', 'allOf']);

function nameOf(key: string, part: Json, name: string): string {
  if (key === 'items') return oneOf(name);
  if (isObject(part) && typeof part.operationId === 'string') return part.operationId;
  if (structural.has(key) || !/^[a-zA-Z_]+$/.test(key)) return name;
  return key === 'requestBody' ? `${name}Body` : camelCase(key);
}

const oneOf = (name: string) => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

const camelCase = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function freeName(name: string, taken: JsonObject): string {
  let free = name;
  for (let number = 2; free in taken; number++) free = `${name}${number}`;
  return free;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
