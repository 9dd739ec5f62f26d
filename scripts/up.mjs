// Runs before anything is installed, so it is plain JavaScript for Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...args] = process.argv.slice(2);

const folders = {
  start: 'scripts/server',
  dev: 'scripts/server',
  build: 'scripts/server',
  release: 'scripts/server',
  migrate: 'scripts/database',
  backup: 'scripts/database/backup',
  restore: 'scripts/database/backup',
  operator: 'scripts/operator',
  demo: 'scripts/demo',
  'save-release': 'scripts/demo',
  test: 'scripts/checks',
  'test-clock': 'scripts/checks',
  screenshots: 'proof/pictures',
  mutate: 'proof/mutate',
  fuzz: 'proof/fuzz',
  bench: 'proof/bench',
  lighthouse: 'proof/lighthouse',
  cluster: 'proof/cluster',
  faults: 'proof/faults',
  browsers: 'proof/browsers',
  compare: 'proof/compare',
  'release-check': 'proof',
};
const folder = folders[command] ?? 'scripts';

/** These commands need the packages of proof/package.json. */
const withOwnPackages = ['bench', 'browsers', 'cluster', 'mutate', 'lighthouse', 'release-check'];

const withoutTools = ['start', 'build', 'release', 'migrate', 'operator', 'backup', 'restore'];

requireNode(20, 19);
install(root);
if (withOwnPackages.includes(command)) install(join(root, 'proof'));
run();

function requireNode(major, minor) {
  const [hasMajor = 0, hasMinor = 0] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  fail(`Campmates needs Node ${major}.${minor} or later, and this is ${process.versions.node}.`);
}

function install(cwd) {
  const stamp = join(cwd, 'node_modules', '.campmates-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(cwd, 'package-lock.json')))
    .digest('hex');
  const served = `${lock} without tools`;
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  // Development packages that somebody has installed stay.
  const less =
    withoutTools.includes(command) &&
    (installed.endsWith(' without tools') || !existsSync(join(cwd, 'node_modules')));
  if (installed === lock || (less && installed === served)) return;
  process.stdout.write('Installing dependencies …\n');
  // `npm ci` refuses a lock file without other platforms' optional packages, which some mirrors lack.
  const tools = less ? '--omit=dev' : '--include=dev';
  const flags = ['--no-save', tools, '--no-audit', '--no-fund', '--loglevel=error'];
  const windows = process.platform === 'win32';
  const { status } = spawnSync('npm', ['install', ...flags], { cwd, stdio: 'inherit', shell: windows });
  if (status !== 0) fail('The dependencies could not be installed: see above.');
  writeFileSync(stamp, less ? served : lock);
}

function run() {
  // This tsconfig replaces `server-only`, which files that use the database import, with an empty module.
  const config = ['operator', 'fuzz'].includes(command) && {
    TSX_TSCONFIG_PATH: join('scripts', 'operator', 'tsconfig.json'),
  };
  // The bundle of the built release needs half the processor time of its sources.
  const bundle = join('.next', 'operator.mjs');
  const bundled = command === 'operator' && isFresh(bundle);
  const program = bundled ? [bundle] : ['--import', 'tsx', join(folder, `${command}.ts`)];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...config },
  });
  // Ctrl-C in a terminal reaches both processes, but `kill` only this one. The child treats two signals
  // within a second as one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** After a pull, the bundle has the old release's rules until the next build. */
function isFresh(bundle) {
  const time = (...path) => statSync(join(root, ...path)).mtimeMs;
  const unchanged = (folder) =>
    readdirSync(join(root, folder), { recursive: true }).every((file) => time(folder, file) <= time(bundle));
  return existsSync(join(root, bundle)) && ['lib', 'scripts', 'prisma/migrations'].every(unchanged);
}

/** Not every shell passes a signal on. Another command's process may be meant to outlive its shell. */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event !== 'dev') return;
  const parent = process.ppid;
  // npm is the parent of this process, or of the shell that npm has started. A shell lives on when npm is
  // killed, but gets another parent.
  const [, npm] = /^(\d+) +\S*sh$/.exec(psOf(parent).trim()) ?? [];
  const orphaned = () => process.ppid !== parent || (npm && !psOf(parent).trim().startsWith(`${npm} `));
  const watch = setInterval(() => {
    if (!orphaned()) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 1000);
  watch.unref();
}

function psOf(pid) {
  return spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]).stdout?.toString() ?? '';
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
