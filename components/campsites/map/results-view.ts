import L from 'leaflet';
import type { Position } from '@/lib/geometry';
import { boxOf } from './australia';
import { type BaseMapOptions, createBaseMap } from './base-map';
import { boxAround, clusterPins, comeApart, type Spot, type SpotsIn } from './clusters';
import { type Area, isShown, movedArea } from './moved-area';
import { type Pin, samePins } from './pins';
import './results.css';
import { sourceWords } from './pins';
import { SpotLayer } from './spot-layer';
import type { MapView } from './use-map-view';

export interface ResultsViewProps {
  centre: Position;
  /** In km. */
  radius: number;
  pins: readonly Pin[];
  activeId: string | null;
  onActivate: (id: string | null) => void;
  onTap?: (() => void) | undefined;
  onChoose?: ((id: string) => boolean) | undefined;
  /** null when the map shows the searched area again. */
  onMove: (area: Area | null) => void;
  go: (href: string) => void;
}

export function openResultsView(element: HTMLElement, options: BaseMapOptions): MapView<ResultsViewProps> {
  const base = createBaseMap(element, options);
  const { map } = base;
  let props: ResultsViewProps | undefined;
  let spotsIn: SpotsIn = () => [];
  let circle: L.Layer | undefined;
  /** Its pin stays marked while the pointer is elsewhere. */
  let openId: string | null = null;

  const layer = new SpotLayer(map, {
    onChoose: choose,
    onPoint: (id) => props?.onActivate(id ?? openId),
  });
  map.on('click', () => props?.onTap?.());
  map.on('moveend', () => {
    draw();
    tellArea();
  });

  function draw() {
    const bounds = map.getBounds();
    const box = {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    };
    layer.show(spotsIn(box, map.getZoom()), props?.activeId ?? null);
  }

  function tellArea() {
    if (props) props.onMove(movedArea(map, props));
  }

  function choose(spot: Spot, button: HTMLButtonElement) {
    const [first] = spot.pins;
    if (!first) return;
    // Zooming in would not separate a cluster that stays together even at the closest zoom.
    if (map.getZoom() < map.getMaxZoom() && comeApart(spot.pins, map.getMaxZoom())) {
      const focused = document.activeElement === button;
      // Zooming in removes the focused cluster.
      if (focused) map.once('moveend', () => layer.focus(first.id) || element.focus());
      base.fit(boxOf(spot.pins));
      return;
    }
    openId = spot.pins.length === 1 ? first.id : null;
    if (openId && props?.onChoose?.(openId)) return props.onActivate(openId);
    openPopup(map, [spot.latitude, spot.longitude], spot.pins, button, {
      go: (href) => props?.go(href),
      onClose: () => {
        openId = null;
        props?.onActivate(null);
      },
    });
    props?.onActivate(openId);
  }

  function showArea({ centre, radius }: ResultsViewProps) {
    circle?.remove();
    const at: L.LatLngTuple = [centre.latitude, centre.longitude];
    circle = L.layerGroup([
      L.circle(at, { radius: radius * 1000, className: 'map-radius', interactive: false }),
      L.circleMarker(at, { radius: 4, className: 'map-centre', interactive: false }),
    ]).addTo(map);
    // After a search in the area that the map already shows, the map stays where it is.
    if (!isShown(map, { centre, radius })) base.fit(boxAround(centre, radius));
    tellArea();
  }

  return {
    update(next) {
      const before = props;
      props = next;
      if (!before || !samePins(before.pins, next.pins)) {
        map.closePopup();
        layer.clear();
        spotsIn = clusterPins(next.pins);
        draw();
      }
      if (!before || !sameArea(before, next)) showArea(next);
      if (before?.activeId !== next.activeId) layer.mark(next.activeId);
    },
    remove: base.remove,
  };
}

const sameArea = (a: ResultsViewProps, b: ResultsViewProps) =>
  a.centre.latitude === b.centre.latitude &&
  a.centre.longitude === b.centre.longitude &&
  a.radius === b.radius;

function popupContent(pins: readonly Pin[], go: (href: string) => void): HTMLElement {
  const list = document.createElement('ul');
  for (const pin of pins) {
    const link = document.createElement('a');
    link.className = 'map-popup-link';
    link.href = pin.href;
    link.textContent = pin.name;
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      link.classList.add('map-link-pending');
      go(pin.href);
    });
    const source = document.createElement('span');
    source.className = 'map-popup-source';
    source.textContent = sourceWords[pin.source];
    const item = document.createElement('li');
    item.className = 'map-popup-item';
    item.append(link, source);
    list.append(item);
  }
  return list;
}

interface PopupOptions {
  go: (href: string) => void;
  onClose: () => void;
}

/**
 * Moves the focus into the popup. When it is closed by its own button or by Escape, the focus
 * returns to the mark.
 */
function openPopup(
  map: L.Map,
  at: L.LatLngExpression,
  pins: readonly Pin[],
  opener: HTMLElement,
  { go, onClose }: PopupOptions,
): void {
  const content = popupContent(pins, go);
  const popup = L.popup({ className: 'map-popup', offset: [0, -8], maxWidth: 220, maxHeight: 220 })
    .setLatLng(at)
    .setContent(content)
    .openOn(map);
  popup.on('remove', onClose);
  const giveBack = () => opener.isConnected && opener.focus({ preventScroll: true });
  const box = popup.getElement();
  box?.querySelector('.leaflet-popup-close-button')?.addEventListener('click', giveBack);
  box?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    popup.close();
    giveBack();
  });
  content.querySelector('a')?.focus({ preventScroll: true });
}
