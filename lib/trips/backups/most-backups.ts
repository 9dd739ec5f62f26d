export const MOST_BACKUPS = 2;
