'use client';

import { useEffect, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useDraftOwner } from '@/components/ui/drafts';
import { ItemForm } from '@/components/ui/item-form';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Group } from '@/lib/household/groups/schema';
import { peopleText } from '@/lib/text';
import { forgetFormer, formerOf } from './former-people';
import { FormerText } from './former-text';
import { InviteeField } from './invitee-field';

interface Props {
  tripId: string;
  ownEmail: string;
  onDone: () => void;
}

export function InviteForm({ tripId, ownEmail, onDone }: Props) {
  const groups = useGroups();
  const owner = useDraftOwner();
  const [former] = useState(() => formerOf(tripId, owner)?.people ?? []);
  const invited = useRef(0);
  const form = useSchemaForm(
    () => import('@/lib/trips/invitations/schema').then((schemas) => schemas.moreInvitees),
    {
      defaultValues: { invitees: former.flatMap(({ email }) => email ?? []) },
    },
  );
  return (
    <ItemForm
      title="Invite people"
      level={null}
      form={form}
      send={async (input) => {
        const sent = await api.post<{ invited: number }>(`/api/trips/${tripId}/invitees`, input);
        invited.current = sent.invited;
        forgetFormer(tripId);
      }}
      sendLabel="Send invitations"
      saved={() =>
        invited.current === 0 ? 'They were all invited already.' : `${peopleText(invited.current)} invited.`
      }
      onDone={onDone}
    >
      {former.length > 0 && <FormerText people={former} />}
      <Controller
        control={form.control}
        name="invitees"
        render={({ field: { value, onChange } }) => (
          <InviteeField
            emails={value}
            onChange={onChange}
            ownEmail={ownEmail}
            groups={groups}
            required
            error={form.formState.errors.invitees?.message}
          />
        )}
      />
    </ItemForm>
  );
}

/** One's own groups, once the form is open; without a response there is simply nothing to tap. */
function useGroups(): Group[] {
  const [groups, setGroups] = useState<Group[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    api
      .get<{ groups: Group[] }>('/api/groups', gone.signal)
      .then(({ groups }) => setGroups(groups))
      .catch(() => undefined);
    return () => gone.abort();
  }, []);
  return groups;
}
