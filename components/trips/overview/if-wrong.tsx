'use client';

import { useState } from 'react';
import { Call000 } from '@/components/layout/call-000';
import { buttonLook } from '@/components/ui/button-look';
import { copyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { directionsLinks, spotText, spotWords } from '@/lib/campsites/directions';
import type { Position } from '@/lib/geometry';
import { CardsRow } from './cards-row';
import { type HomePlan, HomePlanRow } from './home-plan-row';
import { rows, StoryRow } from './story-row';
import { StorySection } from './story-section';

interface Props {
  tripId: string;
  /** Null when the site's position is unknown. */
  site: Position | null;
  /** "Peppercorn Flat Farm Camp, Wee Jasper" */
  place: string;
  noReception: boolean;
  uhf: number | null;
  /** Undefined for a reader who can't leave a plan. */
  homePlan: HomePlan | null | undefined;
  /** True for a reader who has a card for an emergency, or can write one. */
  cards: boolean;
}

/** What people need without reception, in a hurry. It never folds. */
export function IfWrong({ tripId, site, place, noReception, uhf, homePlan, cards }: Props) {
  const [map] = site ? directionsLinks(site) : [];
  const radio = uhf !== null && `UHF channel ${uhf}`;
  return (
    <StorySection title="If something goes wrong">
      <div className="my-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5">
        <Call000 />
        {map && (
          <a
            href={map.href}
            rel="noreferrer nofollow"
            className={buttonLook({ variant: 'secondary' }, 'min-h-13')}
          >
            <Icon name="navigation" />
            Directions
          </a>
        )}
      </div>
      <ul className={`${rows} border-t border-line`}>
        {site && (
          <li>
            <Coordinates site={site} place={place} />
          </li>
        )}
        {(noReception || radio) && (
          <li>
            <StoryRow
              lead={noReception ? 'phone-off' : 'radio'}
              title={noReception ? 'No reception at camp' : radio}
              meta={[noReception && radio, '112 works on any mobile network'].filter(Boolean).join('. ')}
            />
          </li>
        )}
        {cards && (
          <li>
            <CardsRow tripId={tripId} />
          </li>
        )}
        {homePlan !== undefined && (
          <li>
            <HomePlanRow tripId={tripId} plan={homePlan} />
          </li>
        )}
      </ul>
    </StorySection>
  );
}

function Coordinates({ site, place }: { site: Position; place: string }) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="text-meta text-muted">Tell them you’re at</p>
        <p className="text-[1.1875rem] leading-snug font-semibold">{spotWords(site)}</p>
        <p className="text-meta text-muted wrap-anywhere">{place}</p>
        <p role="status" className="text-meta text-muted">
          {copied === true && 'Copied.'}
          {copied === false && 'Your browser wouldn’t copy it.'}
        </p>
      </div>
      <IconButton
        label="Copy the coordinates"
        icon={<Icon name="copy" />}
        variant="secondary"
        onClick={async () => setCopied(await copyText(spotText(site)))}
      />
    </div>
  );
}
