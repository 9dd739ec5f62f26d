import 'server-only';
import { randomBytes } from 'node:crypto';

/** The most that one moment has room for. */
const MOST = 4096;

/**
 * Ids for rows that are to be known before they are saved: UUIDs version 7, as Prisma makes them. They sort in the
 * order in which they stand in the list.
 */
export function newIds(count: number, now = Date.now()): string[] {
  if (count > MOST) throw new Error('That is too many ids at once.');
  return Array.from({ length: count }, (_, index) => {
    const bytes = randomBytes(16);
    bytes.writeUIntBE(now, 0, 6);
    bytes.writeUInt16BE(0x7000 + index, 6);
    bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  });
}
