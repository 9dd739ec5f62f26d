import { MissingPage } from '@/components/layout/missing-page';
import { pageAccount } from '@/lib/server/auth/page-viewer';

export default async function ShareLinkNotFound() {
  return <MissingPage what="share-link" signedIn={(await pageAccount()) !== null} />;
}
