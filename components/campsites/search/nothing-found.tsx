import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { SearchValues } from '@/lib/campsites/search/search-href';
import { focusResults } from './ids';
import { nextStep } from './next-step';

/** Shown instead of an empty list. Offers one change to try next. */
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
