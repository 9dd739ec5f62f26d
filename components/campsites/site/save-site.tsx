'use client';

import { Icon } from '@/components/ui/icon';
import { useSaved } from './use-saved';

/** Saves a campsite for later, or removes it from the saved campsites. */
export function SaveSite({ siteId, saved: given }: { siteId: string; saved: boolean }) {
  const { saved, pressed, toggle } = useSaved(siteId, given);
  return (
    <>
      <button type="button" className="site-action" onClick={toggle}>
        <Icon name="bookmark" className={saved ? 'fill-current text-eucalypt' : undefined} />
        <span>
          {saved ? 'Saved' : 'Save'}
          <span className="sr-only">{saved ? ' in your campsites: take it out' : ' to your campsites'}</span>
        </span>
      </button>
      {/* This status stays outside the button, because in the button it would replace the
          accessible name. */}
      <span role="status" className="sr-only">
        {pressed && (saved ? 'In your campsites.' : 'No longer in your campsites.')}
      </span>
    </>
  );
}
