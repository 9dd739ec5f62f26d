'use client';

import { useState } from 'react';
import type { InvitedTrip } from '../invited-trip';
import { SharePanel } from '../share-link/share-panel';
import { InviteForm } from './invite-form';
import { ShowNames } from './show-names';

interface Props {
  trip: InvitedTrip;
  ownEmail: string;
  onDone: () => void;
}

export function InviteSheet({ trip, ownEmail, onDone }: Props) {
  const [chosen, setChosen] = useState(0);
  return (
    <div className="grid gap-6 lg:grid-cols-[5fr_7fr] lg:gap-8">
      <section aria-labelledby="share-link" className="min-w-0">
        <h3 id="share-link" className="text-lg">
          Share a link
        </h3>
        <p className="mb-3 text-muted">For the group chat. Nobody needs an account.</p>
        <SharePanel trip={trip} main={chosen === 0} />
        <ShowNames tripId={trip.id} shown={trip.showsNames} />
      </section>
      <section
        aria-labelledby="by-email"
        className="min-w-0 border-line max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-8"
      >
        <h3 id="by-email" className="text-lg">
          By email
        </h3>
        <p className="mb-3 text-muted">Each person gets their own link.</p>
        <InviteForm trip={trip} ownEmail={ownEmail} onChosen={setChosen} onDone={onDone} />
      </section>
    </div>
  );
}
