import { expect, type Page } from '@playwright/test';
import { settled, untaken } from './settled';

/** Waits until the page responds to clicks, because text filled in earlier would be lost. */
export async function ready(page: Page): Promise<void> {
  await page.waitForLoadState();
  const takesClicks = async () => {
    expect(await page.evaluate(untaken)).toEqual([]);
    await page.evaluate(settled);
  };
  await expect(takesClicks).toPass({ intervals: [50], timeout: 15_000 });
}
