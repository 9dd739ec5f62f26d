import { join } from 'node:path';
import { build } from 'esbuild';
import { command, isCommand } from '../command';
import { root } from '../paths';

export async function buildWorker(outfile = join(root, 'public', 'sw.js')): Promise<void> {
  await build({
    entryPoints: [join(root, 'lib', 'offline', 'worker', 'worker.ts')],
    outfile,
    bundle: true,
    minify: true,
    legalComments: 'none',
    format: 'iife',
    target: ['chrome100', 'firefox100', 'safari15.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: root,
    logLevel: 'warning',
  });
}

if (isCommand(import.meta.url)) await command(() => buildWorker());
