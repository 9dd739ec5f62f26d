import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { type SearchValues, searchHref, sourceNames } from '@/lib/campsites/search/search-href';
import { radii } from '@/lib/campsites/search-choices';
import { focusResults } from './ids';

export function NothingFound({ values }: { values: SearchValues }) {
  const step = nextStep(values);
  const noSource = values.sources.length === 0;
  return (
    <EmptyState
      level={3}
      icon={<Icon name="tent-tree" />}
      title={noSource ? 'No results chosen' : `Nothing within ${values.radius} km`}
      action={
        step && (
          <ButtonLink href={step.href} replace scroll={false} onClick={focusResults}>
            {step.label}
          </ButtonLink>
        )
      }
    >
      {noSource
        ? 'Tick at least one kind of result above.'
        : step
          ? `Nothing near ${values.at ? 'here' : 'this postcode'} matches your search.`
          : values.at
            ? 'We don’t know of any campsites this close. Try another place.'
            : 'We don’t know of any campsites this close to your postcode. Try another one.'}
    </EmptyState>
  );
}

/**
 * Returns a change to try when a search has no results; null when only another postcode can help.
 */
function nextStep(values: SearchValues): { label: string; href: string } | null {
  const step = (label: string, change: Partial<SearchValues>) => ({
    label,
    href: searchHref({ ...values, ...change }),
  });
  if (values.sources.length === 0) return step('Show all results', { sources: sourceNames });
  const wider = radii.find((km) => km > Number(values.radius));
  if (wider) return step(`Search ${wider} km`, { radius: String(wider) });
  if (values.wants.length > 0) return step('Clear what you need', { wants: [] });
  if (values.q) return step('Clear the text', { q: '' });
  if (!values.sources.includes('user')) return step('Show user results too', { sources: sourceNames });
  return null;
}
