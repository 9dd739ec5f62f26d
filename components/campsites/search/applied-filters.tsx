import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { isPlainClick } from '@/components/ui/plain-click';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import type { AppliedFilter } from './filter-options';
import { FILTER_SHEET } from './ids';

interface Props {
  values: SearchValues;
  filters: AppliedFilter[];
  opener: Ref<HTMLButtonElement>;
  onTakeOff: (filter: AppliedFilter) => void;
}

/** A phone's row of the button to all filters and of those that apply, each to be taken off by a tap. */
export function AppliedFilters({ values, filters, opener, onTakeOff }: Props) {
  return (
    <div className="applied-filters">
      <button ref={opener} type="button" popoverTarget={FILTER_SHEET}>
        <Icon name="sliders-horizontal" />
        Filters
        {filters.length > 0 && (
          <span>
            {filters.length}
            <span className="sr-only"> applied</span>
          </span>
        )}
      </button>
      {filters.map((filter) => (
        <a
          key={filter.key}
          href={searchHref(filter.without(values))}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onTakeOff(filter);
          }}
        >
          <span className="sr-only">Take off the filter </span>
          <span className="max-w-64 truncate">{filter.label}</span>
          <Icon name="x" />
        </a>
      ))}
    </div>
  );
}
