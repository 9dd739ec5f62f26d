import pages from '../before-you-go/official-pages.json';
import type { Kind, List, State } from './item';

type Source = List['source'];

const bureau = 'the Bureau of Meteorology';
const bom = (state: string): Source => ({ name: bureau, url: `https://www.bom.gov.au/${state}/warnings/` });

/** Pages on which people look themselves. Like those for bans and parks, nobody has opened them yet. */
const own: Record<'fire' | 'warning' | 'road', Partial<Record<State, Source>>> = {
  fire: {
    ACT: { name: 'ACT emergency services', url: 'https://esa.act.gov.au' },
    NSW: { name: 'Fires Near Me', url: 'https://www.rfs.nsw.gov.au/fire-information/fires-near-me' },
    NT: { name: 'SecureNT', url: 'https://securent.nt.gov.au/alerts-warnings' },
    QLD: { name: 'Queensland fires', url: 'https://www.fire.qld.gov.au/Current-Incidents' },
    SA: { name: 'South Australian fires', url: 'https://www.cfs.sa.gov.au/warnings-and-incidents/' },
    TAS: { name: 'TasALERT', url: 'https://alert.tas.gov.au' },
    VIC: { name: 'VicEmergency', url: 'https://emergency.vic.gov.au' },
    WA: { name: 'Emergency WA', url: 'https://www.emergency.wa.gov.au' },
  },
  warning: {
    ACT: bom('act'),
    NSW: bom('nsw'),
    NT: bom('nt'),
    QLD: bom('qld'),
    SA: bom('sa'),
    TAS: bom('tas'),
    VIC: bom('vic'),
    WA: bom('wa'),
  },
  road: {
    ACT: {
      name: 'ACT road closures',
      url: 'https://www.cityservices.act.gov.au/roads-and-paths/act_public_road_closures',
    },
    NSW: { name: 'Live Traffic', url: 'https://www.livetraffic.com' },
    NT: { name: 'NT road report', url: 'https://roadreport.nt.gov.au' },
    QLD: { name: 'QLDTraffic', url: 'https://qldtraffic.qld.gov.au' },
    SA: { name: 'Traffic SA', url: 'https://traffic.sa.gov.au' },
    VIC: { name: 'VicTraffic', url: 'https://traffic.transport.vic.gov.au' },
    WA: { name: 'Main Roads WA', url: 'https://travelmap.mainroads.wa.gov.au' },
  },
};

const official = {
  'fire ban': { name: 'the state’s fire bans', urls: pages.fireBans },
  park: { name: 'the state’s park alerts', urls: pages.parkAlerts },
} as const;

/** Null where no page is known. */
export function ownLook(kind: Kind, state: string | null): Source | null {
  if (kind !== 'fire ban' && kind !== 'park') return own[kind][state as State] ?? null;
  const { name, urls } = official[kind];
  const url = (urls as Record<string, string | null>)[state ?? ''];
  return url ? { name, url } : null;
}
