import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Cover } from '@/components/ui/cover';
import { Link } from '@/components/ui/link';
import { LinkProgress } from '@/components/ui/link-progress';

export interface ResultCardProps {
  id?: string;
  href: string;
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
  /** What is known of it, as list items. */
  children: ReactNode;
}

/** A search result; the whole card leads to the form for a trip there. */
export function ResultCard({
  id,
  href,
  name,
  distance,
  address,
  cover,
  eager,
  active = false,
  onActivate,
  children,
}: ResultCardProps) {
  return (
    <Card
      as="li"
      id={id}
      onMouseEnter={() => onActivate?.(true)}
      onMouseLeave={() => onActivate?.(false)}
      onFocus={() => onActivate?.(true)}
      onBlur={() => onActivate?.(false)}
      className={classNames(
        'flex gap-3.5 p-3.5 transition-colors large-text:flex-col sm:gap-4 sm:p-4',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-eucalypt',
        active ? 'border-eucalypt' : 'hover:border-control',
      )}
    >
      <Cover
        seed={cover}
        size="thumb"
        eager={eager}
        className="size-16 shrink-0 self-start rounded-inner sm:size-20"
      />
      <div className="min-w-0 flex-1">
        {/* The distance stands beside the name where there is room, else before the address. */}
        <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-2.5 gap-y-0.5 text-sm sm:grid-cols-[1fr_auto]">
          <h3 className="col-span-2 min-w-0 text-lg wrap-anywhere sm:col-span-1">
            {/* Its ::after is the card: one link with a short name, which takes the tap everywhere. */}
            <Link href={href} className="inline-block min-h-6 outline-none after:absolute after:inset-0">
              {name}
              <LinkProgress look="cover" />
            </Link>
          </h3>
          <p className="font-medium whitespace-nowrap tabular-nums">{distance ?? 'Distance unknown'}</p>
          {address && <p className="min-w-0 text-muted wrap-anywhere sm:col-span-2">{address}</p>}
        </div>
        <ul className="mt-2.5 flex flex-wrap gap-x-2 gap-y-1.5">{children}</ul>
      </div>
    </Card>
  );
}
