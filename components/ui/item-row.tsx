'use client';

import type { ReactNode } from 'react';
import { CardRow } from './card';
import { DeleteItem, type DeleteItemProps } from './delete-item';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { useToggle } from './use-toggle';

interface Props {
  name: string;
  start: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  below?: ReactNode;
  form: (close: () => void) => ReactNode;
  /** How to delete the item; undefined for an item that can't be deleted. */
  deletion?: Omit<DeleteItemProps, 'name'>;
}

/** An item in a list. While it is edited, its form replaces the row. */
export function ItemRow({ name, start, title, detail, below, form, deletion }: Props) {
  const { open, setOpen, opener } = useToggle(name);
  if (open) return <li className="p-5">{form(() => setOpen(false))}</li>;
  return (
    <CardRow
      start={start}
      title={title}
      detail={detail}
      below={below}
      tools={
        <>
          <IconButton
            ref={opener}
            label={`Edit ${name}`}
            icon={<Icon name="pencil" />}
            onClick={() => setOpen(true)}
          />
          {deletion && <DeleteItem name={name} {...deletion} />}
        </>
      }
    />
  );
}
