import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { packaged } from './packages';
import type { Engine, Tab } from './tab';

/** Steers Debian's Firefox by WebDriver BiDi. */
export async function firefox(): Promise<Engine> {
  const executablePath = await packaged('Firefox', { '/usr/bin/firefox-esr': 'firefox-esr' });
  const launch = (proxyPort: number) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': proxyPort,
        'network.proxy.allow_hijacking_localhost': true,
        'ui.prefersReducedMotion': 1,
      },
    });
  const open = async (proxyPort: number): Promise<Tab> => {
    const browser = await launch(proxyPort);
    const [first] = await browser.pages();
    const page = first ?? (await browser.newPage());
    return {
      version: await browser.version(),
      goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      run: <T>(script: string) => page.evaluate(`(() => {${script}})()`) as Promise<T>,
      click: async (script) => {
        const element = (await page.evaluateHandle(`(() => {${script}})()`)) as ElementHandle;
        await element.click();
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      picture: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
    };
  };
  return { open, close: async () => undefined };
}
