import type { List } from '../item';
import { readCap } from '../reading/cap';

export const qldWarnings: List = {
  name: 'qld-warnings',
  state: 'QLD',
  kind: 'warning',
  source: { name: 'Disaster Queensland', url: 'https://www.disaster.qld.gov.au/current-warnings' },
  url: 'https://publiccontent-qld-alerts.s3.ap-southeast-2.amazonaws.com/content/Feeds/StormFloodCycloneWarnings/StormWarnings_capau.xml',
  maxBytes: 1_000_000,
  read: (bytes, now) =>
    readCap(bytes, now, { kind: 'warning', zone: 'Australia/Brisbane', hosts: ['www.disaster.qld.gov.au'] }),
};
