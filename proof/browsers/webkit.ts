import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../scripts/port';
import { end } from '../../tests/servers/start-postgres-process';
import { packaged } from './packages';
import type { Engine, Tab } from './tab';

const programs = {
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

// MiniBrowser's buttons would keep its window wider than a phone.
const narrow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Steers Debian's WebKit by WebDriver, in a browser on a screen that only exists in memory. */
export async function webkit(): Promise<Engine> {
  const driver = await packaged('WebKit', programs);
  const config = await mkdtemp(join(tmpdir(), 'campmates-webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0', 'gtk.css'), narrow);
  const screen = spawn(
    '/usr/bin/Xvfb',
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await once(screen.stdout, 'data');
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    XDG_CONFIG_HOME: config,
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
  };
  const start = async () => {
    const port = await freePort();
    const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/status`).catch(() => null))) await sleep(50);
    return { child, url };
  };
  const open = async (proxyPort: number): Promise<Tab> => {
    // One WebKitWebDriver steers one browser.
    const { child, url } = await start();
    const args = ['--automation', `--proxy=http://127.0.0.1:${proxyPort}`];
    const session = await new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { args },
        }),
      )
      .build();
    const version = (await session.getCapabilities()).getBrowserVersion() ?? '';
    return tabOf(session, child, `WebKitGTK ${version}`);
  };
  const close = async () => {
    await end(screen, 'SIGTERM');
    await rm(config, { recursive: true, force: true });
  };
  return { open, close };
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Delete: Key.DELETE };

function tabOf(session: WebDriver, child: ChildProcess, version: string): Tab {
  const run = <T>(script: string) => session.executeScript<T>(script);
  return {
    version,
    run,
    goto: (url) => session.get(url),
    click: async (script) => (await run<WebElement>(script)).click(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      const window = session.manage().window();
      const bar = await run<number>('return outerHeight - innerHeight');
      await window.setRect({ width, height: height + bar });
    },
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit().catch(() => undefined);
      await end(child, 'SIGTERM');
    },
  };
}
