'use client';

import { useEffect, useState } from 'react';
import { onSignedOut } from '@/lib/api-client';
import { forgetEmail } from '../account/known-email';
import { buttonLook } from '../ui/button-look';
import { Dialog } from '../ui/dialog';

interface Props {
  /** A guest returns by the invitation's link, because a log-in wouldn't open the page. */
  guest?: boolean;
}

export function SessionEnded({ guest = false }: Props) {
  const [back, setBack] = useState<string>();
  useEffect(
    () =>
      onSignedOut(() => {
        forgetEmail();
        setBack(location.pathname + location.search);
      }),
    [],
  );
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
        // Loads the whole page, so that nothing rendered for the ended session stays in the
        // router's cache.
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
