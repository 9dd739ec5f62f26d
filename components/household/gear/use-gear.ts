'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { api } from '@/lib/api-client';
import { sameName } from '@/lib/household/gear/same-name';
import type { GearItem, GearList, NewGear } from '@/lib/household/gear/schema';

/** The list as the person sees it: what the server last sent, less what is on its way out. */
export function useGear(initial: GearItem[]) {
  const router = useRouter();
  const [list, setList] = useState(initial);
  const [leaving, setLeaving] = useState<string[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  // One after the other: each response is the whole list, and an older one must not overtake a newer.
  const send = (path: string, body: object): Promise<void> => {
    const sent = last.current.then(async () => {
      const { gear } = await api.post<GearList>(path, body);
      setList(gear);
      // So that Back shows it too.
      router.refresh();
    });
    last.current = sent.catch(() => {});
    return sent;
  };

  const select = (selectedGear: NewGear[]) => send('/api/gear', { selectedGear });

  /** Gone at once; back again, and thrown, when the server will not have it. */
  const remove = async (name: string) => {
    setLeaving((names) => [...names, name]);
    try {
      await send('/api/gear/remove', { gearName: name });
    } finally {
      setLeaving((names) => names.filter((other) => other !== name));
    }
  };

  const gear = list.filter(({ name }) => !leaving.includes(name));
  const has = (name: string) => gear.some((item) => sameName(item.name, name));
  return { gear, has, select, remove };
}
