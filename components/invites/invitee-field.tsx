'use client';

import { Mail, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '@/lib/api/client';
import { addressesIn, distinct } from '@/lib/invites/addresses';
import type { FoundUsers } from '@/lib/invites/schema';
import { type Token, TokenField } from '../ui/token-field';

interface Props {
  emails: string[];
  onChange: (emails: string[]) => void;
  /** The organiser's own address, which is not invited. */
  ownEmail: string;
  error: string | undefined;
}

/** Whom to invite, as chips: registered people by their username, others by their address. */
export function InviteeField({ emails, onChange, ownEmail, error }: Props) {
  const [usernames, setUsernames] = useState<Record<string, string | null>>({});

  const lookUp = async (added: string[]) => {
    const { users } = await api.post<FoundUsers>('/api/users/lookup', { emails: added });
    const found = Object.fromEntries(users.map(({ email, username }) => [email, username]));
    setUsernames((known) => ({ ...known, ...found }));
  };

  const add = (added: string[]) => {
    onChange([...emails, ...added]);
    // Without an answer the chips stay addresses; the invitations are the same.
    lookUp(added).catch(() => undefined);
  };

  return (
    <TokenField
      label="Invite people"
      optional
      hint="By email, one or many at once. Each gets a mail with a link of their own."
      type="email"
      multiple
      inputMode="email"
      enterKeyHint="done"
      listLabel="Invited people"
      tokens={emails.map((email) => tokenFor(email, usernames[email]))}
      parse={(text) => ({ accepted: distinct(addressesIn(text), [ownEmail, ...emails]), rest: '' })}
      onAdd={add}
      onRemove={(removed) => onChange(emails.filter((email) => email !== removed))}
      error={error}
    />
  );
}

function tokenFor(email: string, username: string | null | undefined): Token {
  if (username) {
    return {
      value: email,
      label: username,
      tone: 'success',
      icon: <UserCheck aria-hidden="true" className="size-4 shrink-0" />,
    };
  }
  return {
    value: email,
    tone: 'neutral',
    label:
      username === undefined ? (
        email
      ) : (
        <>
          {email} <span className="font-normal">(not registered)</span>
        </>
      ),
    icon: <Mail aria-hidden="true" className="size-4 shrink-0" />,
  };
}
