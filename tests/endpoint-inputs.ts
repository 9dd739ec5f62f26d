import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { endpoints } from '@/app/api/openapi.json/endpoints';
import type { Handler } from '@/lib/server/http/route';
import { inDays } from './factories/trips';

/**
 * The input schemas of every endpoint, each as a name such as "POST /crew body", the schema, and the
 * part of the request ("params", "query" or "body").
 */
export const inputs = Object.entries(endpoints).flatMap(([path, methods]) =>
  Object.entries<Handler | undefined>(methods).flatMap(([method, handler]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = handler?.spec?.[part];
      return schema ? [[`${method} ${path} ${part}`, schema, part] as const] : [];
    }),
  ),
);

/**
 * Nearly every field accepts at least one of these values. When a test gives a field a bad value,
 * it gives these to the other fields.
 */
const usual = [
  'mia@example.com',
  '2030-01-01',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  'https://example.com',
  '4031',
  'abc',
  'A1b2C3d4e5F6',
  'x'.repeat(43),
  true,
  100,
  -27,
  1,
];

/** Values for fields that accept none of `usual`, because they depend on other fields or on today. */
const fitting: Record<string, unknown> = {
  postcode: '4031',
  latitude: -27,
  longitude: 153,
  meeting_latitude: -27,
  meeting_longitude: 153,
  start_date: inDays(20),
  end_date: inDays(22),
  arrive_on: null,
  leave_on: null,
  ai_suggestion: null,
  seen_on: inDays(-20),
  back_at: '2030-01-01T18:00:00+11:00',
  worry_at: '2030-01-01T20:00:00+11:00',
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: 'x'.repeat(22),
};

type Path = (string | number)[];

/** Returns values that a schema accepts, each with the paths of the text fields in it. */
export function sampleOf(schema: z.ZodType, path: Path = []): { value: unknown; texts: Path[] }[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return sampleOf(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodPipe && !(schema.in instanceof z.ZodString))
    return sampleOf(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodUnion)
    return (schema.options as z.ZodType[]).flatMap((option) => sampleOf(option, path));
  if (schema instanceof z.ZodArray)
    return sampleOf(schema.element as z.ZodType, [...path, 0]).map(({ value, texts }) => ({
      value: [value],
      texts,
    }));
  if (!(schema instanceof z.ZodObject)) {
    const value = [...usual, ...optionsOf(schema)].find((one) => schema.safeParse(one).success);
    return [{ value, texts: [path] }];
  }
  const fields = Object.entries(schema.shape).map(
    ([key, field]) => [key, fieldSamples(key, field as z.ZodType, [...path, key])] as const,
  );
  const first = Object.fromEntries(fields.map(([key, [sample]]) => [key, sample?.value]));
  return fields.flatMap(([key, samples]) =>
    samples.map(({ value, texts }) => ({ value: { ...first, [key]: value }, texts })),
  );
}

function fieldSamples(key: string, field: z.ZodType, path: Path) {
  if (!(key in fitting)) return sampleOf(field, path);
  // Leaves out an optional coordinate, because a search takes either a postcode or a position.
  const leftOut = field instanceof z.ZodOptional && typeof fitting[key] === 'number';
  return [{ value: leftOut ? undefined : fitting[key], texts: [path] }];
}

const optionsOf = (schema: z.ZodType): unknown[] =>
  schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : [];

/** Returns the text at a path of a value. */
export const textAt = (value: unknown, path: Path) =>
  path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);

/** Returns a copy of a value with this text at the path. */
export function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return [withText(value[0], rest, text)];
  return { ...(value as object), [key]: withText((value as Record<string, unknown>)[key], rest, text) };
}
