import L from 'leaflet';
import { type Pin, sourceWords } from './pins';

/** Returns a popup's content: the pins' names as text, each with a link to its page. */
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

export interface PopupOptions {
  go: (href: string) => void;
  onClose: () => void;
}

/**
 * Opens a popup over a mark and moves the focus into it. When it is closed by its own button or by
 * Escape, the focus returns to the mark.
 */
export function openPopup(
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
