import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { print } from '../print';
import { Refusal } from '../refusal';
import { runProgram } from '../run';

// The headless shell takes less than half of a full Chromium's processor time.
const shell = 'chromium-headless-shell';

const usual = [
  `/usr/bin/${shell}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export async function findChromium(): Promise<string> {
  const found = present();
  if (found) return found;
  print('Installing Chromium for the browser tests …');
  // As root on Debian, Debian's package. Playwright's Chromium needs Playwright's download server.
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
  // After any failure the caller tries the next way to install.
  await runProgram(program, args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => 1);
}
