import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { someAddress } from '../some-address';
import { App } from './app';

export { expect };

interface Fixtures {
  /** Opens a separate browser with its own address for a person in the story. */
  browserOf: (name: string, options?: BrowserContextOptions) => Promise<App>;
}

/** The test function of all stories. A story fails when a page or its console reports an error. */
export const test = base.extend<Fixtures>({
  browserOf: async ({ browser, baseURL }, use) => {
    const problems: string[] = [];
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (name, options = {}) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
        ...options,
      });
      contexts.push(context);
      await context.addInitScript(reportRefusedByPolicy);
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        // The browser logs refusals (4xx, or 503 of a provider) as errors, even when the page
        // handles them.
        if (/Failed to load resource: the server responded with a status of (4\d\d|503)/.test(message.text()))
          return;
        // A story cut the connection. The last two messages come from pages with a service worker.
        if (/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/.test(message.text())) return;
        // The OpenID provider's own pages request a font from another site.
        if (/ERR_NAME_NOT_RESOLVED/.test(message.text()) && !message.location().url.startsWith(baseURL ?? ''))
          return;
        problems.push(`${name}: ${message.text()}`);
      });
      return new App(page);
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems).toEqual([]);
  },
});

/**
 * Runs in the page. Reports violations of the content security policy as errors, even when the
 * script goes on.
 */
function reportRefusedByPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    reportError(new Error(`the content policy refused ${violatedDirective} ${blockedURI} in ${sourceFile}`));
  });
}

export const uniqueEmail = (name: string) => `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`;

/** Fails on every accessibility problem that axe finds on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Wait for a title, because a page has none for a moment while a list refreshes.
  await expect(page).toHaveTitle(/./);
  const { violations } = await new AxeBuilder({ page })
    // With these options axe takes only a fifth of the time, because it doesn't report passes and
    // doesn't merge results in a blank page, which only pages with frames need.
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const wrong: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== 'target-size' || (await isSmall(page, target.join(' ')))) wrong.push(`${id}: ${html}`);
  expect(wrong).toEqual([]);
}

/**
 * True when a target is too small even in the middle of the screen, where no fixed bar covers it. A
 * map's pin that a bar covers is measured without the bars: people move the map.
 */
async function isSmall(page: Page, selector: string): Promise<boolean> {
  const target = page.locator(selector);
  if (await target.evaluate((each) => each.matches('.map-button'))) {
    const box = await target.boundingBox();
    return !box || Math.min(box.width, box.height) < 24;
  }
  await target.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page }).include(selector).withRules('target-size').analyze();
  return violations.length > 0;
}

/** Expects the heading with an answer's result to have the focus and to be at the top of the screen. */
export async function expectHigh(page: Page, words: string): Promise<void> {
  const heading = page.getByRole('heading', { name: words, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const box = await heading.boundingBox();
  expect((box?.y ?? 300) + (box?.height ?? 0)).toBeLessThanOrEqual(300);
}
