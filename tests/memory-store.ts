import type { KeptChange } from '@/lib/offline/changes';
import type { OutboxStore } from '@/lib/offline/worker/outbox-store';

/** Stores waiting changes in memory instead of the device's database. */
export function memoryStore(): OutboxStore {
  let kept: KeptChange[] = [];
  let last = 0;
  return {
    all: async () => [...kept],
    add: async (each) => kept.push({ ...each, id: ++last }),
    change: async (id, part) => {
      const there = kept.some((each) => each.id === id);
      kept = kept.map((each) => (each.id === id ? { ...each, ...part } : each));
      return there;
    },
    remove: async (id) => {
      const there = kept.some((each) => each.id === id);
      kept = kept.filter((each) => each.id !== id);
      return there;
    },
  };
}
