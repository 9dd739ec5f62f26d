import type { Client } from 'pg';

// Each query lists all objects of one kind with every property that matters. Objects of extensions
// are left out.
const kinds = {
  enum: `
    select typname || ' ' || string_agg(enumlabel, ',' order by enumsortorder)
    from pg_enum join pg_type on pg_type.oid = enumtypid where typnamespace = 'public'::regnamespace group by typname`,
  column: `
    select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || case when attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
    from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped`,
  index: `
    select indexdef from pg_indexes where schemaname = 'public'`,
  constraint: `
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'`,
  function: `
    select oid::regprocedure::text from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  trigger: `
    select tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`,
};

/** Returns one line for each object in a database's public schema, except Prisma's own table. */
export async function catalogue(client: Client): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(kinds)) {
    const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' });
    lines.push(...rows.map(([line]) => `${kind} ${line}`));
  }
  return lines.filter((line) => !line.includes('_prisma_migrations')).sort();
}
