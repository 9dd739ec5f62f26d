'use client';

import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { EmailText } from '@/components/ui/email-text';
import { IconDisc } from '@/components/ui/icon-disc';
import { ItemRow } from '@/components/ui/item-row';
import type { OwnMember } from '@/lib/household/crew/schema';
import { ageLabel } from './labels';
import { CamperForm, PetForm } from './late-forms';

const WholeName = ({ name }: { name: string }) => (
  <span className="whole-name" title={name}>
    {name}
  </span>
);

interface Props {
  member: OwnMember;
  amongOthers: boolean;
}

export function MemberRow({ member, amongOthers }: Props) {
  const { name } = member;
  const deletion = {
    path: `/crew/${member.id}`,
    question: 'Are you sure you want to delete this member?',
    failed: 'Could not delete member',
  };
  if (member.type === 'pet') {
    return (
      <ItemRow
        name={name}
        start={<IconDisc icon="paw-print" />}
        title={<WholeName name={name} />}
        cutsTitle
        detail={[member.pet_type, member.breed].filter(Boolean).join(' · ')}
        form={(close) => <PetForm pet={member} onDone={close} />}
        deletion={deletion}
      />
    );
  }
  return (
    <ItemRow
      name={name}
      start={<Avatar name={name} />}
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pb-0.5">
          <WholeName name={name} />
          {member.is_owner && <Badge tone="ochre">Group Owner</Badge>}
        </span>
      }
      cutsTitle
      detail={
        <>
          {ageLabel[member.age]}
          {member.email && (
            <span className="block">
              <EmailText>{member.email}</EmailText>
            </span>
          )}
          {member.diet && <span className="block">{member.diet}</span>}
        </>
      }
      form={(close) => <CamperForm camper={member} onDone={close} />}
      deletion={member.is_owner ? undefined : deletion}
      amongDeletable={amongOthers}
    />
  );
}
