import { type FormEvent, useState } from 'react';
import { invitationPath } from '@/lib/trips/invitations/invitation-path';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Card, CardBody } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { TextField } from '../../ui/text-field';

export function WaysIn() {
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
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <Card as="section" aria-labelledby="find-campsite">
        <CardBody className="space-y-3">
          <h3 id="find-campsite" className="text-lg">
            Find a campsite
          </h3>
          <p className="text-muted">Look around near home first. You can plan a trip from any campsite.</p>
          <ButtonLink href="/createtrip" variant="secondary" icon={<Icon name="search" />}>
            Find a campsite
          </ButtonLink>
        </CardBody>
      </Card>
      <Card as="section" aria-labelledby="open-invitation">
        <CardBody className="space-y-3">
          <h3 id="open-invitation" className="text-lg">
            Open an invitation
          </h3>
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
        </CardBody>
      </Card>
    </div>
  );
}
