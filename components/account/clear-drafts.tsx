'use client';

import { useEffect } from 'react';
import { forgetDrafts } from '../ui/drafts';
import { forgetEmail } from './known-email';
import { unsubscribeHere } from './this-device';

/** On the page after the log-out: nothing that was typed here stays in the browser, and no push reaches it. */
export function ClearDrafts() {
  useEffect(() => {
    forgetDrafts();
    forgetEmail();
    void unsubscribeHere();
  }, []);
  return null;
}
