'use client';

import { Icon } from '@/components/ui/icon';
import { useSaved } from './use-saved';

/** Keeps a campsite for later, and lets go of it again. */
export function SaveSite({ siteId, saved: given }: { siteId: string; saved: boolean }) {
  const { saved, toggle } = useSaved(siteId, given);
  return (
    <button type="button" className="site-action" onClick={toggle}>
      <Icon name="bookmark" className={saved ? 'fill-current text-eucalypt' : undefined} />
      <span role="status">
        {saved ? 'Saved' : 'Save'}
        <span className="sr-only">{saved ? ', take it out of your campsites' : ' to your campsites'}</span>
      </span>
    </button>
  );
}
