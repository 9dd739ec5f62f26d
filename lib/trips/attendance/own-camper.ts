/** The camper that stands for the guest. */
export function ownCamperOf<M extends { name: string; age?: string | null }>(
  crew: M[],
  ...names: string[]
): M | undefined {
  for (const name of names) {
    const own = crew.find((member) => member.age && sameName(member.name, name));
    if (own) return own;
  }
  return undefined;
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
