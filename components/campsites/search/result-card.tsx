import type { MouseEventHandler, ReactNode } from 'react';
import { PendingStatus } from '@/components/ui/link-progress';
import { coverPath } from '@/lib/cover-art/seed';

export interface ResultCardProps {
  href: string;
  /** The site's own page, to look at it first; not every suggestion has one. */
  look?: string | null;
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
  /** What is known of it, as list items. */
  children: ReactNode;
}

/**
 * A search result; the whole card leads to the form for a trip there, save for a link to look at it first. There are
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
      <p>{distance ?? 'Distance unknown'}</p>
      {address && <p>{address}</p>}
      <ul>{children}</ul>
      {look && (
        <a href={look} onClick={onOpen}>
          Look first
        </a>
      )}
    </li>
  );
}
