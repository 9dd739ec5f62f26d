import { z } from 'zod';
import { day } from '../fields';
import { checkSiteName, type SiteChoice, siteFields, tripDates, tripNaming } from './schema';

/** Any of a trip's name, its dates (both together) and its site; what is left out stays. */
export const tripChange = z
  .object({
    ...tripNaming.shape,
    ...siteFields,
    start_date: day.optional(),
    end_date: day.optional(),
  })
  .superRefine((change, context) => {
    if (choosesSite(change)) checkSiteName(change, context);
    const { tripName, start_date, end_date } = change;
    const nothingElse = tripName === undefined && !choosesSite(change);
    if (!nothingElse && start_date === undefined && end_date === undefined) return;
    const problems = tripDates.safeParse(change).error?.issues ?? [];
    for (const { path, message } of problems) context.addIssue({ code: 'custom', path, message });
  });

export const choosesSite = ({ location_id, location_name, location_url }: SiteChoice) =>
  [location_id, location_name, location_url].some((field) => field !== undefined);

export type TripChange = z.output<typeof tripChange>;
