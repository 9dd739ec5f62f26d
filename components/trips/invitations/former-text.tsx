import { listText } from '@/lib/text';
import type { FormerInvitee } from '@/lib/trips/copy/schema';

/**
 * Says that the list has the people of the former trip. Names the people whose address the reader
 * may not see, because they are missing from the list.
 */
export function FormerText({ people }: { people: FormerInvitee[] }) {
  const names = people.flatMap(({ name, email }) => (name && !email ? [name] : []));
  const listed = people.length > names.length;
  return (
    <p className="text-muted">
      {listed && 'Everyone from last time is in the list. Nothing is sent until you say so.'}
      {listed && names.length > 0 && ' '}
      {names.length > 0 &&
        `To ask ${listText(names)} again, type their email ${names.length === 1 ? 'address' : 'addresses'}.`}
    </p>
  );
}
