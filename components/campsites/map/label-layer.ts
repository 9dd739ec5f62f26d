import L from 'leaflet';
import { type DirectionSign, directionSigns } from './direction-signs';
import { chooseLabels } from './label-choice';
import type { PlaceRow } from './map-data';
import { SPOT } from './pin-icon';

/**
 * Signs point to towns outside the map when few names fit. Both are hidden from screen readers,
 * because they only illustrate.
 */
export function addLabels(map: L.Map, places: readonly PlaceRow[]): void {
  const pane = map.getPane('labels') ?? map.createPane('labels');
  pane.setAttribute('aria-hidden', 'true');

  function draw() {
    const pointOf = (latitude: number, longitude: number) =>
      map.latLngToContainerPoint([latitude, longitude]);
    const marks = marksOn(map);
    const labels = chooseLabels(places, map.getZoom(), map.getSize(), pointOf, marks);
    const middle = map.getCenter();
    const kmTo = (latitude: number, longitude: number) => middle.distanceTo([latitude, longitude]) / 1000;
    const signs = directionSigns(places, labels, map.getSize(), pointOf, kmTo, marks);
    pane.replaceChildren(
      ...signs.map((sign) => signElement(map, sign)),
      ...labels.map(({ name, zoom, left, aside, x, y }) => {
        const label = document.createElement('span');
        label.className = zoom <= 6 ? 'map-place map-place-big' : 'map-place';
        label.classList.toggle('map-place-left', left);
        label.classList.toggle('map-place-aside', aside);
        label.textContent = name;
        L.DomUtil.setPosition(label, map.containerPointToLayerPoint([x, y]));
        return label;
      }),
    );
    pane.classList.remove('map-zooming');
  }

  let frame = 0;
  const drawSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  map.on('moveend resize', draw);
  const marked = ({ layer }: L.LayerEvent) => {
    if (layer instanceof L.Marker) drawSoon();
  };
  map.on('layeradd layerremove', marked);
  map.on('unload', () => {
    cancelAnimationFrame(frame);
    // Leaflet removes the map's marks after this event, and each removal would draw the labels
    // again on a removed map.
    map.off('layeradd layerremove', marked);
  });
  map.on('zoomstart', () => pane.classList.add('map-zooming'));
  draw();
}

function signElement(map: L.Map, { text, degrees, x, y }: DirectionSign): HTMLElement {
  const sign = document.createElement('span');
  sign.className = 'map-way';
  const arrow = document.createElement('span');
  arrow.className = 'map-way-arrow';
  arrow.textContent = '↑';
  arrow.style.rotate = `${degrees}deg`;
  sign.append(arrow, text);
  L.DomUtil.setPosition(sign, map.containerPointToLayerPoint([x, y]));
  return sign;
}

/** In pixels of the map. */
function marksOn(map: L.Map): L.Point[] {
  const marks: L.Point[] = [];
  map.eachLayer((layer) => {
    if (!(layer instanceof L.Marker)) return;
    const [, anchor] = (layer.getIcon() as L.DivIcon).options.iconAnchor as [number, number];
    marks.push(map.latLngToContainerPoint(layer.getLatLng()).add([0, SPOT / 2 - anchor]));
  });
  return marks;
}
