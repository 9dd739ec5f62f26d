'use client';

import { AddItem } from '@/components/ui/add-item';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { ShowMore } from '@/components/ui/show-more';
import type { Group } from '@/lib/household/groups/schema';
import { GROUPS } from '@/lib/paging';
import { GroupCard } from './group-card';
import { NewGroupForm } from './late-forms';

/** A group, of whose people the first are there. */
type ShownGroup = Group & { people: number };

interface Props {
  groups: ShownGroup[];
  ownEmail: string;
  /** Of how many groups these are the first. */
  total: number;
  /** What the address asks for: how many groups, and how many people of each. */
  asked: { show: number | undefined; people: number | undefined };
}

const nothingYet = {
  icon: <Icon name="book-user" />,
  text: 'Camp with the same people often? Put them in a group once, and invite them all to a trip in one tap.',
};

/** The groups side by side, below each other on phones, and a form for one more. */
export function GroupLists({ groups, ownEmail, total, asked }: Props) {
  usePreload(NewGroupForm);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {groups.map((group) => (
        <GroupCard key={group.id} group={group} ownEmail={ownEmail} show={asked.show} />
      ))}
      <ShowMore
        className="lg:col-span-2"
        things="groups"
        shown={groups.length}
        total={total}
        step={GROUPS}
        keep={{ people: asked.people }}
      />
      <Card as="section" aria-label="New group" className={groups.length === 0 ? 'lg:col-span-2' : undefined}>
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
