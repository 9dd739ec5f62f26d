import { Icon } from '@/components/ui/icon';
import type { Faces } from '../head/faces';
import { HouseholdFace } from '../household-face';
import { HouseholdRows } from './household-list';
import type { HouseholdRow } from './household-rows';
import { rows } from './story-row';

interface Props {
  faces: Faces;
  /** "12 going", "12 were going". */
  count: string;
  households: HouseholdRow[];
}

/** For a reader who isn't going, and for a trip that was called off. */
export const FoldedPeople = ({ faces, count, households }: Props) => (
  <details className="group border-y border-line">
    <summary className="flex min-h-15 list-none items-center large-text:flex-wrap gap-3 py-2 -outline-offset-2 [&::-webkit-details-marker]:hidden">
      <span className="stacked-faces mr-auto">
        {faces.faces.map(({ name, tint }, place) => (
          <HouseholdFace key={place} name={name} tint={tint} className="size-10" />
        ))}
      </span>
      <span className="text-body">{count}</span>
      <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
    </summary>
    <ul className={`${rows} border-t border-line`}>
      <HouseholdRows households={households} href={null} />
    </ul>
  </details>
);
