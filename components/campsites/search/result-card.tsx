import type { MouseEventHandler, ReactNode } from 'react';
import { PendingStatus } from '@/components/ui/link-progress';
import type { CardFacts } from '@/lib/campsites/search/card-facts';
import { coverPath } from '@/lib/cover-art/seed';

export interface ResultCardProps {
  href: string;
  look: string;
  name: string;
  /** The distance in words, such as "23.4 km"; null when unknown. */
  distance: string | null;
  address: string | null;
  cover: string;
  /** True for the first cards, whose pictures load at once. */
  eager?: boolean;
  active?: boolean;
  onActivate?: (active: boolean) => void;
  opening?: boolean;
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
  facts: CardFacts;
  /** Words about where the facts come from, and whose site it is. */
  source: ReactNode;
  /**
   * List items, for example the needs to ask the campsite about, or whether the site suits the
   * viewer's household.
   */
  children?: ReactNode;
}

/**
 * A search result. The whole card links to the form for a trip to the site; a smaller link opens
 * the site's page. A page has up to 200 cards. So the parts of a card have no classes (see
 * result-card.css), and its links are plain links whose clicks the list handles.
 */
export function ResultCard({
  href,
  look,
  name,
  distance,
  address,
  cover,
  eager,
  active = false,
  onActivate,
  opening = false,
  onOpen,
  facts: { met, denied, others },
  source,
  children,
}: ResultCardProps) {
  return (
    <li
      onMouseEnter={() => onActivate?.(true)}
      onMouseLeave={() => onActivate?.(false)}
      onFocus={() => onActivate?.(true)}
      onBlur={() => onActivate?.(false)}
      className={active ? 'border-eucalypt' : undefined}
    >
      <img
        src={coverPath(cover, 'thumb')}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        // Makes the browser load the first cards' pictures before the scripts.
        fetchPriority={eager ? 'high' : undefined}
      />
      <h3>
        <a href={href} onClick={onOpen}>
          {name}
          {opening && <PendingStatus look="cover" />}
        </a>
      </h3>
      <p>{[distance ?? 'No distance given', address].filter(Boolean).join(' · ')}</p>
      <ul>
        {met.map((text) => (
          <li key={text} className="own-yes">
            {text}
          </li>
        ))}
        {denied.map((text) => (
          <li key={text} className="own-no">
            {text}
          </li>
        ))}
        {others.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {children}
      </ul>
      <small>{source}</small>
      <a href={look} onClick={onOpen}>
        See the site
      </a>
    </li>
  );
}
