import type { OwnMember } from '@/lib/household/crew/schema';
import { CrewCards } from './crew-cards';

interface Props {
  crew: OwnMember[];
  most: number;
}

export function CrewLists({ crew, most }: Props) {
  const firstOf = (type: OwnMember['type']) => {
    const all = crew.filter((member) => member.type === type);
    return { shown: all.slice(0, most), total: all.length };
  };
  // Plain data for one client component; otherwise the response would contain a rendered row,
  // button and form for each member.
  return <CrewCards campers={firstOf('camper')} pets={firstOf('pet')} />;
}
