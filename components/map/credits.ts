import L from 'leaflet';
import type { Tiles } from './base-map';

/** Who made the map, in one quiet line. */
export function addCredits(map: L.Map, tiles?: Tiles | null): void {
  const control = new L.Control({ position: 'bottomright' });
  control.onAdd = () => {
    const line = document.createElement('p');
    line.className = 'map-credits';
    line.append(
      linkTo('https://leafletjs.com', 'Leaflet'),
      ' · ',
      ...(tiles ? tileCredit(tiles) : ['Places: ABS, GeoNames']),
    );
    return line;
  };
  control.addTo(map);
}

function tileCredit({ url, by }: Tiles): (Node | string)[] {
  if (by) return [by];
  if (!isOpenStreetMap(url)) return [];
  return [linkTo('https://www.openstreetmap.org/copyright', '© OpenStreetMap contributors')];
}

const isOpenStreetMap = (url: string) =>
  /(^|\.)openstreetmap\.org$/.test(new URL(url.replace(/\{[a-z]\}/gi, 'a')).hostname);

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener';
  link.textContent = text;
  return link;
}
