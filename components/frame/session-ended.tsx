'use client';

import { useEffect, useState } from 'react';
import { onSignedOut } from '@/lib/api-client';
import { buttonLook } from '../ui/button-look';
import { Dialog } from '../ui/dialog';

interface Props {
  /** It is the page of a guest, who has no log-in to come back by. */
  guest?: boolean;
}

/** Says over an open page that its session has ended, and leads back to it through the log-in. */
export function SessionEnded({ guest = false }: Props) {
  const [back, setBack] = useState<string>();
  useEffect(() => onSignedOut(() => setBack(location.pathname + location.search)), []);
  const shown = { open: back !== undefined, onClose: () => setBack(undefined) };
  if (guest)
    return (
      <Dialog
        {...shown}
        title="This trip is no longer open here"
        description="Open it again by the link of your invitation. What you typed is kept in this tab."
      />
    );
  return (
    <Dialog
      {...shown}
      title="You’ve been logged out"
      description="Log in and you’ll come back to this page. What you typed is kept in this tab."
      footer={
        // A whole page load: nothing rendered for the session that ended may be left in the router's cache.
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
