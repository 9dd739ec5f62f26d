import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Prisma } from '@/prisma/generated/client';
import { db } from './db/client';
import { log } from './log';
import { pagePattern } from './route-template';
import { singleton } from './singleton';

/** More than an operator reads; a broken release makes thousands. */
const KEPT = 200;

const errors = singleton('server errors', () => ({
  faults: new Map<string, string>(),
  unsaved: [] as (Prisma.ServerErrorCreateManyInput & { at: Date })[],
}));

/** Keeps the error's class and code, because its message may contain a person's data. */
export function noteFault(requestId: string, error: unknown): void {
  // The faults of a host that sends responses without Node's server are never taken out.
  if (errors.faults.size >= KEPT) errors.faults.clear();
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  const words = [name, code].filter((word) => typeof word === 'string' && /^[\w$]{1,45}$/.test(word));
  errors.faults.set(requestId, words.join(' '));
}

/** Keeps the error of a response in memory until saveErrors. */
export function watchErrors(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  response.once('finish', () => {
    const { statusCode: status } = response;
    const fault = errors.faults.get(requestId) || 'unknown';
    errors.faults.delete(requestId);
    if (status < 500) return;
    errors.unsaved.push({
      requestId,
      at: new Date(),
      method: method.slice(0, 10),
      route: pagePattern(url),
      status,
      fault,
    });
    errors.unsaved.splice(0, errors.unsaved.length - KEPT);
  });
}

/** If saving fails, the errors stay in memory for the next time. */
export async function saveErrors(): Promise<void> {
  const data = errors.unsaved.splice(0);
  if (data.length === 0) return;
  try {
    await db.serverError.createMany({ data, skipDuplicates: true });
    await db.$executeRaw`
      delete from server_errors where request_id in (
        select request_id from server_errors order by at desc, request_id offset ${KEPT}::int)`;
  } catch (error) {
    log.warn({ err: error }, 'the errors could not be saved');
    errors.unsaved.unshift(...data);
  }
}
