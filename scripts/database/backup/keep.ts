const DAY = 24 * 60 * 60 * 1000;
const pattern = /^campmates-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.zip$/;

/** In UTC, in characters that every file system allows. */
export const nameOf = (madeAt: Date) => `campmates-${madeAt.toISOString().replace(/[:.]/g, '-')}.zip`;

export const secretsFileOf = (backup: string) => backup.replace(/(\.zip)?$/, '.secrets.json');

export const backupsIn = (names: string[]) =>
  names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();

interface Rule {
  count?: number;
  days?: number;
}

/** The newest backup is never among them. */
export function outdated(names: string[], { count, days }: Rule, now: Date): string[] {
  return backupsIn(names).filter((name, index) => {
    if (index === 0) return false;
    const tooMany = count !== undefined && index >= count;
    return tooMany || (days !== undefined && now.getTime() - madeAt(name) > days * DAY);
  });
}

function madeAt(name: string): number {
  const [, day, hour, minute, second, millisecond] = pattern.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}.${millisecond}Z`);
}
