import type { KeptChange } from '../changes';
import type { Shelf } from './outbox';
import { store } from './store';

/** The changes in the device's database, with ascending ids. */
export const shelf: Shelf = {
  all: async () => (await store()).getAll('outbox'),
  add: async (change) => (await store()).add('outbox', change as KeptChange),
  change: async (id, part) => {
    const { store: outbox, done } = (await store()).transaction('outbox', 'readwrite');
    const kept = await outbox.get(id);
    if (kept) await outbox.put({ ...kept, ...part });
    await done;
    return kept !== undefined;
  },
  remove: async (id) => {
    const { store: outbox, done } = (await store()).transaction('outbox', 'readwrite');
    const kept = await outbox.getKey(id);
    await outbox.delete(id);
    await done;
    return kept !== undefined;
  },
};
