import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { selectOnFocus } from '@/components/ui/select-on-focus';
import { TextField } from '@/components/ui/text-field';
import { type SearchValues, type Source, sourceNames } from '@/lib/campsites/search/search-href';

const labels: Record<Source, string> = {
  ai: 'AI results',
  user: 'User results',
  private: 'Private results',
};

const AI_OFF = 'Not available here.';

interface Props {
  values: SearchValues;
  aiOn: boolean;
  error: string | undefined;
  pending: boolean;
}

/** Filters the results by text and by source. */
export function FilterBox({ values, aiOn, error, pending }: Props) {
  return (
    <div className="filter-box">
      <TextField
        label="Filter by a name or a fact"
        placeholder="Filter by a name or a fact"
        name="q"
        type="search"
        defaultValue={values.q}
        error={error}
        onFocus={selectOnFocus}
        end={<IconButton type="submit" label="Search" pending={pending} icon={<Icon name="arrow-right" />} />}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
      />
      <fieldset>
        <legend>Show</legend>
        <input type="hidden" name="sources" value="" />
        {sourceNames.map((source) => (
          <Checkbox
            key={source}
            label={labels[source]}
            name="sources"
            value={source}
            defaultChecked={values.sources.includes(source)}
            disabled={source === 'ai' && !aiOn}
            aria-label={labels[source]}
            hint={source === 'ai' && !aiOn && AI_OFF}
          />
        ))}
      </fieldset>
    </div>
  );
}
