import { spawn } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startNameServer } from './nameServer';

/** The file of Debian's `nginx`. Undefined if this machine has none. `npm test` installs it if it can. */
export const nginx = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find(existsSync);

/** Debian's user and group without rights. */
const nobody = { uid: 65_534, gid: 65_534 };

/** The header with the address of the server that answered. */
export const answeredBy = 'x-answered-by';

/** The configuration of compose.yaml, for servers of this machine. */
async function shopConfiguration(port: string, serverPort: string, nameServer: string) {
  const text = await readFile(new URL('../../nginx.conf', import.meta.url), 'utf8');
  const changes = [
    ['resolver 127.0.0.11 ', `resolver ${nameServer} `],
    ['set $shop shop:3000;', `set $shop shop:${serverPort};`],
    ['listen 8080;', `listen 127.0.0.1:${port};\n  add_header ${answeredBy} $upstream_addr always;`],
    ['/tmp/static ', 'static '],
  ] as const;
  for (const [from] of changes)
    if (text.split(from).length !== 2) throw new Error(`site/nginx.conf does not have one '${from}'.`);
  return changes.reduce((changed, [from, to]) => changed.replace(from, () => to), text);
}

const configuration = (shop: string) => `
daemon off;
# A connection that a server refuses is expected.
error_log stderr crit;
pid nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${shop}
}
`;

const hostsOf = (servers: readonly string[]) => servers.map((server) => new URL(server).hostname);

/**
 * An nginx of its own for tests, without rights and in a folder of its own, that shares the requests among these servers.
 * @param servers URLs with one port
 */
export async function startNginx(url: string, servers: readonly string[]) {
  const [serverPort = '', ...others] = new Set(servers.map((server) => new URL(server).port));
  if (others.length > 0) throw new Error('The servers behind nginx have different ports.');
  const names = await startNameServer(hostsOf(servers));
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  const file = join(folder, 'nginx.conf');
  const isRoot = process.getuid?.() === 0;
  await writeFile(file, configuration(await shopConfiguration(new URL(url).port, serverPort, names.address)));
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  const child = spawn(nginx ?? 'nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && nobody),
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const answers = () =>
    fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await answers())) await new Promise((next) => setTimeout(next, 50));
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
  return {
    /** Other servers have the name from now on. nginx finds them within seconds. */
    moveTo: (next: readonly string[]) => names.set(hostsOf(next)),
    async end() {
      child.kill('SIGTERM');
      await gone;
      names.end();
      await rm(folder, { recursive: true });
    },
  };
}
