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
  deletion?: Omit<DeleteItemProps, 'name'>;
  /** An item without a Delete button then leaves space for it, so that the Edit buttons line up. */
  amongDeletable?: boolean;
}

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
  if (open) return <li className="py-5">{form(() => setOpen(false))}</li>;
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
