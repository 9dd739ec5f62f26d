import Form from 'next/form';
import { useEffect, useRef } from 'react';
import { MAX_SEARCH_TEXT } from '@/lib/paging';
import { countText } from '@/lib/text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PendingLink } from '../../ui/pending-link';
import { TextField } from '../../ui/text-field';

interface Props {
  text: string;
  found: number;
}

/** By name, place or date. Without scripts it works as a plain form. */
export function TripSearch({ text, found }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const searched = useRef(text);
  useEffect(() => {
    if (!field.current || searched.current === text) return;
    searched.current = text;
    field.current.value = text;
    // The focused link "Show all trips" is removed with the results.
    if (document.activeElement === document.body) field.current.focus();
  }, [text]);

  return (
    <div className="mb-4 space-y-2">
      <Form action="/" role="search" className="flex items-end gap-2.5">
        <div className="min-w-0 flex-1">
          <TextField
            ref={field}
            label="Find a trip"
            name="q"
            type="search"
            defaultValue={text}
            maxLength={MAX_SEARCH_TEXT}
          />
        </div>
        <Button type="submit" variant="secondary" icon={<Icon name="search" />}>
          Find
        </Button>
      </Form>
      {text && (
        <p role="status">
          {found === 0 ? `No trip has “${text}” in its name, place or date.` : countText(found, 'trip')}{' '}
          <PendingLink href="/" pendingPosition="after" className="underline underline-offset-4">
            Show all trips
          </PendingLink>
        </p>
      )}
    </div>
  );
}
