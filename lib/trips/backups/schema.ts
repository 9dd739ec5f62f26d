import { z } from 'zod';
import { day, id, optionalDay, optionalText, text } from '@/lib/fields';
import { finding } from '../fit/schema';
import { checkSite, MAX_NAME, siteFields } from '../site/site-choice';

const backup = z.object({
  id,
  /** Of a trip with one stop the trip's own. */
  stop_id: id,
  /** Null for a site that is only a name, and for a private campsite that the reader may not see. */
  location_id: id.nullable(),
  location_name: z.string(),
  /** What makes the trip go there. */
  trigger: z.string().nullable(),
  decide_by: day.nullable(),
  /** For everybody who is going. Empty for a private campsite that the reader may not see. */
  fit: z.array(finding),
  /** Until then another swap is an undo; null unless the trip has just left this site. */
  undo_until: z.iso.datetime().nullable(),
});

export const backups = z.object({ backups: z.array(backup) });
export const oneBackup = z.object({ backup });

const fields = {
  location_id: siteFields.location_id,
  location_name: siteFields.location_name,
  trigger: optionalText(200),
  decide_by: optionalDay,
  /** Left out, a new one is the first stop's. */
  stop_id: id.nullish(),
};

export const newBackup = z.object(fields).superRefine(checkSite);

/** A field that is left out keeps its value. */
export const backupChange = z.object(fields).superRefine((change, context) => {
  if (change.location_id !== undefined || change.location_name !== undefined) checkSite(change, context);
});

/** What the form has a field for. */
export const backupWords = z.object({
  location_name: text(MAX_NAME, 'Please name the campsite.'),
  trigger: optionalText(200),
  decide_by: optionalDay,
  stop_id: id,
});

export type Backup = z.output<typeof backup>;
export type Backups = z.output<typeof backups>;
export type NewBackup = z.output<typeof newBackup>;
export type BackupChange = z.output<typeof backupChange>;
