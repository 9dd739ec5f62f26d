import { redirect } from 'next/navigation';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { findNextTrip } from '@/lib/trips/find-next-trip';

/** What a shortcut of the installed app opens: it always leads on. */
export default async function NextTripPage() {
  const next = await findNextTrip(await requireViewer());
  redirect(next ? `/trip/${next}` : '/');
}
