'use client';

import { useEffect } from 'react';
import { forgetDrafts } from '../ui/drafts';
import { forgetEmail } from './known-email';
import { unsubscribeHere } from './this-device';

/**
 * Cleans up this browser on the page after the log-out: deletes typed text and the kept address,
 * and ends the push subscription.
 */
export function ClearDrafts() {
  useEffect(() => {
    forgetDrafts();
    forgetEmail();
    void unsubscribeHere();
  }, []);
  return null;
}
