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
  cutsTitle?: boolean;
  detail?: ReactNode;
  below?: ReactNode;
  form: (close: () => void) => ReactNode;
  /** How to delete the item; undefined for an item that can't be deleted. */
  deletion?: Omit<DeleteItemProps, 'name'>;
  /**
   * True in a list with items that can be deleted. An item that can only be edited then leaves
   * space for the Delete button, so that the Edit buttons of all items line up.
   */
  amongDeletable?: boolean;
}

/** An item in a list. While it is edited, its form replaces the row. */
export function ItemRow({
  name,
  start,
  title,
  cutsTitle,
  detail,
  below,
  form,
  deletion,
  amongDeletable,
}: Props) {
  const { open, setOpen, opener } = useToggle(name);
  if (open) return <li className="p-5">{form(() => setOpen(false))}</li>;
  return (
    <CardRow
      start={start}
      title={title}
      cutsTitle={cutsTitle}
      detail={detail}
      below={below}
      tools={
        <>
          <IconButton
            ref={opener}
            label={`Edit ${name}`}
            icon={<Icon name="pencil" />}
            className={!deletion && amongDeletable ? 'mr-11' : undefined}
            onClick={() => setOpen(true)}
          />
          {deletion && <DeleteItem name={name} {...deletion} />}
        </>
      }
    />
  );
}
