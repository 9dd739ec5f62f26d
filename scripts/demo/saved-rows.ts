import type { Client } from 'pg';

interface Table {
  name: string;
  columns: string;
  after: string[];
}

const tablesSql = `
  select c.relname "name",
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') "columns",
    (select coalesce(array_agg(distinct confrelid::regclass::text), '{}') from pg_constraint
     where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) "after"
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> '_prisma_migrations'
  order by c.relname`;

const history = `create table _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0
);
`;

/** Each release loads its own open data, so only rows of it that others refer to are saved. */
export async function savedRows(client: Client): Promise<string> {
  const { rows: tables } = await client.query<Table>(tablesSql);
  const only = await openDataInUse(client);
  const statements: string[] = [];
  for (const table of [{ name: '_prisma_migrations', columns: '*', after: [] }, ...inOrder(tables)]) {
    const { rows } = await client.query<{ row: string }>(`
      select to_jsonb(saved)::text "row" from (
        select ${table.columns} from ${table.name} where ${only[table.name] ?? true}
      ) saved order by 1`);
    if (rows.length > 0)
      statements.push(
        insertion(
          table,
          rows.map(({ row }) => row),
        ),
      );
  }
  return history + statements.join('');
}

const insertion = ({ name, columns }: Table, rows: string[]) =>
  `insert into ${name}${columns === '*' ? '' : ` (${columns})`}
select ${columns} from jsonb_populate_recordset(null::${name}, $rows$[
${rows.join(',\n')}
]$rows$);
`;

function inOrder(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(({ name, after }) => !done.has(name) && after.every((each) => done.has(each)));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of next) done.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}

/** SQL conditions by table: only open data that other saved rows use. */
async function openDataInUse(client: Client): Promise<Record<string, string>> {
  const open = [
    'places',
    'known_words',
    'campsite_features',
    'site_features',
    'site_parks',
    'site_roads',
    'site_dogs',
  ];
  const { rows } = await client.query<{ used: string }>(
    `select format('select %I from %s', attname, conrelid::regclass) used
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'campsites'::regclass and conrelid::regclass::text <> all($1)`,
    [open],
  );
  const used = `source <> 'open' or id in (${rows.map((each) => each.used).join(' union ')})`;
  const features = `campsite_id in (select id from campsites where ${used})`;
  const evidence = `source_ref in (select source_ref from campsites where ${used})`;
  return {
    places: 'false',
    known_words: 'false',
    campsites: used,
    campsite_features: features,
    site_parks: evidence,
    site_roads: evidence,
    site_dogs: evidence,
    site_features: `id in (select feature_id from campsite_features where ${features})`,
  };
}
