'use client';

import { type ReactNode, type RefObject, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { latePart } from '@/components/ui/late-part';
import { Menu } from '@/components/ui/menu';
import { ToolRow } from '@/components/ui/tool-row';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { useToggle } from '@/components/ui/use-toggle';
import { api } from '@/lib/api-client';
import type { Notice } from '@/lib/trips/notices/schema';
import type { Names } from '@/lib/trips/notices/text-parts';
import type { EditNoticeProps } from './edit-notice';
import { NoticeText } from './notice-text';

export const LateEditNotice = latePart<EditNoticeProps>(() =>
  import('./edit-notice').then((module) => module.EditNotice),
);

/** What is the same for all notices of a page. */
export interface Board {
  path: string;
  names: Names;
  /** The given name, or the full name when two writers share it. */
  nameOf: (author: string) => string;
  /** The reader's own household; null when there is none. */
  own: string | null;
  /** True when the reader is the organiser or a co-organiser. */
  runs: boolean;
}

/** A notice's text, or the form that changes it, and the menu with what the reader may do to it. */
export function useNotice(
  { id, author, text, own: mine }: Notice,
  { path, names, nameOf, own, runs }: Board,
  row: RefObject<HTMLElement | null>,
): { body: ReactNode; tools: ReactNode } {
  const { open: editing, setOpen: setEditing, opener } = useToggle(`notice ${id}`);
  const [menu, setMenu] = useState(false);
  const at = `${path}/${id}`;
  const { ask, dialog } = useConfirmed(async () => {
    await api.delete(at).catch(ignoreGone);
    if (row.current) focusNeighbour(row.current);
  });
  const wrote = `what ${mine ? 'you' : nameOf(author)} wrote`;
  const choose = (act: () => void) => () => {
    setMenu(false);
    act();
  };
  const body = editing ? (
    <LateEditNotice path={at} text={text} onDone={() => setEditing(false)} />
  ) : (
    <NoticeText text={text} names={names} own={own} />
  );
  const tools = (mine || runs) && !editing && (
    <>
      <IconButton
        ref={opener}
        label={`Change ${wrote}`}
        icon={<Icon name="ellipsis" />}
        aria-haspopup="menu"
        aria-expanded={menu}
        onClick={() => setMenu(true)}
        className="-my-2 -mr-2.5 ml-auto text-muted"
      />
      <Dialog open={menu} onClose={() => setMenu(false)} sheet title={`Change ${wrote}`}>
        <Menu label={`Change ${wrote}`} className="-mx-5 sm:-mx-6">
          {mine && (
            <ToolRow role="menuitem" icon={<Icon name="pencil" />} onClick={choose(() => setEditing(true))}>
              Edit
            </ToolRow>
          )}
          <ToolRow role="menuitem" tone="danger" icon={<Icon name="trash-2" />} onClick={choose(ask)}>
            Delete
          </ToolRow>
        </Menu>
      </Dialog>
      <ConfirmDialog
        {...dialog}
        question={`Delete ${wrote}?`}
        detail="It’s removed from everybody’s page and bell. Emails already sent stay in people’s inboxes."
        confirmLabel="Delete"
      />
    </>
  );
  return { body, tools };
}
