'use client';

import type { ReactNode } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { SkipTo } from '@/components/ui/skip-to';
import type { SearchValues } from '@/lib/campsites/search/search-href';
import { radii } from '@/lib/campsites/search-choices';
import { FilterBox } from './filter-box';
import { LIST } from './ids';
import { ListStop } from './list-stop';
import { NeedChips } from './need-chips';
import { PlaceBox } from './place-box';
import { useAddressView } from './use-address-view';
import { useLiveSearch } from './use-live-search';

const radiusOptions = radii.map((km) => ({ value: String(km), label: `${km} km` }));

export interface SearchPanelProps {
  values: SearchValues;
  /** False hides the question whether a car can reach the campsite. */
  hasCar: boolean;
  /** True for a household with a car or a pet. */
  hasOwn: boolean;
  aiOn: boolean;
  errors: Partial<Record<'postcode' | 'q', string>>;
  /** The results, which dim while newer results load. */
  children: ReactNode;
}

export function SearchPanel({ values: given, hasCar, hasOwn, aiOn, errors, children }: SearchPanelProps) {
  const values = useAddressView(given);
  const live = useLiveSearch(values);
  const { form, pending, view, place, nearMe, turn } = live;
  function filter() {
    turn('full');
    // The field is hidden until the list is pulled up.
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('[name=q]')?.focus());
  }
  return (
    <ListStop value={{ stop: view, turn }}>
      <form
        ref={form}
        aria-label="Campsite search"
        action="/createtrip"
        noValidate
        className="search-panel"
        {...live.events}
      >
        <PlaceBox
          place={place}
          error={nearMe.problem ?? errors.postcode}
          onType={live.type}
          onChoose={live.choose}
          onOpen={live.open}
          onNearMe={nearMe.locate}
          locating={nearMe.asking}
        />
        {children && (
          <SkipTo target={LIST} className="skip-here">
            Skip to the results
          </SkipTo>
        )}
        <SelectField
          label="Within"
          name="radius"
          defaultValue={values.radius}
          options={radiusOptions}
          className="radius-field"
        />
        <NeedChips onFilter={filter} chosen={values.wants} fit={values.fit} hasOwn={hasOwn} hasCar={hasCar} />
        <FilterBox values={values} aiOn={aiOn} error={errors.q} pending={pending} />
        {values.trip && <input type="hidden" name="trip" value={values.trip} />}
        {view !== 'half' && <input type="hidden" name="view" value={view} />}
      </form>
      <div aria-busy={pending} data-stop={children ? view : undefined} className="search-found">
        {children}
      </div>
    </ListStop>
  );
}
