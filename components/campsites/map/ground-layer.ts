import L from 'leaflet';
import { isTile, loadTile } from './map-data';
import type { MapTile } from './map-tile';
import { paintCell } from './paint-ground';
import { tilesFor } from './tile-grid';

/** The margin beyond each side of the view, as a share of the view: dragging shows it at once. */
const PADDING = 0.25;

/** On one canvas. Screen readers get the same facts from text elsewhere on the page. */
export class GroundLayer extends L.Layer {
  private readonly canvas = document.createElement('canvas');
  private readonly dark = matchMedia('(prefers-color-scheme: dark)');
  private readonly loaded = new Map<string, MapTile>();
  private drawn: L.LatLngBounds | undefined;
  private zoom = 0;
  private frame = 0;

  constructor(private readonly overview: MapTile) {
    super();
    this.canvas.className = 'leaflet-zoom-animated';
  }

  override onAdd(map: L.Map): this {
    const pane = map.getPane('ground') ?? map.createPane('ground');
    pane.setAttribute('aria-hidden', 'true');
    pane.append(this.canvas);
    this.dark.addEventListener('change', this.drawSoon);
    this.drawSoon();
    return this;
  }

  override onRemove(): this {
    cancelAnimationFrame(this.frame);
    this.dark.removeEventListener('change', this.drawSoon);
    this.canvas.remove();
    return this;
  }

  override getEvents(): Record<string, L.LeafletEventHandlerFn> {
    return {
      moveend: this.drawSoon,
      resize: this.drawSoon,
      move: () => {
        if (!this.drawn?.contains(this._map.getBounds())) this.drawSoon();
      },
      zoom: () => this.stretch(this._map.getCenter(), this._map.getZoom()),
      zoomanim: (event) => {
        const { center, zoom } = event as L.ZoomAnimEvent;
        this.stretch(center, zoom);
      },
    };
  }

  private readonly drawSoon = () => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  };

  /** While the zoom changes. */
  private stretch(center: L.LatLng, zoom: number): void {
    if (!this.drawn) return;
    const map = this._map;
    const half = map.getSize().divideBy(2);
    const moved = L.DomUtil.getPosition(map.getPane('mapPane') as HTMLElement);
    const origin = map.project(center, zoom).subtract(half).add(moved).round();
    const corner = map.project(this.drawn.getNorthWest(), zoom).subtract(origin);
    L.DomUtil.setTransform(this.canvas, corner, map.getZoomScale(zoom, this.zoom));
  }

  private draw(): void {
    const map = this._map;
    const zoom = map.getZoom();
    const size = map.getSize();
    const density = window.devicePixelRatio || 1;
    const margin = size.multiplyBy(PADDING).round();
    const corner = map.containerPointToLayerPoint([0, 0]).subtract(margin).round();
    const [width, height] = [size.x + 2 * margin.x, size.y + 2 * margin.y];
    const context = this.canvas.getContext('2d');
    if (!context || size.x === 0) return;
    this.canvas.width = Math.round(width * density);
    this.canvas.height = Math.round(height * density);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    this.zoom = zoom;
    this.drawn = L.latLngBounds(
      map.layerPointToLatLng(corner),
      map.layerPointToLatLng(corner.add([width, height])),
    );
    L.DomUtil.setTransform(this.canvas, corner, 1);

    const style = getComputedStyle(map.getContainer());
    const colorOf = (property: string) => style.getPropertyValue(property).trim();
    const origin = map.getPixelOrigin().add(corner);
    const paint = (tile: MapTile) => {
      const [level = 0, x = 0, y = 0] = tile.key.split('/').map(Number);
      const side = 256 * 2 ** (zoom - level);
      const cell = {
        tile,
        x: (x * side - origin.x) * density,
        y: (y * side - origin.y) * density,
        side: side * density,
      };
      paintCell({ context, zoom, density, colorOf }, cell);
    };
    const wanted = this.wanted();
    const missing = wanted.filter((key) => !this.loaded.has(key));
    if (missing.length > 0 || wanted.length === 0) paint(this.overview);
    for (const key of wanted) {
      const tile = this.loaded.get(key);
      if (tile) paint(tile);
    }
    for (const key of missing) this.load(key);
  }

  private wanted(): string[] {
    const bounds = this._map.getBounds();
    const box = {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    };
    return tilesFor(box, this._map.getZoom()).filter(isTile);
  }

  /**
   * Until a tile has loaded, the overview is shown in its place. A failed tile is requested again
   * when the map moves.
   */
  private load(key: string): void {
    loadTile(key).then(
      (tile) => {
        this.loaded.set(key, tile);
        if (this.canvas.isConnected) this.drawSoon();
      },
      () => {},
    );
  }
}
