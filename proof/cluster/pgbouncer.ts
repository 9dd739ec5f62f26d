import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Layout } from './layout';
import { programs } from './packages';
import type { Program } from './supervisor';

/**
 * Returns the program PgBouncer in transaction mode. The pages of all app processes connect to the
 * leader through PgBouncer.
 */
export async function pgbouncer({ folder, ports }: Layout): Promise<Program> {
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'pgbouncer-users.txt');
  await writeFile(users, '"campmates" ""\n', { mode: 0o644 });
  await writeFile(
    file,
    `[databases]
; The app cannot set its time-outs through a pooler, so each connection to Postgres begins with them.
campmates = host=127.0.0.1 port=${ports.leader} dbname=campmates user=campmates connect_query='set lock_timeout = 2000; set statement_timeout = 4000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pool}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
; After a failover: try again soon, and let nobody wait longer than a page may.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 4
`,
    { mode: 0o644 },
  );
  return { name: 'pgbouncer', command: [programs.pgbouncer[0], file], asPostgres: true };
}
