import L from 'leaflet';
import type { Position } from '@/lib/geometry';
import { type BaseMapOptions, createBaseMap } from './base-map';
import { dropShape } from './glyphs';
import { iconOf, SPOT } from './pin-icon';
import type { MapView } from './use-map-view';

export function openSiteView(element: HTMLElement, options: BaseMapOptions): MapView<Position> {
  const base = createBaseMap(element, options);
  const pin = L.marker([0, 0], {
    icon: iconOf(dropShape(), [SPOT / 2, SPOT]),
    keyboard: false,
    interactive: false,
  });
  let shown: Position | undefined;
  return {
    update({ latitude, longitude }) {
      if (shown?.latitude === latitude && shown.longitude === longitude) return;
      shown = { latitude, longitude };
      pin.setLatLng([latitude, longitude]).addTo(base.map);
      base.show(shown);
    },
    remove: base.remove,
  };
}
