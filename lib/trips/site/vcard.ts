import { foldLines } from 'ical-generator';
import { spotText } from '@/lib/campsites/directions';
import { phoneNumbers } from '@/lib/campsites/phone-numbers';
import type { Position } from '@/lib/geometry';
import { plainLine } from '@/lib/text';

/** A campsite as an address book entry. */
export interface SiteContact extends Position {
  id: string;
  name: string;
  address: string | null;
  /** One number or several. */
  phone: string;
  url: string | null;
  /** True for a campsite from the open data, whose licence requires a credit. */
  open: boolean;
}

/**
 * Returns a vCard 3.0 (RFC 2426), which every address book reads. Address books on phones show it
 * as a place rather than a person.
 */
export function siteVcard(site: SiteContact, appUrl: string): string {
  const { id, address, phone, latitude, longitude, url, open } = site;
  const name = escaped(site.name);
  const notes = [spotText(site), ...(open ? ['Campground data © OpenStreetMap contributors, ODbL'] : [])];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Campmates//Trips//EN',
    // The id is the same in every file, so that a newer file replaces the older one.
    `UID:${id}@${new URL(appUrl).hostname}`,
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABShowAs:COMPANY',
    ...phoneNumbers(phone).map((number) => `TEL;TYPE=WORK,VOICE:${number}`),
    ...(address ? [`ADR;TYPE=WORK:;;${escaped(address)};;;;`] : []),
    `GEO:${latitude.toFixed(5)};${longitude.toFixed(5)}`,
    ...(url ? [`URL:${plainLine(url).replaceAll(' ', '%20')}`] : []),
    `NOTE:${notes.map(escaped).join('\\n')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLines(line)}\r\n`).join('');
}

/** Escapes a text for a vCard value: in one line, without unescaped separators. */
const escaped = (text: string) => plainLine(text).replace(/[\\;,]/g, (sign) => `\\${sign}`);
