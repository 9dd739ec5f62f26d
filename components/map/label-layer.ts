import L from 'leaflet';
import { chooseLabels } from './label-choice';
import type { PlaceRow } from './map-data';

/** Names towns on a map, as many as have room; a picture's lettering, which no screen reader needs. */
export function addLabels(map: L.Map, places: readonly PlaceRow[]): void {
  const pane = map.getPane('labels') ?? map.createPane('labels');
  pane.setAttribute('aria-hidden', 'true');

  function draw() {
    const labels = chooseLabels(places, map.getZoom(), map.getSize(), (latitude, longitude) =>
      map.latLngToContainerPoint([latitude, longitude]),
    );
    pane.replaceChildren(
      ...labels.map(({ name, zoom, left, x, y }) => {
        const label = document.createElement('span');
        label.className = zoom <= 6 ? 'map-place map-place-big' : 'map-place';
        label.classList.toggle('map-place-left', left);
        label.textContent = name;
        L.DomUtil.setPosition(label, map.containerPointToLayerPoint([x, y]));
        return label;
      }),
    );
    pane.classList.remove('map-zooming');
  }

  map.on('moveend resize', draw);
  map.on('zoomstart', () => pane.classList.add('map-zooming'));
  draw();
}
