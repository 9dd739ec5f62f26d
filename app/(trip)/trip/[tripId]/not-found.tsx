import { MissingPage } from '@/components/layout/missing-page';

export default function TripNotFound() {
  return <MissingPage what="trip" signedIn />;
}
