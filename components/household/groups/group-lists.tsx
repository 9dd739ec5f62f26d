'use client';

import { AddItem } from '@/components/ui/add-item';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { ShowMore } from '@/components/ui/show-more';
import type { Group } from '@/lib/household/groups/schema';
import { GROUPS } from '@/lib/paging';
import { GroupCard } from './group-card';
import { NewGroupForm } from './late-forms';

/** With its first members; `people` is the number of all. */
type ShownGroup = Group & { people: number };

interface Props {
  groups: ShownGroup[];
  ownEmail: string;
  /** `groups` has only the first of them. */
  total: number;
  /**
   * The number of groups, and of people in each, from the page's URL. Undefined for the default.
   */
  asked: { show: number | undefined; people: number | undefined };
}

const nothingYet = {
  icon: <Icon name="book-user" />,
  text: 'Camp with the same people often? Put them in a group once, and invite them all to a trip in one tap.',
};

export function GroupLists({ groups, ownEmail, total, asked }: Props) {
  usePreload(NewGroupForm);
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
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
      <section aria-label="New group" className="min-w-0">
        <AddItem
          label="Add Group"
          empty={groups.length === 0 ? nothingYet : undefined}
          divided={false}
          form={(close) => <NewGroupForm ownEmail={ownEmail} onDone={close} />}
        />
      </section>
    </div>
  );
}
