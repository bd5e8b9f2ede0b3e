-- Who writes: the profiles of authors, and what ties a post to one.

create function private.are_links(p_links text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(p_links) <= 6
    and not exists (
      select 1 from unnest(p_links) as link
      where link is null or char_length(link) > 300 or link !~ '^https?://[^[:space:]<>"]+$'
    )
$$;

create table public.author_profiles (
  id uuid primary key default gen_random_uuid(),
  -- Sent empty, it is made from the name.
  slug text not null default '' unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (char_length(name) <= 120 and char_length(private.trim_blank(name)) >= 1),
  role text not null default '' check (char_length(role) <= 80),
  biography text not null default '' check (char_length(biography) <= 1000),
  signature text not null default '' check (char_length(signature) <= 120),
  -- The seed of the drawn portrait, and a picture of the library that stands in its place.
  portrait_seed text not null default '' check (char_length(portrait_seed) <= 120),
  portrait_image text references public.images (path),
  links text[] not null default '{}' constraint author_profiles_links check (private.are_links(links)),
  -- Among the chefs of the page about the magazine.
  on_about boolean not null default false,
  -- Writes no more: not offered as a byline; the posts, their byline and the author's page stay.
  retired boolean not null default false,
  position integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index author_profiles_order on public.author_profiles (position, name);
create index author_profiles_portrait on public.author_profiles (portrait_image) where portrait_image is not null;

-- Every slug by which an author is known: of the address, of the name, and of those that they had before. What somebody
-- else is called now cannot be taken.
create table public.author_aliases (
  slug text primary key,
  author_id uuid not null references public.author_profiles (id) on delete cascade
);
create index author_aliases_author on public.author_aliases (author_id);

-- A new one comes last, under the slug of the name. Two editors who save the same profile: the second one names the
-- version that it began with. The order of all is no part of one.
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

-- Security definer: aliases follow the profiles and are never written by hand. One writer at a time takes a name.
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

-- Posts: the author as text, as ever; whose it is when there is a profile; and the slug of either.
alter table public.blog_posts
  add column author_id uuid references public.author_profiles (id) on delete set null;
alter table public.blog_posts alter column author_slug drop expression;
create index blog_posts_author_profile on public.blog_posts (author_id, author) where author_id is not null;
create index blog_posts_guest on public.blog_posts (author_slug) where author_id is null;

-- A byline that an author is known by becomes that author's, in the present spelling: in a form that was opened before
-- they were renamed, too, or in an earlier version. Any other is a guest's. The lock makes a save wait for a renaming that
-- is on its way. Security definer: who writes a post may not read everything that this looks at.
create function private.resolve_author() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_slug text := private.slugify(new.author);
  v_profile public.author_profiles;
begin
  select a.* into v_profile from public.author_profiles a
  where a.id = (select alias.author_id from public.author_aliases alias where alias.slug = v_slug)
    -- Letters that no address can be made of.
    or (v_slug = '' and new.author <> '' and a.name = new.author)
  order by a.id limit 1
  for share;
  new.author_id := v_profile.id;
  new.author := coalesce(v_profile.name, new.author);
  new.author_slug := coalesce(v_profile.slug, v_slug);
  return new;
end
$$;
create trigger blog_posts_author before insert or update of author, author_id, author_slug on public.blog_posts
  for each row execute function private.resolve_author();

-- A name that is only carried along is no change of the post: no new version, nothing that readers are told of. Its name
-- comes after that of blog_posts_track, whose count it takes back.
create function private.keep_version_of_carried() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version;
  new.updated_at := old.updated_at;
  return new;
end
$$;
create trigger blog_posts_track_carried before update of author on public.blog_posts
  for each row when (current_setting('site.carries_authors', true) = 'on')
  execute function private.keep_version_of_carried();

-- Brings up to p_limit posts up to the names and slugs of their authors, and gives new authors the posts that bear their
-- name; answers how many. Called until nothing is left: an author may have more posts than one statement has time for.
create function public.carry_author_names(p_limit integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_limit integer := least(greatest(p_limit, 0), 1000);
  v_carried integer;
begin
  if auth.uid() is not null and not private.is_admin() then
    return 0;
  end if;
  perform set_config('site.carries_authors', 'on', true);
  with stale as (
    (
      select p.id, a.name from public.author_profiles a
      join public.blog_posts p on p.author_id = a.id and (p.author <> a.name or p.author_slug <> a.slug)
      limit v_limit
    ) union all (
      select p.id, a.name from public.author_aliases alias
      join public.author_profiles a on a.id = alias.author_id
      join public.blog_posts p on p.author_slug = alias.slug and p.author_id is null
      limit v_limit
    )
    limit v_limit
  )
  update public.blog_posts p set author = stale.name from stale where p.id = stale.id;
  get diagnostics v_carried = row_count;
  perform set_config('site.carries_authors', 'off', true);
  return v_carried;
end
$$;

-- The order of all authors, as the ids in that order. Those that are not named stay behind.
create function public.order_authors(p_ids uuid[]) returns void
language sql security invoker set search_path = ''
as $$
  update public.author_profiles a
  set position = coalesce(array_position(p_ids, a.id), cardinality(p_ids) + a.position)
$$;

-- Security definer: readers and editors ask it of what a policy may hide from them.
create function private.is_portrait(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.author_profiles where portrait_image = p_path)
$$;

grant execute on function private.are_links(text[]) to authenticated, service_role;
grant execute on function private.is_portrait(text) to anon, authenticated;
grant execute on function public.carry_author_names(integer) to authenticated, service_role;
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
create policy "a portrait stays" on public.images as restrictive
  for delete to authenticated using (not private.is_portrait(path));
create policy "the file of a portrait stays" on storage.objects as restrictive
  for delete to authenticated using (bucket_id <> 'blog-images' or not private.is_portrait(name));
