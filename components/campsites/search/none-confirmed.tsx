import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { askWord, chipOf } from '@/lib/campsites/search/need-words';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import type { Want } from '@/lib/campsites/search-choices';
import { listText } from '@/lib/text';
import { focusResults } from './ids';

/** A need, and how many sites would be confirmed if the search dropped this need. */
export interface Drop {
  need: Want;
  fit: number;
}

interface Props {
  values: SearchValues;
  needs: readonly Want[];
  drops: readonly Drop[];
}

/**
 * Shown above the sites that might suit when no site is confirmed to suit. Offers to drop some of
 * the needs.
 */
export function NoneConfirmed({ values, needs, drops }: Props) {
  const words = listText(needs.map(askWord));
  return (
    <div className="none-confirmed">
      <p>
        {needs.length > 1
          ? `Nobody has said yet that all ${needs.length} hold: ${words}. Ask the site before you book.`
          : `Nobody has said anything yet about ${words}. Ask the site before you book.`}
      </p>
      {needs.length > 1 && !values.fit && drops.length > 0 && (
        <p>
          Or drop one
          {drops.map(({ need, fit }) => (
            <PendingLink
              key={need}
              href={searchHref({ ...values, wants: values.wants.filter((want) => want !== need) })}
              pendingPosition="after"
              replace
              scroll={false}
              onClick={focusResults}
            >
              <Icon name="x" />
              <span className="sr-only">Drop </span>
              {chipOf(need)} <b>{fit} fit</b>
            </PendingLink>
          ))}
        </p>
      )}
    </div>
  );
}
