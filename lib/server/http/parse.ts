import 'server-only';
import type { z } from 'zod';
import { badInput, type FieldErrors, notFound } from '@/lib/errors';
import { UNSAVABLE } from '@/lib/fields';
import { issuesOf } from '@/lib/issues-of';
import { isValidText } from '@/lib/text';

export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of issuesOf(error)) {
    if (path.length > 0) fields[path.join('.')] ??= message;
    else fields.body ??= 'Please send a JSON object.';
  }
  return fields;
}

/** Most schemas accept texts that Postgres cannot store. */
function unsavableFields(value: unknown, path: string[] = []): FieldErrors {
  if (typeof value === 'string') return isValidText(value) ? {} : { [path.join('.')]: UNSAVABLE };
  const inner = Object.entries(value ?? {}).map(([key, part]) => unsavableFields(part, [...path, key]));
  return Object.assign({}, ...inner);
}

function parse<S extends z.ZodType>(schema: S, value: unknown) {
  const { data, error } = schema.safeParse(value);
  return { data: data as z.output<S>, fields: error ? fieldErrors(error) : unsavableFields(data) };
}

/** Throws 400 with the messages of all wrong fields; the error's own message is that of the first field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, fields } = parse(schema, value);
  const [words] = Object.values(fields);
  if (words !== undefined) throw badInput(words, fields);
  return data;
}

/** Throws 404 for a malformed id. */
export function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, fields } = parse(schema, value);
  if (Object.keys(fields).length > 0) throw notFound();
  return data;
}
