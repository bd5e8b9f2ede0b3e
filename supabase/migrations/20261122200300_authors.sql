-- Authors: their profiles, and the names that each is known by.

create function private.are_links(p_links text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(p_links) <= 6
    and not exists (
      select 1 from unnest(p_links) as link
      where link is null or char_length(link) > 300 or link !~ '^https?://[^[:space:]<>"]+$'
    )
$$;

grant execute on function private.are_links(text[]) to authenticated, service_role;

create table public.author_profiles (
  id uuid primary key default gen_random_uuid(),
  -- An empty slug is made from the name.
  slug text not null default '' unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (char_length(name) <= 120 and char_length(private.trim_blank(name)) >= 1),
  role text not null default '' check (char_length(role) <= 80),
  biography text not null default '' check (char_length(biography) <= 1000),
  signature text not null default '' check (char_length(signature) <= 120),
  -- The seed of the drawn portrait, and an image of the library that replaces it.
  portrait_seed text not null default '' check (char_length(portrait_seed) <= 120),
  portrait_image text references public.images (path),
  links text[] not null default '{}' constraint author_profiles_links check (private.are_links(links)),
  -- Whether the about page lists the author among the chefs.
  on_about boolean not null default false,
  -- A retired author is not offered as a byline; posts, bylines and the author's page stay.
  retired boolean not null default false,
  position integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index author_profiles_order on public.author_profiles (position, name);
create index author_profiles_portrait on public.author_profiles (portrait_image) where portrait_image is not null;

-- Every slug that leads to an author: of the address, of the name, and former ones. A present name of one author cannot
-- be taken by another.
create table public.author_aliases (
  slug text primary key,
  author_id uuid not null references public.author_profiles (id) on delete cascade
);
create index author_aliases_author on public.author_aliases (author_id);

-- A new author is last in the order, under the slug of the name. The version detects two editors who save one profile: a
-- save names the version that it began with. The order is no part of the version.
create function private.track_author_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_aside constant text[] := array['version', 'updated_at', 'position'];
begin
  if new.slug = '' then
    new.slug := private.slugify(new.name);
  end if;
  if new.portrait_seed = '' then
    new.portrait_seed := new.slug;
  end if;
  if tg_op = 'INSERT' then
    new.version := 1;
    new.position := 1 + coalesce((select max(a.position) from public.author_profiles a), 0);
    return new;
  end if;
  new.version := old.version;
  new.updated_at := old.updated_at;
  if private.row_differs(to_jsonb(old), to_jsonb(new), v_aside) then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;

create trigger author_profiles_track before insert or update on public.author_profiles
  for each row execute function private.track_author_change();

-- Security definer: aliases follow the profiles and no role writes them. The lock lets one writer at a time take a name.
create function private.keep_author_aliases() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_slug text;
begin
  perform pg_advisory_xact_lock(hashtextextended('author_aliases', 0));
  foreach v_slug in array array[new.slug, private.slugify(new.name)] loop
    continue when v_slug = '';
    insert into public.author_aliases as alias (slug, author_id) values (v_slug, new.id)
    on conflict (slug) do update set author_id = excluded.author_id
      where alias.author_id = new.id or not exists (
        select 1 from public.author_profiles other
        where other.id = alias.author_id and v_slug in (other.slug, private.slugify(other.name))
      );
    if not found then
      raise unique_violation using message = 'another author is known by this name or address';
    end if;
  end loop;
  return null;
end
$$;

create trigger author_profiles_aliases after insert or update of slug, name on public.author_profiles
  for each row execute function private.keep_author_aliases();

-- A portrait uses its image, so the image leaves the bin. Security definer: no role may write these columns.
create function private.keep_portrait() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.images set deleted_at = null, deleted_by = null
  where path = new.portrait_image and deleted_at is not null;
  return null;
end
$$;

create trigger author_profiles_portrait after insert or update of portrait_image on public.author_profiles
  for each row when (new.portrait_image is not null) execute function private.keep_portrait();

-- Security definer: it checks rows that a policy may hide from the caller.
create function private.is_portrait(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.author_profiles where portrait_image = p_path)
$$;

-- Sets the order of authors from a list of ids. Authors that are not listed come after.
create function public.order_authors(p_ids uuid[]) returns void
language sql security invoker set search_path = ''
as $$
  update public.author_profiles a
  set position = coalesce(array_position(p_ids, a.id), cardinality(p_ids) + a.position)
$$;

grant execute on function private.is_portrait(text) to anon, authenticated;
grant execute on function public.order_authors(uuid[]) to authenticated;

alter table public.author_profiles enable row level security;
grant select (
  id, slug, name, role, biography, signature, portrait_seed, portrait_image, links, on_about, retired, position
) on table public.author_profiles to anon;
grant select, insert, update on table public.author_profiles to authenticated;
grant select, insert, update, delete on table public.author_profiles to service_role;

create policy "readers see every author" on public.author_profiles for select to anon using (true);
create policy "admins read every author" on public.author_profiles
  for select to authenticated using ((select private.is_admin()));
create policy "admins add authors" on public.author_profiles
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change authors" on public.author_profiles
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

alter table public.author_aliases enable row level security;
grant select on table public.author_aliases to anon, service_role;
create policy "readers follow a former name" on public.author_aliases for select to anon using (true);

create policy "readers see the portraits of authors" on public.images
  for select to anon using (private.is_portrait(path));
