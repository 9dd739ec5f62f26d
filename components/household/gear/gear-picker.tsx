'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { failureText } from '@/components/ui/failure-text';
import { ListSection } from '@/components/ui/list-section';
import { useToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { sameName } from '@/lib/household/gear/compared-name';
import type { GearItem, GearList, NewGear } from '@/lib/household/gear/schema';
import { GearChips } from './gear-chips';
import { GearForm } from './gear-form';
import { StarterGear } from './starter-gear';

interface Props {
  gear: GearItem[];
  most: number;
  /** One tap adds these to an empty list. */
  starter: string[];
}

export function GearPicker({ gear: initial, most, starter }: Props) {
  const { gear, has, select, share, remove } = useGear(initial);
  const [before] = useState(() => new Set(initial.map(({ id }) => id)));
  const [pressed, setPressed] = useState(new Set<string>());
  const isNew = ({ id }: GearItem) => !before.has(id) || pressed.has(id);
  const toast = useToast();
  const chosen = useRef<HTMLDivElement>(null);

  const fail = (error: unknown, words: string) =>
    toast.show({ text: failureText(error, words), tone: 'danger' });

  const fill = async (items: NewGear[]) => {
    await select(items);
    toast.show({ text: `${items.length} items are in your gear.`, tone: 'success' });
    // The focused button no longer exists.
    chosen.current?.focus();
  };

  const shareWithWord = (item: GearItem, shared: boolean) => {
    setPressed((now) => new Set(now).add(item.id));
    const word = shared ? `${item.name} is shared with the group.` : `${item.name} is no longer shared.`;
    const told = toast.show({ text: word });
    share(item, shared).catch((error) => {
      toast.dismiss(told);
      fail(error, `Could not change ${item.name}`);
    });
  };

  const removeWithUndo = ({ name, shared }: GearItem) => {
    // No other chip is left, so the focus moves to the list.
    if (gear.length === 1) chosen.current?.focus();
    const removed = toast.show({
      text: `${name} is removed.`,
      action: {
        label: 'Undo',
        onClick: () => select([{ name, shared }]).catch((error) => fail(error, `Could not put ${name} back`)),
      },
    });
    remove(name).catch((error) => {
      toast.dismiss(removed);
      fail(error, `Could not remove ${name}`);
    });
  };

  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
      <Card as="section" aria-labelledby="add-gear">
        <CardHeader title="Add gear" titleId="add-gear" />
        <CardBody>
          <GearForm has={has} select={select} />
        </CardBody>
      </Card>
      <ListSection id="chosen-gear" title="Chosen gear" count={gear.length}>
        <div ref={chosen} tabIndex={-1}>
          {gear.length > 0 ? (
            <GearChips
              gear={gear}
              most={most}
              isNew={isNew}
              onShare={shareWithWord}
              onRemove={removeWithUndo}
            />
          ) : (
            <StarterGear names={starter} select={fill} />
          )}
        </div>
      </ListSection>
    </div>
  );
}

/**
 * The gear of the server's last response, without the items being removed, and with the flags
 * being changed.
 */
function useGear(initial: GearItem[]) {
  const router = useRouter();
  const [list, setList] = useState(initial);
  const [leaving, setLeaving] = useState<string[]>([]);
  const [flags, setFlags] = useState(new Map<string, boolean>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  // Each response is the whole list, and an older response must not replace a newer one.
  const send = (call: () => Promise<GearList>): Promise<void> => {
    const sent = last.current.then(async () => {
      const { gear } = await call();
      setList(gear);
      // Back to this page must also show the new list.
      router.refresh();
    });
    last.current = sent.catch(() => {});
    return sent;
  };

  const select = (selectedGear: NewGear[]) => send(() => api.post('/api/gear', { selectedGear }));

  const remove = async (name: string) => {
    setLeaving((names) => [...names, name]);
    try {
      await send(() => api.post('/api/gear/remove', { gearName: name }));
    } finally {
      setLeaving((names) => names.filter((other) => other !== name));
    }
  };

  const share = async ({ id }: GearItem, shared: boolean) => {
    setFlags((now) => new Map(now).set(id, shared));
    try {
      await send(() => api.put(`/api/gear/${id}`, { shared }));
    } finally {
      // A later press of the button may have set another flag.
      setFlags((now) => new Map([...now].filter(([item, flag]) => item !== id || flag !== shared)));
    }
  };

  const gear = list
    .filter(({ name }) => !leaving.includes(name))
    .map((item) => ({ ...item, shared: flags.get(item.id) ?? item.shared }));
  const has = (name: string) => gear.some((item) => sameName(item.name, name));
  return { gear, has, select, share, remove };
}
