import { type FormEvent, useState } from 'react';
import { defaultRadius } from '@/lib/campsites/search-choices';
import { countText } from '@/lib/text';
import type { FirstVisit } from '@/lib/trips/first-visit';
import { invitationPath } from '@/lib/trips/invitations/invitation-path';
import { Button } from '../../ui/button';
import { FoldRow } from '../../ui/fold-row';
import { Icon, type IconName } from '../../ui/icon';
import { PendingLink } from '../../ui/pending-link';
import { TextField } from '../../ui/text-field';

interface Props {
  first: FirstVisit | null;
}

export function WaysIn({ first }: Props) {
  const [error, setError] = useState<string>();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('invitation') as HTMLInputElement;
    const path = invitationPath(field.value, window.location.origin);
    if (path) {
      window.location.assign(path);
      return;
    }
    setError('That’s not a Campmates invitation. Paste the whole link.');
    field.focus();
  };
  return (
    <div className="ways-in">
      <Way
        href="/createtrip"
        icon="map-pin"
        title={first?.near ? 'See what’s near you' : 'Find a campsite'}
        detail={
          first?.near
            ? `${countText(first.near, 'campsite')} within ${defaultRadius} km`
            : 'You can plan a trip from any campsite'
        }
      />
      <FoldRow icon="mail-open" title="Got an invitation?" detail="Paste the link">
        <form noValidate onSubmit={open} className="space-y-3">
          <TextField
            label="Link from an email or a chat"
            name="invitation"
            type="text"
            autoComplete="off"
            error={error}
          />
          <Button type="submit" variant="secondary">
            Open
          </Button>
        </form>
      </FoldRow>
      {first && !first.crew && (
        <Way
          href="/your-crew"
          icon="users"
          title="Who comes camping with you?"
          detail="Family, dog, car: once is enough"
        />
      )}
    </div>
  );
}

interface WayProps {
  href: string;
  icon: IconName;
  title: string;
  detail: string;
}

const Way = ({ href, icon, title, detail }: WayProps) => (
  <PendingLink href={href}>
    <Icon name={icon} className="text-muted" />
    <span>
      {title}
      <span>{detail}</span>
    </span>
    <Icon name="chevron-right" className="text-muted" />
  </PendingLink>
);
