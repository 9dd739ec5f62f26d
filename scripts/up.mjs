// What `npm start` and its like call first. It runs before anything is installed, so plain JavaScript of Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...args] = process.argv.slice(2);

/** Where the script of each command is. */
const folders = {
  start: 'server',
  demo: 'demo',
  screenshots: 'demo',
  dev: 'server',
  build: 'server',
  migrate: 'database',
  operator: 'operator',
  backup: 'database/backup',
  restore: 'database/backup',
  test: 'checks',
  'test-clock': 'checks',
  mutate: 'checks',
  fuzz: 'checks/fuzz',
  bench: 'checks',
  lighthouse: 'checks',
  'release-check': 'checks',
  'save-release': 'demo',
};

/** These commands need no package that only tests and tools use. */
const withoutTools = ['start', 'build', 'migrate', 'operator', 'backup', 'restore'];

requireNode(20, 19);
install();
run();

function requireNode(major, minor) {
  const [hasMajor = 0, hasMinor = 0] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  fail(`Campmates needs Node ${major}.${minor} or later, and this is ${process.versions.node}.`);
}

/** Installs what package-lock.json lists, unless that very list is installed already. */
function install() {
  const stamp = join(root, 'node_modules', '.campmates-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const served = `${lock} without tools`;
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  // In a folder where somebody has installed everything, nothing is taken away again.
  const less =
    withoutTools.includes(command) &&
    (installed.endsWith(' without tools') || !existsSync(join(root, 'node_modules')));
  if (installed === lock || (less && installed === served)) return;
  process.stdout.write('Installing dependencies …\n');
  // Not `npm ci`: it refuses a lock file without the optional packages of other platforms, and mirrors lack some.
  const tools = less ? '--omit=dev' : '--include=dev';
  const flags = ['--no-save', tools, '--no-audit', '--no-fund', '--loglevel=error'];
  const windows = process.platform === 'win32';
  const { status } = spawnSync('npm', ['install', ...flags], { cwd: root, stdio: 'inherit', shell: windows });
  if (status !== 0) fail('The dependencies could not be installed: see above.');
  writeFileSync(stamp, less ? served : lock);
}

function run() {
  // There `server-only`, which stands at the top of the files that use the database and lets only Next import them, is empty.
  const config = ['operator', 'fuzz'].includes(command) && {
    TSX_TSCONFIG_PATH: join('scripts', 'operator', 'tsconfig.json'),
  };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join('scripts', folders[command] ?? '', `${command}.ts`), ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...config },
    },
  );
  // A terminal sends Ctrl-C to both of us, `kill` to this process alone: the child takes what comes twice for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
