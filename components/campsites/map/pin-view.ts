import L from 'leaflet';
import type { Position } from '@/lib/geometry';
import { type BaseMapOptions, createBaseMap } from './base-map';
import { dropShape } from './glyphs';
import { iconOf, SPOT, spotButton } from './pin-icon';
import { movedBy, rounded } from './pin-move';
import type { MapView } from './use-map-view';

export interface PinViewProps {
  position: Position | null;
  /** Where the map opens without a pin; null for the whole country. */
  near: Position | null;
  onMove: (position: Position) => void;
}

export function openPinView(element: HTMLElement, options: BaseMapOptions): MapView<PinViewProps> {
  const base = createBaseMap(element, options);
  const { map } = base;
  map.doubleClickZoom.disable();
  const button = spotButton('Pin', dropShape());
  button.classList.add('map-drop-button');
  const pin = L.marker([0, 0], {
    icon: iconOf(button, [SPOT / 2, SPOT]),
    keyboard: false,
    draggable: true,
    autoPan: true,
    bubblingMouseEvents: false,
  });
  let props: PinViewProps | undefined;
  /** Set on this map by a person. The view moves only when the form gives another position. */
  let own: Position | null = null;

  function put({ latitude, longitude }: Position) {
    pin.setLatLng([latitude, longitude]).addTo(map);
  }

  function move(to: Position) {
    own = rounded(to);
    put(own);
    props?.onMove(own);
  }

  const moveTo = ({ lat, lng }: L.LatLng) => move({ latitude: lat, longitude: lng });

  map.on('click', ({ latlng }) => moveTo(latlng));
  pin.on('dragend', () => moveTo(pin.getLatLng()));
  element.addEventListener('keydown', (event) => {
    // For people without a pointer: Enter on the map itself sets the pin in the middle. The arrow
    // keys then move the pin.
    if (event.target !== element || event.key !== 'Enter') return;
    event.preventDefault();
    moveTo(map.getCenter());
    button.focus();
  });
  button.addEventListener('keydown', (event) => {
    const { lat, lng } = pin.getLatLng();
    const to = movedBy(event.key, event.shiftKey, { latitude: lat, longitude: lng }, map.getZoom());
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    move(to);
    map.panInside(pin.getLatLng(), { padding: [SPOT, SPOT] });
  });

  return {
    update(next) {
      const { position, near } = next;
      if (!props && !position && near) base.show(near);
      const changed = !same(position, props?.position ?? null);
      props = next;
      if (!changed) return;
      if (!position) pin.remove();
      else if (!same(position, own)) {
        put(position);
        base.show(position);
      }
      own = position;
    },
    remove: base.remove,
  };
}

const same = (a: Position | null, b: Position | null) =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude;
