-- Redirects of former addresses, the addresses that were asked for and not found, and what an export needs to come back.

-- Redirects ----------------------------------------------------------------------------------------------------------

-- The one spelling of an address of this site: its path in lower case without a slash at the end, its query as it is.
create function private.canonical_address(p_address text) returns text
language sql immutable parallel safe
return coalesce(nullif(rtrim(lower(split_part(p_address, '?', 1)), '/'), ''), '/')
  || case when p_address like '%?%' then substr(p_address, strpos(p_address, '?')) else '' end;

create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  -- Path and query, for example `/2019/05/soup` or `/?p=123`.
  source text not null unique check (
    source ~ '^/[!-~]*$' and source !~ '[#\\]' and source !~ '^/(admin|api|_next|media)(/|$)' and source not in ('/', '//')
    and char_length(source) <= 1000 and source = private.canonical_address(source)
  ),
  -- A post, whose address may change, or an address of this site or another one.
  post_id uuid references public.blog_posts (id) on delete cascade,
  target text check (
    char_length(target) <= 1000 and target ~ '^[!-~]+$' and target !~ '\\' and target ~ '^(/([^/]|$)|https?://[^/])'
  ),
  hits bigint not null default 0,
  last_hit_on date,
  -- The import that made it, whose undo takes it away.
  batch_id uuid references public.import_batches (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint redirects_one_target check (num_nonnulls(post_id, target) = 1)
);
create index redirects_newest on public.redirects (created_at desc, id);
create index redirects_target on public.redirects (target) where target is not null;
create index redirects_post on public.redirects (post_id) where post_id is not null;
create index redirects_batch on public.redirects (batch_id) where batch_id is not null;

-- Every redirect leads to its end in one step, and none to itself: a target that is redirected, is a post, or was a post is
-- replaced by where it leads. The lock lets one writer at a time see all others. Security definer: it reads posts and
-- redirects that a policy may hide from the writer.
create function private.resolve_redirect() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_next public.redirects;
  v_slug text;
begin
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  new.source := private.canonical_address(new.source);
  if new.target like '/%' then
    new.target := private.canonical_address(new.target);
    select r.* into v_next from public.redirects r where r.source = new.target and r.id <> new.id;
    if found then
      new.target := v_next.target;
      new.post_id := v_next.post_id;
    end if;
  end if;
  v_slug := substring(new.target from '^/blog/([a-z0-9-]+)$');
  if v_slug is not null then
    new.post_id := coalesce(
      (select p.id from public.blog_posts p where p.slug = v_slug),
      (select r.post_id from public.post_slug_redirects r where r.slug = v_slug)
    );
    new.target := case when new.post_id is null then new.target end;
  end if;
  if new.target = new.source
    or exists (select 1 from public.blog_posts p where p.id = new.post_id and '/blog/' || p.slug = new.source) then
    raise check_violation using message = 'a redirect would lead to itself';
  end if;
  return new;
end
$$;

-- What led to an address that is now redirected leads to the end at once.
create function private.carry_redirects() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.redirects set target = new.target, post_id = new.post_id where target = new.source and id <> new.id;
  delete from public.missing_addresses where address = new.source;
  return null;
end
$$;

create trigger redirects_resolve before insert or update of source, target, post_id on public.redirects
  for each row execute function private.resolve_redirect();
create trigger redirects_carry after insert or update of source, target, post_id on public.redirects
  for each row execute function private.carry_redirects();

alter table public.redirects enable row level security;
grant execute on function private.canonical_address(text) to authenticated, service_role;
grant select (source, target, post_id) on table public.redirects to anon;
grant select, insert (source, target, post_id), update (source, target, post_id), delete on table public.redirects
  to authenticated;
grant select, insert, update, delete on table public.redirects to service_role;

-- The policy of the posts decides here too: readers are led to public posts only.
create policy "readers follow a redirect to what is public" on public.redirects
  for select to anon using (post_id is null or exists (select 1 from public.blog_posts p where p.id = post_id));
create policy "admins read redirects" on public.redirects
  for select to authenticated using ((select private.is_admin()));
create policy "admins add redirects" on public.redirects
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change redirects" on public.redirects
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete redirects" on public.redirects
  for delete to authenticated using ((select private.is_admin()));

-- Addresses that were not found: how often a day at the latest, and nothing of who asked.
create table public.missing_addresses (
  address text primary key check (char_length(address) between 1 and 300),
  hits bigint not null default 0,
  last_on date not null default current_date
);
create index missing_addresses_hits on public.missing_addresses (hits desc, last_on desc);

alter table public.missing_addresses enable row level security;
grant select, delete on table public.missing_addresses to authenticated;
grant select, insert, update, delete on table public.missing_addresses to service_role;

create policy "admins read what was not found" on public.missing_addresses
  for select to authenticated using ((select private.is_admin()));
create policy "admins dismiss what was not found" on public.missing_addresses
  for delete to authenticated using ((select private.is_admin()));

-- Adds counts: lists of addresses, and beside each the number of times. The 500 missing ones that are asked for most stay, for
-- 30 days after the last time.
create function public.count_addresses(
  p_hits text[], p_hit_counts integer[], p_missing text[], p_missing_counts integer[]
) returns void
language sql security invoker set search_path = ''
as $$
  update public.redirects r set hits = r.hits + h.times, last_hit_on = current_date
  from unnest(p_hits, p_hit_counts) as h (address, times) where r.source = h.address;

  insert into public.missing_addresses as m (address, hits)
  select left(a.address, 300), sum(a.times) from unnest(p_missing, p_missing_counts) as a (address, times)
  where a.address <> '' group by 1
  on conflict (address) do update set hits = m.hits + excluded.hits, last_on = current_date;

  delete from public.missing_addresses
  where last_on < current_date - 30 or address in (
    select address from public.missing_addresses order by hits desc, last_on desc, address offset 500
  );
$$;

grant execute on function public.count_addresses(text[], integer[], text[], integer[]) to service_role;

-- An export that comes back -------------------------------------------------------------------------------------------

-- An export's history comes back with its versions: only the secret key may insert a post at a later version than the first.
create or replace function private.track_post_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_bookkeeping constant text[] := array[
    'version', 'created_at', 'created_by', 'created_by_admin', 'updated_at', 'deleted_at', 'deleted_by',
    'excerpt', 'reading_minutes', 'total_minutes', 'servings', 'released', 'author_slug', 'image_names', 'search',
    'autosaved', 'saved_form', 'saved_form_version', 'facets'
  ];
  v_publication constant text[] := array['slug', 'status', 'published_at', 'unpublish_at'];
begin
  if tg_op = 'INSERT' then
    if current_user <> 'service_role' then
      new.version := 1;
    end if;
    return new;
  end if;
  new.version := old.version;
  new.updated_at := old.updated_at;
  if private.row_differs(to_jsonb(old), to_jsonb(new), v_bookkeeping) then
    new.version := old.version + 1;
    if private.row_differs(to_jsonb(old), to_jsonb(new), v_bookkeeping || v_publication) then
      new.updated_at := now();
    end if;
  end if;
  return new;
end
$$;

grant insert, update on table public.post_revisions to service_role;
grant insert on table public.author_aliases to service_role;
grant select, insert on table public.saved_replies to service_role;
grant insert on table public.search_synonyms to service_role;
