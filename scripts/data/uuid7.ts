import { randomBytes } from 'node:crypto';

/** A UUIDv7 (RFC 9562): 48 bits of time, then chance, as Prisma makes for the rows that it creates. */
export function uuid7(time = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
