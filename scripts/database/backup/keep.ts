const DAY = 24 * 60 * 60 * 1000;
const pattern = /^campmates-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.zip$/;

/** A backup's name: when it was made, in UTC, in letters that every file system takes. */
export const nameOf = (madeAt: Date) => `campmates-${madeAt.toISOString().replace(/[:.]/g, '-')}.zip`;

/** The file of the secrets that belong to a backup. */
export const secretsFileOf = (backup: string) => backup.replace(/(\.zip)?$/, '.secrets.json');

/** The backups among the names of a folder, newest first. */
export const backupsIn = (names: string[]) =>
  names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();

interface Rule {
  /** How many stay at most. */
  count?: number;
  /** How many days one stays at most. */
  days?: number;
}

/** The backups that a rule removes. The newest stays in any case. */
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
