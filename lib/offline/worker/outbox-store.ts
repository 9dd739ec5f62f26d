import type { KeptChange } from '../changes';
import { store } from './store';

export interface OutboxStore {
  all: () => Promise<KeptChange[]>;
  add: (change: Omit<KeptChange, 'id'>) => Promise<unknown>;
  change: (id: number, part: Partial<KeptChange>) => Promise<boolean>;
  remove: (id: number) => Promise<boolean>;
}

export const outboxStore: OutboxStore = {
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
