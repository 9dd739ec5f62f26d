import type { MouseEventHandler } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon, type IconName } from '@/components/ui/icon';
import { PendingStatus } from '@/components/ui/link-progress';
import type { FitLine } from '@/lib/campsites/search/fit-line';
import { coverPath } from '@/lib/cover-art/seed';

export interface ResultCardProps {
  href: string;
  look: string;
  name: string;
  /** Such as "57 km away"; null when unknown. */
  distance: string | null;
  locality?: string | undefined;
  cover: string;
  /** True for the first cards, whose pictures load at once. */
  eager?: boolean;
  active?: boolean;
  onActivate?: (active: boolean) => void;
  opening?: boolean;
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
  /** True when the card chooses another site for a trip. */
  forTrip: boolean;
  fit: FitLine | null;
  facts: readonly string[];
  badge: { icon: IconName; text: string };
}

/**
 * A search result. The whole card links to the form for a trip to the site; a smaller link opens
 * the site's page. So that a page of them stays small, the parts of a card have no classes (see
 * result-card.css), and its links are plain links whose clicks the list handles.
 */
export function ResultCard({
  href,
  look,
  name,
  distance,
  locality,
  cover,
  eager,
  active = false,
  onActivate,
  opening = false,
  onOpen,
  forTrip,
  fit,
  facts,
  badge,
}: ResultCardProps) {
  return (
    <li
      onMouseEnter={() => onActivate?.(true)}
      onMouseLeave={() => onActivate?.(false)}
      onFocus={() => onActivate?.(true)}
      onBlur={() => onActivate?.(false)}
      className={classNames(active && 'border-eucalypt', !fit && facts.length === 0 && 'bare') || undefined}
    >
      <img
        src={coverPath(cover, 'thumb')}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        // Makes the browser load the first cards' pictures before the scripts.
        fetchPriority={eager ? 'high' : undefined}
      />
      <h3>
        <a href={href} aria-label={`${forTrip ? 'Choose' : 'Plan a trip at'} ${name}`} onClick={onOpen}>
          {name}
          {opening && <PendingStatus look="cover" />}
        </a>
      </h3>
      <a href={look} aria-label={`Details of ${name}`} onClick={onOpen}>
        Details
      </a>
      <p>{[distance ?? 'No distance given', locality].filter(Boolean).join(' · ')}</p>
      {fit && (
        <p className={`fit-${fit.look}`}>
          <b>{fit.lead}</b> {fit.rest}
        </p>
      )}
      {facts.length > 0 && (
        <ul>
          {facts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <small>
        <Icon name={badge.icon} />
        {badge.text}
      </small>
    </li>
  );
}
