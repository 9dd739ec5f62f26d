'use client';

import { useEffect } from 'react';
import { forgetDrafts } from '../ui/drafts';
import { forgetEmail } from './known-email';
import { unsubscribeHere } from './this-device';

/**
 * Runs on the page after the log-out: deletes typed text and the address from this browser and ends
 * its push subscription.
 */
export function ClearDrafts() {
  useEffect(() => {
    forgetDrafts();
    forgetEmail();
    void unsubscribeHere();
  }, []);
  return null;
}
