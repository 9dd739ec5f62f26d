import { MissingPage } from '@/components/layout/missing-page';
import { pageAccount } from '@/lib/server/auth/page-viewer';

export default async function InvitationNotFound() {
  return <MissingPage what="invitation" signedIn={(await pageAccount()) !== null} />;
}
