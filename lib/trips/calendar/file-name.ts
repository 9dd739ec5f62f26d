/** A trip's file by its name, in letters that every system takes and no header minds: "campmates-easter-at-kedron.ics". */
export function fileName(tripName: string | null): string {
  const words = (tripName ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `campmates-${words?.join('-') ?? 'trip'}.ics`;
}
