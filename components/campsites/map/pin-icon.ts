import L from 'leaflet';

/** The size of a touch target, in pixels. */
export const SPOT = 44;

/**
 * Returns a Leaflet icon that holds `content`. `point` is the pixel of the icon that marks the
 * position.
 */
export function iconOf(content: Element, point: [number, number] = [SPOT / 2, SPOT / 2]): L.DivIcon {
  return L.divIcon({
    className: 'map-spot',
    html: content as HTMLElement,
    iconSize: [SPOT, SPOT],
    iconAnchor: point,
  });
}

/**
 * Returns a named button that the Tab key reaches. Leaflet handles clicks on it, because Leaflet
 * can tell a click from a drag.
 */
export function spotButton(name: string, content: Node): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-button';
  button.setAttribute('aria-label', name);
  button.append(content);
  return button;
}
