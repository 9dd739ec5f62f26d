import { MissingPage } from '@/components/layout/missing-page';

export default function CampsiteNotFound() {
  return <MissingPage what="campsite" signedIn />;
}
