-- The schedule, the clean-up of old posts, the log of notifications, and the self-report for deployments.

-- The schedule -------------------------------------------------------------------------------------------------------

create table public.job_runs (
  name text primary key check (char_length(name) between 1 and 100),
  ran_at timestamptz not null
);
alter table public.job_runs enable row level security;
grant select, insert, update, delete on table public.job_runs to service_role;

-- Claims the posts whose minute has passed since the last call (at the first call: within a day). Two calls at once share
-- them.
create function public.claim_due_posts()
returns table (slug text, post_type text, published_at timestamptz)
language plpgsql security invoker set search_path = ''
as $$
declare
  v_since timestamptz;
begin
  insert into public.job_runs (name, ran_at) values ('publish', now() - interval '1 day') on conflict (name) do nothing;
  select j.ran_at into v_since from public.job_runs j where j.name = 'publish' for update;
  update public.job_runs j set ran_at = now() where j.name = 'publish';
  return query
    select p.slug, p.post_type, p.published_at from public.blog_posts p
    where p.status = 'scheduled' and p.deleted_at is null and p.published_at > v_since and p.published_at <= now()
    order by p.published_at;
end
$$;

-- Turns posts whose end has passed into drafts; returns each once.
create function public.end_due_posts() returns table (slug text)
language sql security invoker set search_path = ''
as $$
  update public.blog_posts p set status = 'draft', unpublish_at = null
  where p.released and p.unpublish_at <= now()
  returning p.slug
$$;

-- The next moment with work to do: a post appears or ends, or planned changes are published. Null: nothing is planned.
create function public.next_due() returns timestamptz
language sql stable security invoker set search_path = ''
as $$
  select least(
    public.next_publication(),
    (select min(c.publish_at) from public.post_changes c where c.publish_at > now())
  )
$$;

grant execute on function public.claim_due_posts() to service_role;
grant execute on function public.end_due_posts() to service_role;
grant execute on function public.next_due() to service_role;

-- Old posts ----------------------------------------------------------------------------------------------------------

-- Deletes posts that were in the bin for 30 days. Of revisions older than a year, the last 20 of a post stay, counted by
-- position: autosaves leave gaps between the versions.
create function private.purge_old_posts() returns void
language sql security definer set search_path = ''
as $$
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  delete from public.post_revisions r
  where r.created_at < now() - interval '1 year' and 20 <= (
    select count(*) from public.post_revisions newer where newer.post_id = r.post_id and newer.version > r.version
  );
$$;

create function public.purge_old_posts() returns void
language sql security invoker set search_path = ''
as $$
  select private.purge_old_posts()
$$;

grant execute on function private.purge_old_posts() to service_role;
grant execute on function public.purge_old_posts() to service_role;

-- Putting a post into the bin deletes expired ones: no timer is needed.
create function private.empty_bin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.purge_old_posts();
  return null;
end
$$;

create trigger blog_posts_empty_bin after update of deleted_at on public.blog_posts
  for each statement execute function private.empty_bin();

-- Notifications ------------------------------------------------------------------------------------------------------

-- The notifications that were sent about a change of a post, and their results. The server writes them, the panel reads
-- them.
create table public.notification_deliveries (
  id uuid primary key default gen_random_uuid(),
  -- The same for every attempt of one notification: the receiver of a webhook recognises repeats by it.
  message_id uuid not null,
  channel text not null
    constraint notification_deliveries_channel check (channel in ('indexnow', 'websub', 'webhook')),
  event text not null constraint notification_deliveries_event check (event in ('publish', 'update', 'delete')),
  slug text not null check (char_length(slug) <= 80),
  target text not null check (char_length(target) <= 2000),
  attempts smallint not null check (attempts between 1 and 20),
  delivered boolean not null,
  response_status smallint,
  error text check (char_length(error) <= 500),
  created_at timestamptz not null default now()
);
create index notification_deliveries_newest on public.notification_deliveries (created_at desc);

alter table public.notification_deliveries enable row level security;
grant select on table public.notification_deliveries to authenticated;
grant select, insert, delete on table public.notification_deliveries to service_role;

create policy "admins read what was delivered" on public.notification_deliveries
  for select to authenticated using ((select private.is_admin()));

-- The log keeps 90 days; the insert deletes older rows.
create function private.purge_old_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notification_deliveries where created_at < now() - interval '90 days';
  return null;
end
$$;

create trigger notification_deliveries_retention after insert on public.notification_deliveries
  for each statement execute function private.purge_old_deliveries();

-- Self-report --------------------------------------------------------------------------------------------------------

-- For the secret key only. `npm run doctor`, `/api/ready` and `npm run restore` compare a deployment with the files of
-- this folder; the API shows neither the history nor the catalogue.

-- The applied files; null where the schema was created by hand, without a history.
create function public.applied_migrations() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_versions text[];
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return null;
  end if;
  -- A dynamic query: the history may be created after this function.
  execute 'select array_agg(version order by version) from supabase_migrations.schema_migrations' into v_versions;
  return coalesce(v_versions, '{}');
end
$$;

-- The grants and policies, one a line: two databases with the same files return the same lines.
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

grant execute on function public.applied_migrations(), public.access_report() to service_role;
