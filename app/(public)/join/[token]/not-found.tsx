import { AppHeader } from '@/components/layout/app-header';
import { MissingPage } from '@/components/layout/missing-page';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { hasProfile } from '@/lib/server/auth/viewer';

export default async function ShareLinkNotFound() {
  const account = await pageAccount();
  return (
    <>
      <AppHeader {...(account && hasProfile(account) && { name: account.name, unread: account.unread })} />
      <MissingPage what="share-link" signedIn={account !== null} />
    </>
  );
}
