import type { Position } from '@/lib/geometry';
import type { BackupFit } from './backup-fit';
import type { Backup } from './schema';

/** A plan B as pages show it. */
export interface ShownBackup extends Backup {
  cars: BackupFit['cars'];
  cover: string;
  spot: Position | null;
  phone: string | null;
  /** What its bookings call the site that the trip has left. */
  named: string;
}
