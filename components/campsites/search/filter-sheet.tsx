import { type FocusEvent, type Ref, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import type { SearchValues } from '@/lib/campsites/search/search-href';
import { type Filterable, offeredWants, sourceOptions } from './filter-options';
import { FILTER_SHEET } from './ids';

interface Props extends Filterable {
  ref: Ref<HTMLElement>;
  values: SearchValues;
  error: string | undefined;
  pending: boolean;
}

/**
 * Every filter: on a wide screen part of the page, on a phone behind a button, as the browser's own popover, so that it
 * opens, closes and gives the focus back without a script too.
 */
export function FilterSheet({ ref, values, hasCar, aiOn, error, pending }: Props) {
  const aiNote = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A tablet that is turned has room for all of it on the page.
    const wide = window.matchMedia?.('(width >= 64rem)');
    const close = () => document.getElementById(FILTER_SHEET)?.hidePopover?.();
    wide?.addEventListener('change', close);
    return () => wide?.removeEventListener('change', close);
  }, []);
  const off = { disabled: true, 'aria-describedby': aiNote };
  return (
    <section
      ref={ref}
      id={FILTER_SHEET}
      popover="auto"
      aria-labelledby={`${FILTER_SHEET}-title`}
      className="filter-sheet"
      onToggle={({ newState }: ToggleEvent<HTMLElement>) => {
        if (newState === 'open') heading.current?.focus();
      }}
      onBlur={({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        // Tab led out of it, to what lies behind it.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
      }}
    >
      <div>
        <h2 ref={heading} id={`${FILTER_SHEET}-title`} tabIndex={-1}>
          Filters
        </h2>
        <button
          type="button"
          popoverTarget={FILTER_SHEET}
          popoverTargetAction="hide"
          aria-label="Close"
          className="icon-button icon-button-quiet"
        >
          <Icon name="x" />
        </button>
      </div>
      <TextField
        label="Name, place or feature"
        name="q"
        type="search"
        defaultValue={values.q}
        error={error}
        icon={<Icon name="search" />}
        end={<IconButton type="submit" label="Search" pending={pending} icon={<Icon name="arrow-right" />} />}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
      />
      <div>
        <fieldset>
          <legend>Show</legend>
          <input type="hidden" name="sources" value="" />
          {sourceOptions.map(({ value, label }) => (
            <ChoiceChip
              key={value}
              name="sources"
              value={value}
              defaultChecked={values.sources.includes(value)}
              {...(value === 'ai' && !aiOn && off)}
            >
              {label}
            </ChoiceChip>
          ))}
        </fieldset>
        <fieldset>
          <legend>Only campsites with</legend>
          {offeredWants({ hasCar, aiOn }).map(({ value, label }) => (
            <ChoiceChip key={value} name="wants" value={value} defaultChecked={values.wants.includes(value)}>
              {label}
            </ChoiceChip>
          ))}
        </fieldset>
      </div>
      {!aiOn && <p id={aiNote}>AI suggestions aren’t available here.</p>}
      <ButtonLink href="/add-location" variant="secondary" icon={<Icon name="plus" />}>
        Add your own location
      </ButtonLink>
      <Button type="submit" pending={pending}>
        Show results
      </Button>
    </section>
  );
}
