'use client';

import { useEffect } from 'react';
import { forgetDrafts } from '../ui/drafts';
import { forgetEmail } from './known-email';

/** On the page after the log-out: nothing that was typed here stays in the browser. */
export function ClearDrafts() {
  useEffect(() => {
    forgetDrafts();
    forgetEmail();
  }, []);
  return null;
}
