import L from 'leaflet';

/** A touch target, in pixels. */
export const SPOT = 44;

/** `point` is the pixel of the icon that marks the position. */
export function iconOf(content: Element, point: [number, number] = [SPOT / 2, SPOT / 2]): L.DivIcon {
  return L.divIcon({
    className: 'map-spot',
    html: content as HTMLElement,
    iconSize: [SPOT, SPOT],
    iconAnchor: point,
  });
}

/** Reached by Tab. Leaflet handles clicks on it, because Leaflet can tell a click from a drag. */
export function spotButton(name: string, content: Node): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-button';
  button.setAttribute('aria-label', name);
  button.append(content);
  return button;
}
