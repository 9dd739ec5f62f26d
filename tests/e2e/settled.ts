/**
 * Runs in the page. Returns the controls that React has not hydrated yet, without the map's own
 * buttons.
 */
export function untaken(): string[] {
  return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((control) => !control.closest('.leaflet-container'))
    .filter((control) => !Object.keys(control).some((key) => key.startsWith('__reactProps$')))
    .map((control) => control.outerHTML);
}

/** Runs in the page. Resolves once fonts are loaded and nothing is left to compute or draw. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    // WebKit has no requestIdleCallback.
    await new Promise((idle) =>
      'requestIdleCallback' in window ? requestIdleCallback(idle, { timeout: 500 }) : setTimeout(idle, 50),
    );
  }
}
