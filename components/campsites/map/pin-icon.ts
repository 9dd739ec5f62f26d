import L from 'leaflet';

/** The size of a touch target, in pixels. */
export const SPOT = 44;

/** Returns an icon that holds our own element. `point` is where in the element the position is. */
export function iconOf(content: Element, point: [number, number] = [SPOT / 2, SPOT / 2]): L.DivIcon {
  return L.divIcon({
    className: 'map-spot',
    html: content as HTMLElement,
    iconSize: [SPOT, SPOT],
    iconAnchor: point,
  });
}

/**
 * Returns a named button that Tab reaches. Leaflet handles its clicks, because Leaflet tells a
 * click from a drag.
 */
export function spotButton(name: string, content: Node): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-button';
  button.setAttribute('aria-label', name);
  button.append(content);
  return button;
}
