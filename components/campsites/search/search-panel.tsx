'use client';

import { type ReactNode, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import { SkipTo } from '@/components/ui/skip-to';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import { radii } from '@/lib/campsites/search-choices';
import { AppliedFilters } from './applied-filters';
import { appliedFilters, type Filterable } from './filter-options';
import { FilterSheet } from './filter-sheet';
import { RESULTS } from './ids';
import { PlaceBox } from './place-box';
import { useAddressView } from './use-address-view';
import { useLiveSearch } from './use-live-search';

const radiusOptions = radii.map((km) => ({ value: String(km), label: `${km} km` }));

export interface SearchPanelProps extends Filterable {
  values: SearchValues;
  errors: Partial<Record<'postcode' | 'q', string>>;
  /** The results, which dim while newer ones are on their way. */
  children: ReactNode;
}

export function SearchPanel({ values: given, hasCar, aiOn, errors, children }: SearchPanelProps) {
  const values = useAddressView(given);
  const live = useLiveSearch(values);
  const { form, pending, view, place, nearMe } = live;
  const [opener, sheet] = [useRef<HTMLButtonElement>(null), useRef<HTMLElement>(null)];
  const other = view === 'map' ? 'list' : 'map';
  return (
    <>
      <form
        ref={form}
        aria-label="Campsite search"
        action="/createtrip"
        noValidate
        className="search-panel"
        {...live.events}
        onSubmit={(event) => {
          live.events.onSubmit(event);
          sheet.current?.hidePopover?.();
        }}
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
          <SkipTo target={RESULTS} className="skip-here">
            Skip to the results
          </SkipTo>
        )}
        <AppliedFilters
          values={values}
          filters={appliedFilters(values, { hasCar, aiOn })}
          opener={opener}
          onTakeOff={({ without }) => {
            // The chip goes away, so the focus moves to the button beside it.
            opener.current?.focus();
            live.change(without);
          }}
        />
        {errors.q && <Alert className="col-span-full lg:hidden">{errors.q}</Alert>}
        <SelectField
          label="Within"
          name="radius"
          defaultValue={values.radius}
          options={radiusOptions}
          className="radius-field"
        />
        {children && (
          <a href={searchHref({ ...values, view: other })} className="view-switch" onClick={live.turn}>
            <Icon name={other} />
            {other === 'map' ? 'Show the map' : 'Show the list'}
          </a>
        )}
        <FilterSheet
          ref={sheet}
          values={values}
          hasCar={hasCar}
          aiOn={aiOn}
          error={errors.q}
          pending={pending}
        />
        {values.trip && <input type="hidden" name="trip" value={values.trip} />}
        {values.unknown && <input type="hidden" name="unknown" value="1" />}
        {view === 'map' && <input type="hidden" name="view" value="map" />}
      </form>
      <div
        aria-busy={pending}
        data-view={view}
        className="group/results mt-1 transition-opacity lg:mt-5 aria-busy:opacity-60"
      >
        {children}
      </div>
    </>
  );
}
