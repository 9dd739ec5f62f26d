import { EXPENSE, type KeptChange } from '@/lib/offline/changes';

/** The page that corrects a refused change; null when it can be sent again as it is. */
export function mendingPage({ kind, trip, method, refused }: KeptChange) {
  if (kind === 'Your answer') return { label: 'Answer again', href: `/trip/${trip}/attendance` };
  if (kind !== EXPENSE) return null;
  const words = method === 'PUT' && refused?.status === 409 ? 'Compare both' : 'Edit';
  return { label: `${words} in Costs`, href: `/trip/${trip}/costs` };
}
