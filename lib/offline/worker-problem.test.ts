import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerProblem } from './worker-problem';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-public-'));
  await mkdir(join(folder, 'public'));
});
afterEach(() => rm(folder, { recursive: true }));

const server = { NODE_ENV: 'production', SERVERLESS: false };

test('a server without the service worker names the missing file and the command that builds it', async () => {
  expect(workerProblem(server, folder)).toContain('public/sw.js is missing. `npm run build`');
  await writeFile(join(folder, 'public', 'sw.js'), '');
  expect(workerProblem(server, folder)).toBeUndefined();
});

test('there is no message in development or when the host serves the files', () => {
  expect(workerProblem({ ...server, SERVERLESS: true }, folder)).toBeUndefined();
  expect(workerProblem({ ...server, NODE_ENV: 'development' }, folder)).toBeUndefined();
});
