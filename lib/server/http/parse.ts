import 'server-only';
import type { z } from 'zod';
import { AppError, badInput, type FieldErrors, notFound } from '@/lib/errors';
import { UNSAVABLE } from '@/lib/fields';
import { issuesOf } from '@/lib/issues-of';
import { isValidText } from '@/lib/text';
import { MAX_BODY_BYTES, tooLargeFor } from './whole-response';

const tooLarge = (maxBytes: number) => new AppError(413, tooLargeFor(maxBytes));

const notJson = () => new AppError(415, 'Please send JSON (content-type: application/json).');

const typeOf = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

export function requireJsonType(request: Request): void {
  const type = typeOf(request);
  if (type !== undefined && type !== 'application/json') throw notJson();
}

/** Counts bytes as they arrive. Throws 415 for another type, 413 for too many bytes; after `check`, 400 for no JSON. */
export async function readJson(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
  check?: (bytes: Uint8Array) => void,
): Promise<{ raw: string; value: unknown }> {
  if (typeOf(request) === undefined) throw notJson();
  requireJsonType(request);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);

  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    check?.(bytes);
    const raw = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { raw, value: JSON.parse(raw) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw badInput('That is not valid JSON.');
  }
}

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
