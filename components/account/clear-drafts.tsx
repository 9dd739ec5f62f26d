'use client';

import { useEffect } from 'react';
import { forgetDrafts } from '../ui/drafts';
import { forgetEmail } from './known-email';
import { unsubscribeHere } from './this-device';

/**
 * After a log-out, deletes from this browser the typed text and the saved email address, and ends
 * the browser's push subscription.
 */
export function ClearDrafts() {
  useEffect(() => {
    forgetDrafts();
    forgetEmail();
    void unsubscribeHere();
  }, []);
  return null;
}
