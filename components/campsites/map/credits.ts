import L from 'leaflet';

/** Who made the map, in one quiet line; what is returned adds to it. */
export function addCredits(map: L.Map): (credit: Node | string) => void {
  const line = document.createElement('p');
  line.className = 'map-credits';
  line.append(linkTo('https://leafletjs.com', 'Leaflet'));
  const control = new L.Control({ position: 'bottomright' });
  control.onAdd = () => line;
  control.addTo(map);
  return (credit) => line.append(' · ', credit);
}

/** What is to be said of the tiles: `by`, or else what OpenStreetMap asks for where they are its. */
export function tileCredit({ url, by }: { url: string; by?: string }): Node | string | null {
  if (by) return by;
  const { hostname } = new URL(url.replace(/\{[a-z]\}/gi, 'a'));
  if (!/(^|\.)openstreetmap\.org$/.test(hostname)) return null;
  return linkTo('https://www.openstreetmap.org/copyright', '© OpenStreetMap contributors');
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener';
  link.textContent = text;
  return link;
}
