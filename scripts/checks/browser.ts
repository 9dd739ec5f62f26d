import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { print } from '../print';
import { Refusal } from '../refusal';
import { runProgram } from '../run';

// Without a window's parts, the shell takes less than half of a whole Chromium's processor time.
const shell = 'chromium-headless-shell';

const usual = [
  `/usr/bin/${shell}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium for the browser tests: one that is there, or else one that is installed now. */
export async function findChromium(): Promise<string> {
  const found = present();
  if (found) return found;
  print('Installing Chromium for the browser tests …');
  // Debian's own as root; elsewhere Playwright's, which needs its download server.
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await attempt('apt-get', ['update', '-qq']);
    await attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', shell]);
  }
  if (!present())
    await attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const installed = present();
  if (installed) return installed;
  throw new Refusal('No Chromium for the browser tests: install one, or name it in CHROMIUM_PATH.');
}

function present(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...usual].find(
    (path) => path && existsSync(path),
  );
}

async function attempt(program: string, args: string[]): Promise<void> {
  // The next way is tried whatever went wrong with this one.
  await runProgram(program, args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => 1);
}
