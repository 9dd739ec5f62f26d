import { PendingLink } from '@/components/ui/pending-link';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import { type Order, orders } from '@/lib/campsites/search-choices';

const labels: Record<Order, string> = { near: 'Nearest', fit: 'Fits best' };

/**
 * Links to the results in each possible order. The page's URL stores the current order. The line
 * also says from where the distances on all cards are measured.
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
