import { foldLines } from 'ical-generator';
import { spotText } from '@/lib/campsites/directions';
import { phoneNumbers } from '@/lib/campsites/phone-numbers';
import type { Position } from '@/lib/geometry';
import { plainLine } from '@/lib/text';

export interface SiteContact extends Position {
  id: string;
  name: string;
  address: string | null;
  /** One phone number or several, as one text. */
  phone: string;
  email: string | null;
  url: string | null;
  /** The licence of the open data requires a credit. */
  open: boolean;
}

/** A vCard 3.0 (RFC 2426), which every address book can read; phones show the entry as a place. */
export function siteVcard(site: SiteContact, appUrl: string): string {
  const { id, address, phone, email, latitude, longitude, url, open } = site;
  const name = escaped(site.name);
  const notes = [spotText(site), ...(open ? ['Campground data © OpenStreetMap contributors, ODbL'] : [])];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Campmates//Trips//EN',
    // The same id in every file, so that a newer file replaces an older entry in the address book.
    `UID:${id}@${new URL(appUrl).hostname}`,
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABShowAs:COMPANY',
    ...phoneNumbers(phone).map((number) => `TEL;TYPE=WORK,VOICE:${number}`),
    ...(email ? [`EMAIL;TYPE=INTERNET:${escaped(email)}`] : []),
    ...(address ? [`ADR;TYPE=WORK:;;${escaped(address)};;;;`] : []),
    `GEO:${latitude.toFixed(5)};${longitude.toFixed(5)}`,
    ...(url ? [`URL:${plainLine(url).replaceAll(' ', '%20')}`] : []),
    `NOTE:${notes.map(escaped).join('\\n')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLines(line)}\r\n`).join('');
}

const escaped = (text: string) => plainLine(text).replace(/[\\;,]/g, (sign) => `\\${sign}`);
