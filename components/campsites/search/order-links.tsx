import { PendingLink } from '@/components/ui/pending-link';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import { type Order, orders } from '@/lib/campsites/search-choices';
import { asTheCrowFlies } from '@/lib/geometry';

const labels: Record<Order, string> = { near: `Nearest ${asTheCrowFlies}`, fit: 'Fits best' };

/**
 * Links to each order of the results; the current one is in the page's address. Says for all cards
 * from where their distances count.
 */
export function OrderLinks({ values }: { values: SearchValues }) {
  return (
    <nav aria-label="Order of the results" className="order-links">
      {orders.map((order) => (
        <PendingLink
          key={order}
          href={searchHref({ ...values, order })}
          aria-current={order === values.order ? 'true' : undefined}
          pendingPosition="after"
          replace
          scroll={false}
        >
          {labels[order]}
        </PendingLink>
      ))}
    </nav>
  );
}
