'use client';

import { useState, useTransition } from 'react';
import { EmailField } from '@/components/account/email-field';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { Group } from '@/lib/household/groups/schema';
import { GroupButtons } from './group-buttons';

interface Props {
  label?: string;
  hint?: string;
  emails: string[];
  onChange: (emails: string[]) => void;
  /** Can't be invited. */
  ownEmail: string;
  groups: Group[];
  /** Those that the reader may see. The group buttons leave them out. */
  invited?: string[];
  moreGroups?: number | undefined;
  error: string | undefined;
  required?: boolean;
}

export function InviteeField({
  label = 'Invite people',
  hint = 'Type or paste email addresses. We’ll email each person their own link.',
  emails,
  onChange,
  ownEmail,
  groups: first,
  invited = [],
  moreGroups = 0,
  error,
  required,
}: Props) {
  const [all, setAll] = useState<Group[]>();
  const groups = all ?? first;
  const members = groups.flatMap((group) => group.members);
  return (
    <div className="space-y-3">
      <EmailField
        label={label}
        optional={!required}
        hint={hint}
        listLabel="Invited people"
        emails={emails}
        onChange={onChange}
        except={[ownEmail]}
        known={Object.fromEntries(members.map(({ email, username }) => [email, username]))}
        error={error}
      />
      <GroupButtons
        groups={groups}
        except={[ownEmail, ...invited]}
        emails={emails}
        onAdd={(added) => onChange([...emails, ...added])}
      />
      {moreGroups > 0 && !all && <MoreGroups count={moreGroups} onLoad={setAll} />}
    </div>
  );
}

function MoreGroups({ count, onLoad }: { count: number; onLoad: (groups: Group[]) => void }) {
  const toast = useToast();
  const [loading, startLoading] = useTransition();
  const load = () =>
    startLoading(async () => {
      try {
        onLoad((await api.get<{ groups: Group[] }>('/api/groups')).groups);
      } catch {
        toast.show({ text: 'Your other groups couldn’t be loaded. Please try again.', tone: 'danger' });
      }
    });
  return (
    <Button variant="secondary" size="sm" pending={loading} pendingText="Loading…" onClick={load}>
      {count === 1 ? 'Show 1 more group' : `Show ${count} more groups`}
    </Button>
  );
}
