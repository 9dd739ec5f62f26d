import { expect, type Page } from '@playwright/test';

/** Waits until the page responds to clicks, because text filled in earlier would be lost. */
export async function ready(page: Page): Promise<void> {
  await page.waitForLoadState();
  const takesClicks = async () => {
    expect(await page.evaluate(untaken)).toEqual([]);
    await page.evaluate(settled);
  };
  await expect(takesClicks).toPass({ intervals: [50], timeout: 15_000 });
}

/**
 * Runs in the page. Returns the controls that React has not hydrated yet, without the map's own
 * buttons.
 */
function untaken(): string[] {
  return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((control) => !control.closest('.leaflet-container'))
    .filter((control) => !Object.keys(control).some((key) => key.startsWith('__reactProps$')))
    .map((control) => control.outerHTML);
}

/** Runs in the page. Resolves once fonts are loaded and nothing is left to compute or draw. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
  }
}
