import { redirect } from 'next/navigation';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { findNextTrip } from '@/lib/trips/find-next-trip';

/** Redirects a shortcut of the installed app to the next trip, or to home without one. */
export default async function NextTripPage() {
  const next = await findNextTrip(await requireViewer());
  redirect(next ? `/trip/${next}` : '/');
}
