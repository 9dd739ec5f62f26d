'use client';

import { useEffect, useState } from 'react';
import { onSignedOut } from '@/lib/api-client';
import { buttonLook } from '../ui/button-look';
import { Dialog } from '../ui/dialog';

interface Props {
  /** True on a guest's page, because a guest has no log-in to come back through. */
  guest?: boolean;
}

/**
 * Shows over an open page that its session has ended, with a link through the log-in back to the
 * page.
 */
export function SessionEnded({ guest = false }: Props) {
  const [back, setBack] = useState<string>();
  useEffect(() => onSignedOut(() => setBack(location.pathname + location.search)), []);
  const shown = { open: back !== undefined, onClose: () => setBack(undefined) };
  if (guest)
    return (
      <Dialog
        {...shown}
        title="This trip is no longer open here"
        description="Open it again with the link in your invitation. What you typed is kept in this tab."
      />
    );
  return (
    <Dialog
      {...shown}
      title="You’ve been logged out"
      description="Log in and you’ll come back to this page. What you typed is kept in this tab."
      footer={
        // Loads the whole page, so that the router's cache keeps nothing rendered for the ended
        // session.
        <a
          href={`/login?callbackUrl=${encodeURIComponent(back ?? '/')}`}
          className={buttonLook({})}
          data-autofocus=""
        >
          Log in and come back
        </a>
      }
    />
  );
}
