import { ButtonLink } from '@/components/ui/button-link';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import { firstCards } from '@/lib/campsites/search-choices';

export function ShowMoreCards({ values, left }: { values: SearchValues; left: number }) {
  if (left <= 0) return null;
  return (
    <p className="mt-3">
      <ButtonLink
        href={searchHref({ ...values, shown: values.shown + firstCards })}
        variant="secondary"
        replace
        scroll={false}
      >
        Show {Math.min(left, firstCards)} more
      </ButtonLink>
    </p>
  );
}
