import L from 'leaflet';

/** Folded into one line. Returns a function that adds another credit to that line. */
export function addCredits(map: L.Map): (credit: Node | string) => void {
  const box = document.createElement('div');
  box.className = 'map-credits';
  const folded = document.createElement('details');
  const line = document.createElement('summary');
  line.textContent = 'Not for navigation · © Geoscience Australia';
  folded.append(line, ...makers());
  box.append(folded);
  L.DomEvent.disableClickPropagation(box);
  const control = new L.Control({ position: 'bottomright' });
  control.onAdd = () => box;
  control.addTo(map);
  return (credit) => {
    const added = document.createElement('p');
    added.append(credit);
    box.prepend(added);
  };
}

/** Worded as the licences of the bundled data require. */
function makers(): HTMLElement[] {
  const by4 = linkTo('https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0');
  const by3 = linkTo('https://creativecommons.org/licenses/by/3.0/au/', 'CC BY 3.0 AU');
  const lines: (Node | string)[][] = [
    [
      'Much has changed since 2001: roads, dams and names may differ from what you find. Distances are in a straight line.',
    ],
    [
      'Based on Geoscience Australia data: Global Map Australia 1M 2001, © Commonwealth of Australia (Geoscience Australia), ',
      by4,
      '. Modified.',
    ],
    [
      'National parks: Collaborative Australian Protected Areas Database (CAPAD) 2014, Commonwealth of Australia, ',
      by3,
      '. Modified.',
    ],
    ['Large towns: Natural Earth, ABS. Drawn with ', linkTo('https://leafletjs.com', 'Leaflet'), '.'],
  ];
  return lines.map((parts) => {
    const line = document.createElement('p');
    line.append(...parts);
    return line;
  });
}

/** `by` if given, OpenStreetMap's own wording for its tiles, and null for other tiles. */
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
