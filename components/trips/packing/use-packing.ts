import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { useWaiting } from '@/components/offline/use-waiting';
import { failureText } from '@/components/ui/failure-text';
import { useToast } from '@/components/ui/toast';
import { api, refusalOf } from '@/lib/api-client';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { PackingChange, PackingItem, PackingList } from '@/lib/trips/packing/schema';
import { type Said, shownWith } from './shown-with';

export interface PackingActions {
  change: (item: PackingItem, change: PackingChange) => void;
  remove: (item: PackingItem) => void;
}

/**
 * Includes changes that were not saved yet. A tick is shown at once, even on a slow network, and
 * each thing's changes are sent one after the other.
 */
export function usePacking(path: string, given: PackingList) {
  const router = useRouter();
  const toast = useToast();
  const [, start] = useTransition();
  const [said, setSaid] = useState<Record<string, Said>>({});
  const unsent = useRef(0);
  const last = useRef(new Map<string, Promise<unknown>>());
  const refresh = () => start(() => router.refresh());

  // With no change unsent, a new list from the server includes the reader's own changes.
  useEffect(() => {
    if (given && unsent.current === 0) setSaid({});
  }, [given]);

  const say = (id: string, change: Said) => setSaid((all) => ({ ...all, [id]: { ...all[id], ...change } }));

  /**
   * Resolves to true when the change was saved or waits on this device, and to false when it
   * failed.
   */
  const send = async (
    id: string,
    [change, before]: [Said, Said],
    call: () => Promise<unknown>,
  ): Promise<boolean> => {
    say(id, change);
    unsent.current++;
    const sent = (last.current.get(id) ?? Promise.resolve()).then(call);
    const settled = sent.catch(() => undefined);
    last.current.set(id, settled);
    let reached = true;
    try {
      reached = (await sent) !== undefined;
      return true;
    } catch (error) {
      // Only when the thing has no later change.
      if (last.current.get(id) === settled) say(id, before);
      toast.show({ text: failureText(error, 'That could not be saved. Please try again.'), tone: 'danger' });
      reached = Boolean(refusalOf(error)?.status);
      return false;
    } finally {
      // Without network router.refresh() would leave the page and fail to load it again.
      if (--unsent.current === 0 && reached) refresh();
    }
  };

  const change = (item: PackingItem, change: PackingChange) => {
    const { packed, mark } = item;
    const before = { packed, mark, ...(change.left_out !== undefined && { left_out: !change.left_out }) };
    return send(item.id, [change, before], () =>
      sendOrKeep('patch', `${path}/${item.id}`, change, {
        kind: 'Packing list',
        label: changeText(item.name, change),
        shown: { [item.id]: change },
      }),
    );
  };

  const add = async (name: string) => {
    const { item } = await api.post<{ item: PackingItem }>(path, { name });
    refresh();
    return item;
  };

  const addBack = async (item: PackingItem) => {
    try {
      const { id } = await add(item.name);
      if (item.packed) await api.patch(`${path}/${id}`, { packed: true });
      refresh();
    } catch (error) {
      toast.show({ text: failureText(error, `Could not put ${item.name} back`), tone: 'danger' });
    }
  };

  const remove = async (item: PackingItem) => {
    const goes = item.from === 'added' && item.last_time !== 'forgot';
    const off: [Said, Said] = goes
      ? [{ gone: true }, { gone: false }]
      : [{ left_out: true }, { left_out: false }];
    if (!(await send(item.id, off, () => api.delete(`${path}/${item.id}`)))) return;
    const { packed } = item;
    const onClick = () =>
      goes ? addBack(item) : change(item, { left_out: false, ...(packed && { packed }) });
    toast.show({ text: `${item.name} is off this list.`, action: { label: 'Undo', onClick } });
  };

  // Stays the same on every render, so that a tick renders only its own row and not the whole
  // list, which may have three hundred rows.
  const latest = useRef<PackingActions>({ change, remove });
  latest.current = { change, remove };
  const [actions] = useState<PackingActions>(() => ({
    change: (...given) => latest.current.change(...given),
    remove: (...given) => latest.current.remove(...given),
  }));
  const waiting = useWaiting().filter((each) => each.path.startsWith(`${path}/`) && !each.refused);
  const kept = Object.assign({}, ...waiting.map(({ shown }) => shown)) as Record<string, Said>;
  return { ...shownWith(given, { ...kept, ...said }), actions, add };
}

/** "Ticked off: Tent". */
function changeText(name: string, { packed, mark, left_out }: PackingChange): string {
  if (packed !== undefined) return `${packed ? 'Ticked off' : 'Not packed yet'}: ${name}`;
  if (mark !== undefined)
    return mark ? `${mark === 'forgot' ? 'Forgot' : 'Not needed'}: ${name}` : `No mark: ${name}`;
  return `${left_out ? 'Left out' : 'Back on the list'}: ${name}`;
}
