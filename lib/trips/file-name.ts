/** A file about a trip, by the trip's name in letters that every system takes and no header minds: "campmates-easter-at-kedron.ics". */
export function fileName(tripName: string | null, ending: string): string {
  const words = (tripName ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `campmates-${words?.join('-') ?? 'trip'}${ending}`;
}
