import type { List } from '../item';
import { readCap } from '../reading/cap';

export const qldFires: List = {
  name: 'qld-fires',
  state: 'QLD',
  kind: 'fire',
  source: { name: 'Queensland Fire Department', url: 'https://www.fire.qld.gov.au/Current-Incidents' },
  url: 'https://publiccontent-gis-psba-qld-gov-au.s3.amazonaws.com/content/Feeds/BushfireCurrentIncidents/bushfireAlert_capau.xml',
  maxBytes: 1_000_000,
  read: (bytes, now) =>
    readCap(bytes, now, { kind: 'fire', zone: 'Australia/Brisbane', hosts: ['www.fire.qld.gov.au'] }),
};
