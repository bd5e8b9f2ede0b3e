-- What the database says of itself, for the secret key alone: a deployment is compared with the files of this folder by it
-- (`npm run doctor`, `/api/ready`, `npm run restore`), since the API shows neither the history nor the catalogue.

-- The files that were applied; null where the schema was made by hand, so that nobody wrote a history.
create function public.applied_migrations() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_versions text[];
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return null;
  end if;
  -- Read when it is called: the history may be younger than this function.
  execute 'select array_agg(version order by version) from supabase_migrations.schema_migrations' into v_versions;
  return coalesce(v_versions, '{}');
end
$$;

-- Who may do what, a line each: two databases that the same files have made give the same lines.
create function public.access_report() returns text[]
language sql stable security invoker set search_path = ''
as $$
  with held (relation, kind, grantee, privilege) as (
    select c.relname::text, 'on', a.grantee, a.privilege_type
    from pg_catalog.pg_class c, pg_catalog.aclexplode(c.relacl) a
    where c.relnamespace = 'public'::regnamespace and a.grantee <> c.relowner and a.privilege_type <> 'MAINTAIN'
    union all
    select c.relname::text, 'on', a.grantee,
      a.privilege_type || '(' || string_agg(t.attname::text, ',' order by t.attname collate "C") || ')'
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute t on t.attrelid = c.oid, pg_catalog.aclexplode(t.attacl) a
    where c.relnamespace = 'public'::regnamespace and a.grantee <> c.relowner
    group by c.relname, a.grantee, a.privilege_type
    union all
    select p.oid::regprocedure::text, 'the function', a.grantee, 'call'
    from pg_catalog.pg_proc p
    cross join lateral pg_catalog.aclexplode(coalesce(p.proacl, pg_catalog.acldefault('f', p.proowner))) a
    where p.pronamespace in (select oid from pg_catalog.pg_namespace where nspname in ('public', 'private'))
      and a.grantee <> p.proowner
  ),
  named (line) as (
    select coalesce(r.rolname::text, 'everybody') || ' may ' || privilege || ' ' || kind || ' ' || relation
    from held left join pg_catalog.pg_roles r on r.oid = held.grantee
    where held.grantee = 0 or r.rolname in ('anon', 'authenticated', 'service_role')
    union all
    select 'row-level security is off on ' || relname from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
    union all
    select 'policy "' || policyname || '" on ' || schemaname || '.' || tablename || ': ' || lower(permissive) || ', '
      || cmd || ' to ' || array_to_string(roles, ', ')
      || coalesce(' where ' || regexp_replace(qual, '\s+', ' ', 'g'), '')
      || coalesce(' only if ' || regexp_replace(with_check, '\s+', ' ', 'g'), '')
    from pg_catalog.pg_policies
    where schemaname = 'public' or (schemaname = 'storage' and tablename in ('objects', 'buckets'))
  )
  select array_agg(line order by line collate "C") from named
$$;

revoke all on function public.applied_migrations(), public.access_report() from public, anon, authenticated;
grant execute on function public.applied_migrations(), public.access_report() to service_role;
