import 'server-only';
import type { z } from 'zod';
import { badInput, type FieldErrors, notFound } from '@/lib/errors';

/** Words for each field, named by its path: "name", "crew.0.age". */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of error.issues) {
    if (path.length > 0) fields[path.join('.')] ??= message;
    else fields.body ??= 'Please send a JSON object.';
  }
  return fields;
}

/** Parses a body or a query; throws 400 with the fields and the first one's words. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error);
  throw badInput(Object.values(fields)[0] ?? 'Please check what you entered.', fields);
}

/** Parses a path's parameters; a malformed id is simply not there. */
export function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
