import type L from 'leaflet';

const HINT_TIME = 1400;

/**
 * Lets people scroll the page over a map. The wheel zooms the map only with Ctrl or while the map
 * has the focus. One finger scrolls the page, unless `swipe` is 'map'.
 */
export function leavePageScroll(map: L.Map, swipe: 'page' | 'map'): void {
  const element = map.getContainer();
  const hint = addHint(element);

  element.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey || element.contains(document.activeElement)) return;
      event.stopImmediatePropagation();
      hint('Hold Ctrl to zoom with the wheel');
    },
    { capture: true, passive: true },
  );
  if (swipe === 'map') return;

  element.classList.add('map-page-swipe');
  const isSwipe = (event: TouchEvent) =>
    event.touches.length === 1 &&
    !(event.target instanceof Element && event.target.closest('.leaflet-marker-draggable, .leaflet-popup'));
  element.addEventListener(
    'touchstart',
    (event) => {
      // Stops a swipe before it reaches Leaflet's drag listeners, which are on elements inside this
      // one. Taps are clicks and still reach Leaflet.
      if (isSwipe(event)) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      if (isSwipe(event)) hint('Use two fingers to move the map');
    },
    { capture: true, passive: true },
  );
}

function addHint(element: HTMLElement): (text: string) => void {
  const hint = document.createElement('p');
  hint.className = 'map-hint';
  hint.setAttribute('aria-hidden', 'true');
  element.append(hint);
  let timer: ReturnType<typeof setTimeout>;
  return (text) => {
    hint.textContent = text;
    hint.classList.add('map-hint-shown');
    clearTimeout(timer);
    timer = setTimeout(() => hint.classList.remove('map-hint-shown'), HINT_TIME);
  };
}
