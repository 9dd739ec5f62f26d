import 'server-only';
import type { z } from 'zod';
import { badInput, type FieldErrors, notFound } from '@/lib/errors';
import { UNSAVABLE } from '@/lib/fields';
import { issuesOf } from '@/lib/issues-of';
import { isValidText } from '@/lib/text';

/** Returns the message for each wrong field, by its path: "name", "crew.0.age". */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of issuesOf(error)) {
    if (path.length > 0) fields[path.join('.')] ??= message;
    else fields.body ??= 'Please send a JSON object.';
  }
  return fields;
}

/**
 * Returns the message for each text that Postgres cannot store, even
 * if the text's schema accepts it.
 */
function unsavableFields(value: unknown, path: string[] = []): FieldErrors {
  if (typeof value === 'string') return isValidText(value) ? {} : { [path.join('.')]: UNSAVABLE };
  const inner = Object.entries(value ?? {}).map(([key, part]) => unsavableFields(part, [...path, key]));
  return Object.assign({}, ...inner);
}

function parse<S extends z.ZodType>(schema: S, value: unknown) {
  const { data, error } = schema.safeParse(value);
  return { data: data as z.output<S>, fields: error ? fieldErrors(error) : unsavableFields(data) };
}

/** Parses a body or a query; throws 400 with every wrong field and the first field's message. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, fields } = parse(schema, value);
  const [words] = Object.values(fields);
  if (words !== undefined) throw badInput(words, fields);
  return data;
}

/** Parses a path's parameters; throws 404 for a malformed id. */
export function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, fields } = parse(schema, value);
  if (Object.keys(fields).length > 0) throw notFound();
  return data;
}
