import { redirect } from 'next/navigation';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { findNextTrip } from '@/lib/trips/list-trips';

/** A shortcut of the installed app opens this page. */
export default async function NextTripPage() {
  const next = await findNextTrip(await requireViewer());
  redirect(next ? `/trip/${next}` : '/');
}
