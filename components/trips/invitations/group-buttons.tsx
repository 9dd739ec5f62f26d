'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { distinct } from '@/lib/email-list';
import type { Group } from '@/lib/household/groups/schema';
import { peopleText } from '@/lib/text';

interface Props {
  groups: Group[];
  /** Already on the trip, or can't be invited. */
  except: string[];
  emails: string[];
  onAdd: (emails: string[]) => void;
}

export function GroupButtons({ groups, except, emails, onAdd }: Props) {
  const [news, setNews] = useState('');
  const choices = groups
    .map(({ id, name, members }) => ({
      id,
      name,
      toInvite: distinct(
        members.map(({ email }) => email),
        except,
      ),
    }))
    .filter(({ toInvite }) => toInvite.length > 0);
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend className="sr-only">Invite a group</legend>
      <div className="flex flex-wrap gap-3">
        {choices.map(({ id, name, toInvite }) => {
          const missing = distinct(toInvite, emails);
          const add = () => {
            onAdd(missing);
            setNews(`${peopleText(missing.length)} of ${name} added`);
          };
          return (
            <Button
              key={id}
              variant="secondary"
              size="sm"
              // A disabled button would lose the focus.
              aria-disabled={missing.length === 0 || undefined}
              icon={<Icon name={missing.length > 0 ? 'users-round' : 'check'} />}
              onClick={missing.length > 0 ? add : undefined}
              className="max-w-full wrap-anywhere aria-disabled:text-muted"
            >
              {missing.length > 0 ? `Add ${name} (${missing.length})` : `${name} added`}
            </Button>
          );
        })}
      </div>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </fieldset>
  );
}
