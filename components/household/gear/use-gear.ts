'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { api } from '@/lib/api-client';
import { sameName } from '@/lib/household/gear/same-name';
import type { GearItem, GearList, NewGear } from '@/lib/household/gear/schema';

/** The list as the person sees it: what the server last sent, less what is on its way out, with the flags on their way. */
export function useGear(initial: GearItem[]) {
  const router = useRouter();
  const [list, setList] = useState(initial);
  const [leaving, setLeaving] = useState<string[]>([]);
  const [flags, setFlags] = useState(new Map<string, boolean>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  // One after the other: each response is the whole list, and an older one must not overtake a newer.
  const send = (call: () => Promise<GearList>): Promise<void> => {
    const sent = last.current.then(async () => {
      const { gear } = await call();
      setList(gear);
      // So that Back shows it too.
      router.refresh();
    });
    last.current = sent.catch(() => {});
    return sent;
  };

  const select = (selectedGear: NewGear[]) => send(() => api.post('/api/gear', { selectedGear }));

  /** Gone at once; back again, and thrown, when the server will not have it. */
  const remove = async (name: string) => {
    setLeaving((names) => [...names, name]);
    try {
      await send(() => api.post('/api/gear/remove', { gearName: name }));
    } finally {
      setLeaving((names) => names.filter((other) => other !== name));
    }
  };

  /** The same for an item's flag. */
  const share = async ({ id }: GearItem, shared: boolean) => {
    setFlags((now) => new Map(now).set(id, shared));
    try {
      await send(() => api.put(`/api/gear/${id}`, { shared }));
    } finally {
      // Pressed again meanwhile, it is the later press that counts.
      setFlags((now) => new Map([...now].filter(([item, flag]) => item !== id || flag !== shared)));
    }
  };

  const gear = list
    .filter(({ name }) => !leaving.includes(name))
    .map((item) => ({ ...item, shared: flags.get(item.id) ?? item.shared }));
  const has = (name: string) => gear.some((item) => sameName(item.name, name));
  return { gear, has, select, share, remove };
}
