import { MissingPage } from '@/components/layout/missing-page';

export default function InvitationNotFound() {
  return <MissingPage what="invitation" />;
}
