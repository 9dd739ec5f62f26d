import type { OwnMember } from '@/lib/household/crew/schema';
import { CrewCards } from './crew-cards';

interface Props {
  crew: OwnMember[];
  /** The most campers, and the most pets, that are shown. */
  most: number;
}

export function CrewLists({ crew, most }: Props) {
  const firstOf = (type: OwnMember['type']) => {
    const all = crew.filter((member) => member.type === type);
    return { shown: all.slice(0, most), total: all.length };
  };
  // Passed as data, because a row, a button and a form for each would be sent as components.
  return <CrewCards campers={firstOf('camper')} pets={firstOf('pet')} />;
}
