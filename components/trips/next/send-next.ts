import { api } from '@/lib/api-client';
import type { NewChange } from '@/lib/offline/changes';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { NextAction } from '@/lib/trips/next/thing';

type Sent = NonNullable<NextAction['send']>;

const methods = { POST: 'post', PUT: 'put', PATCH: 'patch' } as const;

type Waits = Pick<NewChange, 'thing' | 'kind' | 'label'>;

/** False when the change, or one that follows it, waits on this device for reception. */
export async function sendNext({ next, ...first }: Sent, waits: Waits): Promise<boolean> {
  const saved = await sendOne(first, waits);
  if (!next) return saved;
  return (await sendNext(next, { ...waits, thing: `${waits.thing} next` })) && saved;
}

async function sendOne({ method, path, body }: Sent, waits: Waits): Promise<boolean> {
  if (method === 'DELETE') {
    await api.delete(path);
    return true;
  }
  // The Costs page reads from it that a payment waits, so that nobody marks it twice.
  const shown = method === 'POST' ? body : undefined;
  return (await sendOrKeep(methods[method], path, body as object, { ...waits, shown })) !== undefined;
}

/** Not kept for later: an Undo that goes out an hour after it was pressed surprises. */
export async function sendUndo({ method, path, body, next }: Sent): Promise<void> {
  await (method === 'DELETE' ? api.delete(path) : api[methods[method]](path, body));
  if (next) await sendUndo(next);
}
