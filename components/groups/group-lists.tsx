'use client';

import { BookUser } from 'lucide-react';
import type { Group } from '@/lib/groups/schema';
import { AddItem } from '../profile/add-item';
import { Card } from '../ui/card';
import { GroupCard } from './group-card';
import { NewGroupForm } from './new-group-form';

interface Props {
  groups: Group[];
  ownEmail: string;
}

const nothingYet = {
  icon: <BookUser />,
  text: 'Camp with the same people often? Put them in a group once, and invite them all to a trip in one tap.',
};

/** The groups side by side, below each other on phones, and a place for one more. */
export function GroupLists({ groups, ownEmail }: Props) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {groups.map((group) => (
        <GroupCard key={group.id} group={group} ownEmail={ownEmail} />
      ))}
      <Card as="section" aria-label="New group">
        <AddItem
          label="Add Group"
          empty={groups.length === 0 ? nothingYet : undefined}
          divided={false}
          form={(close) => <NewGroupForm ownEmail={ownEmail} onDone={close} />}
        />
      </Card>
    </div>
  );
}
