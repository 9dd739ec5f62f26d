import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';

interface Props {
  tripId: string;
  announcement: { author: string; text: string };
}

export const NewestAnnouncement = ({ tripId, announcement: { author, text } }: Props) => (
  <PendingLink
    href={`/trip/${tripId}/notices`}
    pendingText="Loading trip..."
    className="card announcement-line"
  >
    <Icon name="megaphone" />
    <span>
      {author}: {text}
    </span>
  </PendingLink>
);
