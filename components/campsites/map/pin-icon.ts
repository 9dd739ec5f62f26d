import L from 'leaflet';

/** Room for a finger. */
export const SPOT = 44;

/** An icon that holds an element of ours; `point` is where in it the position is. */
export function iconOf(content: Element, point: [number, number] = [SPOT / 2, SPOT / 2]): L.DivIcon {
  return L.divIcon({
    className: 'map-spot',
    html: content as HTMLElement,
    iconSize: [SPOT, SPOT],
    iconAnchor: point,
  });
}

/** A button that is reached by Tab and named; what it does comes through Leaflet, which tells a click from a drag. */
export function spotButton(name: string, content: Node): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-button';
  button.setAttribute('aria-label', name);
  button.append(content);
  return button;
}
