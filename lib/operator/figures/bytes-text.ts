const units = ['MB', 'GB', 'TB'];

/** As disks are sold: 1 GB is 1000 MB. */
export function bytesText(bytes: number): string {
  const at = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 2, 0), units.length - 1);
  return `${Number((bytes / 1000 ** (at + 2)).toPrecision(3))} ${units[at]}`;
}
