'use client';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToggle } from '@/components/ui/use-toggle';
import { siteHost } from '@/lib/text';
import type { AlbumFormProps } from './album-form';

const AlbumForm = latePart<AlbumFormProps>(() => import('./album-form').then((part) => part.AlbumForm));

interface Props {
  tripId: string;
  url: string | null;
}

/** The group's own album, elsewhere. The page loads nothing of it. */
export function AlbumRow({ tripId, url }: Props) {
  const { open, setOpen, opener } = useToggle('The album');
  usePreload(AlbumForm);
  if (open) return <AlbumForm tripId={tripId} url={url} onDone={() => setOpen(false)} />;
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3">
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="flex min-h-13 min-w-36 flex-1 items-center gap-3.5 py-2"
        >
          <Icon name="globe" className="size-5.5 large-text:hidden" />
          <span className="min-w-0 flex-1">
            <span className="block text-row font-medium">Open the album</span>
            <span className="block text-meta text-muted wrap-anywhere">{siteHost(url)}, in a new tab</span>
          </span>
        </a>
      )}
      <Button
        ref={opener}
        variant="quiet"
        className={classNames('noscript:hidden', !url && '-ml-4')}
        icon={!url && <Icon name="plus" />}
        onClick={() => setOpen(true)}
      >
        {url ? 'Change' : 'Add a link to the album'}
        {url && <span className="sr-only"> the album’s link</span>}
      </Button>
    </div>
  );
}
