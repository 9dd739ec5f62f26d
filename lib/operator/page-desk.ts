import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { requireAccount } from '../server/auth/page-viewer';
import type { PageAccount } from '../server/auth/viewer';
import { findDesk } from './desk';

interface DeskPage {
  account: PageAccount;
  open: boolean;
}

/**
 * Returns the desk of the page's viewer, looked up once per request. Answers "not found" to anybody
 * who isn't an operator.
 */
export const pageDesk = cache(async (): Promise<DeskPage> => {
  const account = await requireAccount();
  const desk = await findDesk(account);
  if (!desk) notFound();
  return { account, open: desk === 'open' };
});
