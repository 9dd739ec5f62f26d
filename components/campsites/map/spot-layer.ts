import L from 'leaflet';
import type { Spot } from './clusters';
import { type Glyph, glyphOf } from './glyphs';
import { iconOf, spotButton } from './pin-icon';
import { type PinSource, pinName } from './pins';

const glyphOfSource: Record<PinSource, Glyph> = { open: 'tent', user: 'people', private: 'lock' };

export interface SpotEvents {
  onChoose: (spot: Spot, button: HTMLButtonElement) => void;
  /** A single pin, by the pointer or the focus; null when it leaves. */
  onPoint: (id: string | null) => void;
}

interface Mark {
  spot: Spot;
  marker: L.Marker;
  button: HTMLButtonElement;
}

/** A mark that is still shown after a move keeps its element, so that it doesn't lose the focus. */
export class SpotLayer {
  private readonly marks = new Map<string, Mark>();

  constructor(
    private readonly map: L.Map,
    private readonly events: SpotEvents,
  ) {}

  show(spots: readonly Spot[], activeId: string | null): void {
    const keys = new Set(spots.map(({ key }) => key));
    for (const key of this.marks.keys()) if (!keys.has(key)) this.take(key);
    for (const spot of spots) if (!this.marks.has(spot.key)) this.put(spot);
    this.mark(activeId);
  }

  clear(): void {
    for (const key of this.marks.keys()) this.take(key);
  }

  mark(activeId: string | null): void {
    for (const { spot, marker, button } of this.marks.values()) {
      const active = spot.pins.some(({ id }) => id === activeId);
      button.classList.toggle('map-active', active);
      marker.setZIndexOffset(active ? 10_000 : 0);
    }
  }

  /** Returns false when no mark holds the pin. */
  focus(id: string): boolean {
    const mark = [...this.marks.values()].find(({ spot }) => spot.pins.some((pin) => pin.id === id));
    mark?.button.focus({ preventScroll: true });
    return mark !== undefined;
  }

  private put(spot: Spot): void {
    const button = buttonFor(spot);
    const marker = L.marker([spot.latitude, spot.longitude], {
      icon: iconOf(button),
      keyboard: false,
      riseOnHover: true,
      bubblingMouseEvents: false,
    });
    marker.on('click', () => this.events.onChoose(spot, button));
    const [pin] = spot.pins;
    if (pin && spot.pins.length === 1) {
      const point = () => this.events.onPoint(pin.id);
      const leave = () => this.events.onPoint(null);
      marker.on('mouseover', point).on('mouseout', leave);
      button.addEventListener('focus', point);
      button.addEventListener('blur', leave);
    }
    this.marks.set(spot.key, { spot, marker: marker.addTo(this.map), button });
  }

  private take(key: string): void {
    this.marks.get(key)?.marker.remove();
    this.marks.delete(key);
  }
}

function buttonFor({ pins }: Spot): HTMLButtonElement {
  const [pin] = pins;
  const mark = document.createElement('span');
  if (pin && pins.length === 1) {
    mark.className = `map-mark map-pin map-pin-${pin.suit ?? pin.source}`;
    mark.append(glyphOf(pin.suit ? 'tent' : glyphOfSource[pin.source]));
    return spotButton(pinName(pin), mark);
  }
  const size = pins.length < 10 ? 'few' : pins.length < 50 ? 'some' : 'many';
  mark.className = `map-mark map-cluster map-cluster-${size}`;
  mark.textContent = String(pins.length);
  return spotButton(`${pins.length} campsites`, mark);
}
