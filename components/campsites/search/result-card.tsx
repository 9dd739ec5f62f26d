import type { MouseEventHandler, ReactNode } from 'react';
import { PendingStatus } from '@/components/ui/link-progress';
import type { CardFacts } from '@/lib/campsites/search/card-facts';
import { coverPath } from '@/lib/cover-art/seed';

export interface ResultCardProps {
  href: string;
  /** The site's own page. */
  look: string;
  name: string;
  /** In words, such as "23.4 km"; null when it isn't known. */
  distance: string | null;
  address: string | null;
  /** What its cover art is drawn from. */
  cover: string;
  /** Among the first, in sight at once. */
  eager?: boolean;
  /** Marked together with its pin on the map. */
  active?: boolean;
  onActivate?: (active: boolean) => void;
  /** Its page is on the way. */
  opening?: boolean;
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
  facts: CardFacts;
  /** Who says so, and whose site it is. */
  source: ReactNode;
  /** What is to be asked, or whether it suits one's household, as list items. */
  children?: ReactNode;
}

/**
 * A search result; the whole card leads to the form for a trip there, save for the link to the site's page. There are
 * up to 200 in a page: its parts have no classes of their own (see result-card.css), and its link is a plain one,
 * which the list follows.
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
        // What is seen first comes before the scripts.
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
