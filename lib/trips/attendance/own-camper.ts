import type { GuestMember } from './guest-schema';

/** Who in a guest's crew is the guest: the first camper who goes by one of these names, without case. */
export function ownCamperOf(crew: GuestMember[], ...names: string[]): GuestMember | undefined {
  for (const name of names) {
    const own = crew.find((member) => 'age' in member && sameName(member.name, name));
    if (own) return own;
  }
  return undefined;
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
