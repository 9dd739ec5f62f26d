import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { TextField } from '../ui/text-field';

/** Works without scripts. */
export function FindPerson({ query }: { query?: string }) {
  return (
    <form action="/operator/people" className="flex flex-wrap items-end gap-3 p-5">
      <TextField
        label="Email or name"
        name="query"
        type="search"
        defaultValue={query}
        minLength={2}
        maxLength={100}
        icon={<Icon name="search" />}
        className="flex-[1_1_12rem]"
      />
      <Button type="submit" variant="secondary">
        Find
      </Button>
    </form>
  );
}
