import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { requireAccount } from '../server/auth/page-viewer';
import type { PageAccount } from '../server/auth/viewer';
import { findDesk } from './desk';

interface DeskPage {
  account: PageAccount;
  open: boolean;
  decides: boolean;
}

/** Shows the "not found" page to people who aren't operators. */
export const pageDesk = cache(async (): Promise<DeskPage> => {
  const account = await requireAccount();
  const desk = await findDesk(account);
  if (!desk) notFound();
  return { account, ...desk };
});
