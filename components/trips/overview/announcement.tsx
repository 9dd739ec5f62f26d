import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import { PendingLink } from '@/components/ui/pending-link';

interface Props {
  tripId: string;
  author: string;
  text: string;
  at: string;
}

/** The newest announcement, until the reader opens the notices. */
export const Announcement = ({ tripId, author, text, at }: Props) => (
  <PendingLink href={`/trip/${tripId}/notices`} className="flex min-h-11 gap-3 text-body hover:underline">
    <Icon name="megaphone" className="mt-px size-5.5 text-muted" />
    <span className="min-w-0 flex-1 wrap-anywhere">
      <span className="line-clamp-4">
        <b className="font-semibold">{author}:</b> {text}
      </span>
      <span className="block text-meta text-muted first-letter:uppercase">
        <LocalTime at={at} dayOnly />
      </span>
    </span>
  </PendingLink>
);
