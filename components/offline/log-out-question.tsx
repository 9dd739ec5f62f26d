'use client';

import { useEffect, useRef, useState } from 'react';
import type { KeptChange } from '@/lib/offline/changes';
import { countText } from '@/lib/text';
import { ConfirmDialog } from '../ui/confirm-dialog';

interface Props {
  /** Resolves to the changes that could not be sent. */
  send: () => Promise<readonly KeptChange[]>;
  onDone: () => void;
}

const logOut = () => location.assign('/logout');

export function LogOutQuestion({ send, onDone }: Props) {
  const [left, setLeft] = useState<number>();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void send().then((changes) => {
      const count = changes.filter(({ refused }) => !refused).length;
      if (count === 0) logOut();
      else setLeft(count);
    });
  }, [send]);

  if (left === undefined) return null;
  return (
    <ConfirmDialog
      open
      question={`${countText(left, 'change')} ${left === 1 ? 'hasn’t' : 'haven’t'} been sent. Log out and lose ${left === 1 ? 'it' : 'them'}?`}
      confirmLabel="Log out"
      cancelLabel="Stay"
      onConfirm={logOut}
      onCancel={onDone}
    />
  );
}
