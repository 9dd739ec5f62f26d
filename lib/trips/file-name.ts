/** Has only letters that are safe in every file system and HTTP header. */
export function fileName(tripName: string | null, ending: string): string {
  const words = (tripName ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `campmates-${words?.join('-') ?? 'trip'}${ending}`;
}
