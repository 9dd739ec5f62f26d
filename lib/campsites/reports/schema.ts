import { z } from 'zod';
import { optionalText } from '@/lib/fields';
import { reportReasons } from './reasons';

export const siteReport = z.object({
  reason: z.enum(reportReasons, 'Please choose what’s wrong.'),
  message: optionalText(5000),
});

export type SiteReport = z.output<typeof siteReport>;
