import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'yaml';
import { readEnv } from '@/lib/server/env';
import { STOP_PATIENCE } from '@/lib/server/http/connections';

/**
 * The short form of `npm run release-check -- image`: checks that the files for running Campmates
 * on other hosts agree with the code.
 */

const read = (file: string) => readFileSync(file, 'utf8');
const source = read('lib/server/env.ts');
/** True when the product reads a variable of this name. */
const isVariable = (name: string) => source.includes(`    ${name}: `);

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');
  const instructions = lines
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', value: line.slice(line.indexOf(' ') + 1) }));
  const stages = instructions.filter(({ name }) => name === 'FROM');
  const lastStage = instructions.slice(instructions.indexOf(stages.at(-1) ?? { name: '', value: '' }));
  const last = (name: string) => lastStage.findLast((each) => each.name === name)?.value ?? '';

  test('builds on any base image, by default on the slim image of the Node version in .nvmrc', () => {
    expect(instructions[0]).toEqual({
      name: 'ARG',
      value: `BASE=node:${read('.nvmrc').trim()}-bookworm-slim`,
    });
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Docker puts the argument there.
    expect(stages.map(({ value }) => value)).toEqual(['${BASE} AS build', '${BASE}']);
  });

  test('runs as a user other than root at the end', () => {
    expect(last('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  test('installs and builds nothing in the last stage, and copies only the unpacked release into it', () => {
    expect(lastStage.filter(({ name }) => name === 'COPY')).toEqual([
      { name: 'COPY', value: '--from=build /campmates ./' },
    ]);
    expect(read('Dockerfile')).toContain('node --import tsx scripts/server/release.ts');
    expect(lastStage.filter(({ name }) => name === 'RUN').map(({ value }) => value)).toEqual([
      expect.stringMatching(/^mkdir (?!.*\b(npm|apt|curl)\b)/),
    ]);
  });

  test('starts with Node, without npm or a shell, which would swallow signals', () => {
    expect([JSON.parse(last('ENTRYPOINT')), JSON.parse(last('CMD'))]).toEqual([
      ['node'],
      ['commands/start.mjs'],
    ]);
  });

  test('sets no variable that the product does not read, except a home for the user', () => {
    const names = last('ENV')
      .split(' ')
      .map((each) => each.split('=', 1)[0] ?? '');
    expect(names.filter((name) => !isVariable(name))).toEqual(['HOME']);
  });

  test.each([
    [200, 0],
    [503, 1],
  ])('its health check turns a response %i into the exit code %i', async (status, code) => {
    const [program = '', ...args]: string[] = JSON.parse(last('HEALTHCHECK').replace(/^.* CMD /, ''));
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    const env = { ...process.env, PORT: String(port) };
    const child = execFile(program, args, { env });
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(code);
    expect(asked).toEqual(['/api/health']);
    server.close();
  });

  test('its build sees no secret, data or history: everything is ignored except what is listed', () => {
    const [first, ...patterns] = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(first).toBe('*');
    const named = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    expect(named.filter((pattern) => /^[.*]/.test(pattern))).toEqual(['.env.example']);
    // The release's file takes deploy and .env.example in.
    expect(named).toEqual(
      expect.arrayContaining(['app', 'lib', 'package-lock.json', 'NOTICE', 'deploy', '.env.example']),
    );
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true });
  const filled = (value: unknown) =>
    String(value).replace(/\$\{(\w+):\?\}/g, (_, name: string) =>
      name === 'APP_URL' ? 'https://camp.example' : 'x'.repeat(32),
    );
  const environment: Record<string, string> = Object.fromEntries(
    Object.entries(services.campmates.environment).map(([name, value]) => [name, filled(value)]),
  );

  test('gives the product the variables that it needs, and none that it does not read', () => {
    expect(Object.keys(environment).filter((name) => !isVariable(name))).toEqual([]);
    expect(readEnv({ NODE_ENV: 'production', ...environment })).toMatchObject({
      APP_URL: 'https://camp.example',
      TRUSTED_PROXIES: 1,
    });
  });

  test('gives the product and Postgres the same database', () => {
    const { username, password, hostname, pathname } = new URL(environment.DATABASE_URL ?? '');
    expect(services.postgres.environment).toEqual({
      POSTGRES_USER: username,
      POSTGRES_DB: pathname.slice(1),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose fills it in.
      POSTGRES_PASSWORD: '${POSTGRES_PASSWORD:?}',
    });
    expect([hostname, filled(services.postgres.environment.POSTGRES_PASSWORD)]).toEqual([
      'postgres',
      password,
    ]);
  });

  test('keeps data, backups, the database and certificates in volumes, and mounts the product’s root read-only', () => {
    type Service = { volumes?: string[] };
    const mounted = (Object.values(services) as Service[]).flatMap((service) => service.volumes ?? []);
    const sources = mounted.map((volume) => volume.split(':', 1)[0] ?? '');
    const named = new Set(sources.filter((name) => !name.startsWith('.')));
    expect([...named].sort()).toEqual(Object.keys(volumes).sort());
    expect(sources.filter((name) => name.startsWith('.') && !existsSync(name))).toEqual([]);
    expect(services.campmates).toMatchObject({
      read_only: true,
      tmpfs: '/tmp',
      volumes: [`data:${environment.DATA_DIR}`, 'backups:/backups'],
    });
  });

  test('limits the memory and the log of every service', () => {
    for (const service of Object.values(services))
      expect(service).toMatchObject({
        mem_limit: expect.stringMatching(/^\d+m$/),
        logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '3' } },
      });
  });

  test('backs up each night as the product’s own user, and keeps seven', () => {
    const { backup, campmates } = services;
    expect(backup.image).toBe(campmates.image);
    expect([backup.entrypoint, backup.command]).toEqual([
      ['sh', '-c'],
      [expect.stringContaining('do node commands/backup.mjs --to /backups --keep 7; done')],
    ]);
    const wait = /sleep (.+?); do/.exec(backup.command[0])?.[1]?.replaceAll('$$', '$') ?? '';
    const seconds = Number(execFileSync('sh', ['-c', `echo ${wait}`], { encoding: 'utf8' }));
    const next = new Date(Math.round(Date.now() / 1000 + seconds) * 1000);
    expect([next.getUTCHours() * 60 + next.getUTCMinutes(), seconds < 86_400]).toEqual([17 * 60, true]);
    expect(backup).toMatchObject({
      volumes: campmates.volumes,
      environment: campmates.environment,
      env_file: campmates.env_file,
    });
  });

  test('gives Caddy the variables that the Caddyfile uses', () => {
    const asked = Array.from(read('deploy/Caddyfile').matchAll(/\{\$(\w+):/g), ([, name]) => name);
    expect(Object.keys(services.caddy.environment)).toEqual(asked);
    expect(services.caddy.environment.CAMPMATES_SERVER).toBe(`campmates:${environment.PORT}`);
  });
});

test('the Caddyfile proxies to Campmates’ default port', () => {
  expect(read('deploy/Caddyfile')).toContain(
    `reverse_proxy {$CAMPMATES_SERVER:127.0.0.1:${readEnv({}).PORT}} {\n`,
  );
});

describe('the systemd unit', () => {
  const unit = new Map(
    Array.from(read('deploy/campmates.service').matchAll(/^(\w+)=(.*)$/gm), ([, key, value]) => [key, value]),
  );

  test('runs the standalone folder without a shell, as its own user who owns only DATA_DIR', () => {
    expect(unit.get('ExecStart')).toBe('node commands/start.mjs');
    expect(unit.get('User')).toBe('campmates');
    expect(unit.get('ProtectSystem')).toBe('strict');
    const variables = new Map(
      (unit.get('Environment') ?? '').split(' ').map((each) => each.split('=') as [string, string]),
    );
    expect([...variables.keys()].filter((name) => !isVariable(name))).toEqual([]);
    expect(variables.get('DATA_DIR')).toBe(`/var/lib/${unit.get('StateDirectory')}`);
    expect(variables.get('TRUSTED_PROXIES')).toBe('1');
    // On another address, a client that bypasses Caddy could forge X-Forwarded-For.
    expect(variables.get('LISTEN_ADDRESS')).toBe('127.0.0.1');
  });

  test('gives the product enough time to stop', () => {
    expect(Number(unit.get('TimeoutStopSec')) * 1000).toBeGreaterThan(STOP_PATIENCE.all);
    expect(unit.get('KillMode')).toBe('mixed');
  });
});

test('the container that trusts a proxy accepts connections from this machine only', () => {
  const [, command = ''] = /(docker run [\s\S]*?)\n```/.exec(read('docs/run/container.md')) ?? [];
  expect(command).toContain('TRUSTED_PROXIES=1');
  expect(Array.from(command.matchAll(/ -p (\S+)/g), ([, port]) => port)).toEqual(['127.0.0.1:3000:3000']);
});
