'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusedText } from '@/components/account/refused-text';
import { api } from '@/lib/api-client';
import { distinct, readAddresses } from '@/lib/email-list';
import type { FoundUsers } from '@/lib/trips/invitations/schema';
import { Icon } from '../ui/icon';
import { type Token, TokenField, type TokenFieldProps } from '../ui/token-field';
import { MeantAddress } from './meant-address';

/** Usernames by address; null for an address that is known to have none. */
export type Usernames = Record<string, string | null>;

interface Props extends Pick<TokenFieldProps, 'label' | 'optional' | 'hint' | 'error' | 'listLabel'> {
  emails: string[];
  onChange: (emails: string[]) => void;
  /** Addresses that the field leaves out, such as the person's own. */
  except: string[];
  /** Usernames that are known before any lookup. */
  known?: Usernames;
}

export function EmailField({ emails, onChange, except, known, error, ...field }: Props) {
  const usernames = useUsernames(emails, known);
  const [refused, setRefused] = useState<string[]>([]);

  return (
    <div className="space-y-2">
      <TokenField
        {...field}
        error={error ?? refusedText(refused)}
        type="email"
        multiple
        inputMode="email"
        enterKeyHint="done"
        placeholder="Email address"
        tokens={emails.map((email) => tokenFor(email, usernames[email]))}
        parse={(text) => {
          const { addresses, refused } = readAddresses(text);
          return { accepted: distinct(addresses, [...except, ...emails]), rest: '', refused };
        }}
        onRefused={setRefused}
        onAdd={(added) => onChange([...emails, ...added])}
        onRemove={(removed) => onChange(emails.filter((email) => email !== removed))}
      />
      {emails.map((email) => (
        <MeantAddress
          key={email}
          email={email}
          onMeant={(meant) =>
            onChange(
              distinct(
                emails.map((each) => (each === email ? meant : each)),
                except,
              ),
            )
          }
        />
      ))}
    </div>
  );
}

/**
 * Returns the addresses' usernames. Looks up each address once, including the addresses that the
 * form was prefilled with.
 */
function useUsernames(emails: string[], known: Usernames = {}): Usernames {
  const [found, setFound] = useState<Usernames>({});
  const asked = useRef(new Set<string>());

  const lookUp = useEffectEvent(async () => {
    const unknown = emails.filter((email) => known[email] === undefined && !asked.current.has(email));
    if (unknown.length === 0) return;
    for (const email of unknown) asked.current.add(email);
    const { users } = await api.post<FoundUsers>('/api/users/lookup', { emails: unknown });
    const usernames = Object.fromEntries(users.map(({ email, username }) => [email, username]));
    setFound((before) => ({ ...before, ...usernames }));
  });
  useEffect(() => {
    // Without a response the chips show the addresses. The form sends addresses in both cases.
    lookUp().catch(() => undefined);
  }, [emails]);

  return { ...known, ...found };
}

function tokenFor(email: string, username: string | null | undefined): Token {
  if (username) {
    return {
      value: email,
      label: username,
      tone: 'success',
      icon: <Icon name="user-check" className="size-4" />,
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
    icon: <Icon name="mail" className="size-4" />,
  };
}
