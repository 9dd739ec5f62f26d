import { capital } from '@/lib/text';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Objects and lists of words. Anything smaller reads better where it stands. */
const mayBeShared = (json: JsonObject) =>
  json.type === 'object'
    ? isObject(json.properties) && Object.keys(json.properties).length > 0
    : Array.isArray(json.enum);

/**
 * Makes components of the schemas that stand at least twice. Each has the name of the property, or else
 * the operation, that holds it first.
 */
export function shareSchemas(given: object): { paths: Json; schemas: JsonObject } {
  const paths: Json = JSON.parse(JSON.stringify(given));
  const counts = new Map<string, number>();
  count(paths, counts);
  const names = new Map<string, string>();
  const schemas: JsonObject = {};

  function share(json: Json, trail: string[], of = ''): Json {
    if (Array.isArray(json)) return json.map((each) => share(each, trail));
    if (!isObject(json)) return json;
    const text = JSON.stringify(json);
    const repeated = mayBeShared(json) && (counts.get(text) ?? 0) > 1;
    const known = names.get(text);
    if (repeated && known) return ref(known);
    const own = kindOf(json) ? [...trail, kindOf(json)] : trail;
    const name = repeated ? freeName(own, names) : '';
    if (repeated) names.set(text, name);
    const parts = Object.entries(json).map(([key, part]) => [
      key,
      share(part, of === 'properties' ? [...own, camelCase(key)] : trailTo(part, key, own), key),
    ]);
    const shared = Object.fromEntries(parts);
    if (!repeated) return shared;
    schemas[name] = shared;
    return ref(name);
  }

  return { paths: share(paths, []), schemas };
}

function count(json: Json, counts: Map<string, number>): void {
  if (Array.isArray(json)) for (const each of json) count(each, counts);
  if (!isObject(json)) return;
  if (mayBeShared(json)) {
    const text = JSON.stringify(json);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  for (const part of Object.values(json)) count(part, counts);
}

/** One of several kinds of a thing says by its type which one it is, such as "car". */
function kindOf({ properties }: JsonObject): string {
  const type = isObject(properties) ? properties.type : undefined;
  return isObject(type) && typeof type.const === 'string' ? camelCase(type.const) : '';
}

function trailTo(part: Json, key: string, trail: string[]): string[] {
  const last = trail.at(-1) ?? '';
  if (isObject(part) && typeof part.operationId === 'string') return [part.operationId];
  if (key === 'requestBody') return [`${last}Body`];
  if (key === 'items') return [...trail.slice(0, -1), oneOf(last)];
  return trail;
}

const oneOf = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

const camelCase = (key: string) => key.replace(/[_ ](\w)/g, (_, letter: string) => letter.toUpperCase());

/** Such as "Car", or "SeatsCar" if another schema is called that. */
function freeName(trail: string[], names: Map<string, string>): string {
  const taken = new Set(names.values());
  const longer = trail.map((_, at) =>
    trail
      .slice(-1 - at)
      .map(capital)
      .join(''),
  );
  const free = longer.find((name) => !taken.has(name));
  if (free) return free;
  let number = 2;
  while (taken.has(`${longer.at(-1)}${number}`)) number++;
  return `${longer.at(-1)}${number}`;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
