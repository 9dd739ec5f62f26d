'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useDraft } from '@/components/ui/drafts';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { Observation } from '@/lib/campsites/observations/schema';
import type { ObservationFormProps } from './observation-form';

const ObservationForm = latePart<ObservationFormProps>(() =>
  import('./observation-form').then((part) => part.ObservationForm),
);

interface Props {
  siteId: string;
  /** True when others can see the site. */
  shared: boolean;
  /** null when there are no earlier answers. */
  own: Observation | null;
}

/** The viewer can also change or withdraw what they know. */
export function AddObservation({ siteId, shared, own }: Props) {
  const [open, setOpen] = useState(false);
  usePreload(ObservationForm);
  useDraft('open: observation', () => open || undefined, setOpen);
  return (
    <>
      <button type="button" className="add-observation" onClick={() => setOpen(true)}>
        <Icon name={own ? 'pencil' : 'plus'} />
        {own ? 'Change what you said' : 'Been here? Tell us'}
      </button>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title="What do you know?"
          description={
            shared
              ? 'Other campers see what most people said and when, without names.'
              : 'While the campsite is private, only you see your answers.'
          }
        >
          <ObservationForm siteId={siteId} shared={shared} own={own} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
