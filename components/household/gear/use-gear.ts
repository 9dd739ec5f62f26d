'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { api } from '@/lib/api-client';
import { sameName } from '@/lib/household/gear/compared-name';
import type { GearItem, GearList, NewGear } from '@/lib/household/gear/schema';

/**
 * Returns the gear as the person sees it, and functions that change it. The gear is the list of the
 * server's last response, without the items that are being removed, and with the flags that are
 * being changed.
 */
export function useGear(initial: GearItem[]) {
  const router = useRouter();
  const [list, setList] = useState(initial);
  const [leaving, setLeaving] = useState<string[]>([]);
  const [flags, setFlags] = useState(new Map<string, boolean>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  // Requests run one after the other. Each response is the whole list, and an older response must
  // not replace a newer one.
  const send = (call: () => Promise<GearList>): Promise<void> => {
    const sent = last.current.then(async () => {
      const { gear } = await call();
      setList(gear);
      // Refreshes the page, so that Back to this page also shows the new list.
      router.refresh();
    });
    last.current = sent.catch(() => {});
    return sent;
  };

  const select = (selectedGear: NewGear[]) => send(() => api.post('/api/gear', { selectedGear }));

  /** Removes the item at once. When the server refuses, restores the item and throws. */
  const remove = async (name: string) => {
    setLeaving((names) => [...names, name]);
    try {
      await send(() => api.post('/api/gear/remove', { gearName: name }));
    } finally {
      setLeaving((names) => names.filter((other) => other !== name));
    }
  };

  /** Changes the item's flag at once. When the server refuses, restores the flag and throws. */
  const share = async ({ id }: GearItem, shared: boolean) => {
    setFlags((now) => new Map(now).set(id, shared));
    try {
      await send(() => api.put(`/api/gear/${id}`, { shared }));
    } finally {
      // Deletes the pending flag only if this request has set it. A later press of the button may
      // have set another flag.
      setFlags((now) => new Map([...now].filter(([item, flag]) => item !== id || flag !== shared)));
    }
  };

  const gear = list
    .filter(({ name }) => !leaving.includes(name))
    .map((item) => ({ ...item, shared: flags.get(item.id) ?? item.shared }));
  const has = (name: string) => gear.some((item) => sameName(item.name, name));
  return { gear, has, select, share, remove };
}
