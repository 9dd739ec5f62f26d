'use client';

import type { Group } from '@/lib/groups/schema';
import { EmailField } from './email-field';
import { GroupButtons } from './group-buttons';

interface Props {
  emails: string[];
  onChange: (emails: string[]) => void;
  /** The organiser's own address, which is not invited. */
  ownEmail: string;
  /** The organiser's groups, each invited in one tap. */
  groups: Group[];
  error: string | undefined;
  /** Whether somebody has to be invited. */
  required?: boolean;
}

/** Whom to invite: typed or pasted addresses, and whole groups. */
export function InviteeField({ emails, onChange, ownEmail, groups, error, required }: Props) {
  const members = groups.flatMap((group) => group.members);
  return (
    <div className="space-y-3">
      <EmailField
        label="Invite people"
        optional={!required}
        hint="Type or paste email addresses. We’ll email each person their own link."
        listLabel="Invited people"
        emails={emails}
        onChange={onChange}
        except={[ownEmail]}
        known={Object.fromEntries(members.map(({ email, username }) => [email, username]))}
        error={error}
      />
      <GroupButtons
        groups={groups}
        except={[ownEmail, ...emails]}
        onAdd={(added) => onChange([...emails, ...added])}
      />
    </div>
  );
}
