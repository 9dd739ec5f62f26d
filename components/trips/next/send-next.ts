import { api } from '@/lib/api-client';
import type { NewChange } from '@/lib/offline/changes';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { NextAction } from '@/lib/trips/next/thing';

type Sent = NonNullable<NextAction['send']>;

const methods = { POST: 'post', PUT: 'put', PATCH: 'patch' } as const;

/** False when the change waits on this device for reception. */
export async function sendNext(
  { method, path, body }: Sent,
  waits: Pick<NewChange, 'thing' | 'kind' | 'label'>,
): Promise<boolean> {
  if (method === 'DELETE') {
    await api.delete(path);
    return true;
  }
  // The Costs page reads from it that a payment waits, so that nobody marks it twice.
  const shown = method === 'POST' ? body : undefined;
  return (await sendOrKeep(methods[method], path, body as object, { ...waits, shown })) !== undefined;
}

/** Not kept for later: an Undo that goes out an hour after it was pressed surprises. */
export const sendUndo = ({ method, path, body }: Sent): Promise<unknown> =>
  method === 'DELETE' ? api.delete(path) : api[methods[method]](path, body);
