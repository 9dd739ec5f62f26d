'use client';

import { Mail, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '@/lib/api/client';
import { addressesIn, distinct } from '@/lib/invites/addresses';
import type { FoundUsers } from '@/lib/invites/schema';
import { type Token, TokenField, type TokenFieldProps } from '../ui/token-field';

/** Usernames by address; null for an address that is known to have none. */
export type Usernames = Record<string, string | null>;

interface Props extends Pick<TokenFieldProps, 'label' | 'optional' | 'hint' | 'error' | 'listLabel'> {
  emails: string[];
  onChange: (emails: string[]) => void;
  /** Addresses that are not taken, such as one's own. */
  except: string[];
  /** What is known before anything is looked up. */
  known?: Usernames;
}

/** E-mail addresses as chips: registered people by their username, others by their address. */
export function EmailField({ emails, onChange, except, known, ...field }: Props) {
  const [lookedUp, setLookedUp] = useState<Usernames>({});
  const usernames = { ...known, ...lookedUp };

  const lookUp = async (added: string[]) => {
    const { users } = await api.post<FoundUsers>('/api/users/lookup', { emails: added });
    const found = Object.fromEntries(users.map(({ email, username }) => [email, username]));
    setLookedUp((before) => ({ ...before, ...found }));
  };

  const add = (added: string[]) => {
    onChange([...emails, ...added]);
    // Without an answer the chips stay addresses; what is sent is the same.
    lookUp(added).catch(() => undefined);
  };

  return (
    <TokenField
      {...field}
      type="email"
      multiple
      inputMode="email"
      enterKeyHint="done"
      tokens={emails.map((email) => tokenFor(email, usernames[email]))}
      parse={(text) => ({ accepted: distinct(addressesIn(text), [...except, ...emails]), rest: '' })}
      onAdd={add}
      onRemove={(removed) => onChange(emails.filter((email) => email !== removed))}
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
