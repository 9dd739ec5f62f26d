import 'server-only';
import { AppError, badInput } from '@/lib/errors';
import { MAX_BODY_BYTES, tooLargeFor } from './whole-response';

const tooLarge = (maxBytes: number) => new AppError(413, tooLargeFor(maxBytes));

const notJson = () => new AppError(415, 'Please send JSON (content-type: application/json).');

const typeOf = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

export function requireJsonType(request: Request): void {
  const type = typeOf(request);
  if (type !== undefined && type !== 'application/json') throw notJson();
}

/** Counts bytes as they arrive. Throws 415 for another type, 413 for too many bytes, 400 for no JSON. */
export async function readJson(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<{ raw: string; value: unknown }> {
  if (typeOf(request) === undefined) throw notJson();
  requireJsonType(request);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);

  const decoder = new TextDecoder('utf-8', { fatal: true });
  let raw = '';
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      raw += decoder.decode(chunk, { stream: true });
    }
    raw += decoder.decode();
    return { raw, value: JSON.parse(raw) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw badInput('That is not valid JSON.');
  }
}
