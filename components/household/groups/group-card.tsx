'use client';

import { useRef } from 'react';
import { AddItem } from '@/components/ui/add-item';
import { Avatar } from '@/components/ui/avatar';
import { CardHeader, CardList, CardRow } from '@/components/ui/card';
import { DeleteItem } from '@/components/ui/delete-item';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { usePreload } from '@/components/ui/late-part';
import { ShowMore } from '@/components/ui/show-more';
import { useToggle } from '@/components/ui/use-toggle';
import type { Group, GroupMember } from '@/lib/household/groups/schema';
import { PEOPLE_OF_GROUP } from '@/lib/paging';
import { AddPeopleForm, RenameForm } from './late-forms';
import { RemovePerson } from './remove-person';

interface Props {
  /** With its first members; `people` is the number of all. */
  group: Group & { people: number };
  ownEmail: string;
  /** From the page's URL; undefined for the default. */
  show: number | undefined;
}

export function GroupCard({ group, ownEmail, show }: Props) {
  const { id, name, members, people } = group;
  const card = useRef<HTMLDivElement>(null);
  const { open, setOpen, opener } = useToggle(`Rename ${id}`);
  usePreload(RenameForm);
  usePreload(AddPeopleForm);
  const titleId = `group-${id}`;
  return (
    <section ref={card} tabIndex={-1} aria-labelledby={titleId} className="paper-list">
      <CardHeader
        title={name}
        detail={people === 1 ? '1 person' : `${people} people`}
        titleId={titleId}
        aside={
          <div className="-mr-2.5 flex items-center">
            {!open && (
              <IconButton
                ref={opener}
                label={`Rename ${name}`}
                icon={<Icon name="pencil" />}
                onClick={() => setOpen(true)}
              />
            )}
            <DeleteItem
              name={name}
              path={`/api/groups/${id}`}
              question="Are you sure you want to delete this group?"
              detail={`${name} is removed from your groups. Anyone you’ve already invited to a trip stays invited.`}
              failed="Could not delete group"
            />
          </div>
        }
      />
      {open && (
        <div className="border-b border-line py-5">
          <RenameForm group={group} onDone={() => setOpen(false)} />
        </div>
      )}
      {members.length > 0 && (
        <CardList>
          {members.map((member) => {
            const shown = member.name ?? member.email;
            return (
              <CardRow
                key={member.id}
                start={<Avatar name={shown} />}
                title={member.name ?? <EmailText>{member.email}</EmailText>}
                detail={detailOf(member)}
                end={
                  <RemovePerson
                    name={shown}
                    groupName={name}
                    member={member}
                    path={`/api/groups/${id}/members`}
                    onRemoved={() => card.current?.focus()}
                  />
                }
              />
            );
          })}
        </CardList>
      )}
      <ShowMore
        className="border-t border-line py-4"
        things="people"
        shown={members.length}
        total={people}
        step={PEOPLE_OF_GROUP}
        param="people"
        keep={{ show }}
      />
      <AddItem
        label="Add people"
        name={`Add people to ${name}`}
        divided={members.length > 0}
        form={(close) => <AddPeopleForm group={group} ownEmail={ownEmail} onDone={close} />}
      />
    </section>
  );
}

/** The address, or for a member without a name the username of the account with this address. */
function detailOf({ name, email, username }: GroupMember) {
  if (name) return <EmailText>{email}</EmailText>;
  return username && `On Campmates as ${username}`;
}
