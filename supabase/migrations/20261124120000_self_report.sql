-- Compares a deployment with the files of this folder by content, not by name. For the secret key only: `/api/ready`
-- compares the checksums, `npm run doctor` both.

-- The checksum of each applied migration by its version, as lib/migration-checksums.ts calculates it: the MD5 of its
-- statements without comment lines, blanks and semicolons, since each tool splits a file in its own way. A checksum is
-- null where the history holds no statements; the result is null without a history.
create function public.migration_checksums() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_checksums jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return null;
  end if;
  -- A dynamic query: the history may be created after this function.
  execute $history$
    select jsonb_object_agg(version, md5(
      regexp_replace(regexp_replace(array_to_string(statements, E'\n'), '^[ \t]*--[^\n]*', '', 'gn'), '[ \t\r\n;]+', '', 'g')
    )) from supabase_migrations.schema_migrations
  $history$ into v_checksums;
  return coalesce(v_checksums, '{}');
end
$$;

-- The contents of this project's schemas, one a line: functions by the MD5 of their bodies, columns, constraints, indexes
-- and triggers. Two databases with the same files return the same lines.
create function public.schema_report() returns text[]
language sql stable security invoker set search_path = ''
as $$
  with relation as (
    select c.oid, n.nspname || '.' || c.relname as name, c.relkind from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private')
  ),
  named (line) as (
    select 'function ' || p.oid::regprocedure || ': ' || pg_catalog.pg_get_function_result(p.oid) || ', '
      || md5(regexp_replace(coalesce(pg_catalog.pg_get_function_sqlbody(p.oid), p.prosrc), '\s+', ' ', 'g'))
    from pg_catalog.pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select 'column ' || r.name || '.' || a.attname || ': ' || pg_catalog.format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
    from relation r join pg_catalog.pg_attribute a on a.attrelid = r.oid
    where r.relkind in ('r', 'v', 'm', 'p') and a.attnum > 0 and not a.attisdropped
    union all
    select 'constraint ' || t.conname || ' on ' || r.name || ': ' || pg_catalog.pg_get_constraintdef(t.oid)
    from relation r join pg_catalog.pg_constraint t on t.conrelid = r.oid where t.contype <> 'n'
    union all
    select pg_catalog.pg_get_indexdef(i.indexrelid) from relation r join pg_catalog.pg_index i on i.indrelid = r.oid
    union all
    select pg_catalog.pg_get_triggerdef(t.oid)
    from relation r join pg_catalog.pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
  )
  select array_agg(line order by line collate "C") from named
$$;

grant execute on function public.migration_checksums(), public.schema_report() to service_role;
