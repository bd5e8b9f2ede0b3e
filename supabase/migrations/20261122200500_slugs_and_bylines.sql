-- A post's slug (made from the title by default), its former slugs, and the author that its byline names.

-- Slugs --------------------------------------------------------------------------------------------------------------

create table public.post_slug_redirects (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index post_slug_redirects_post on public.post_slug_redirects (post_id);

create function private.slug_is_taken(p_slug text, p_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select p_slug = 'page'
    or exists (select 1 from public.blog_posts where slug = p_slug and id <> p_id)
    or exists (select 1 from public.post_slug_redirects where slug = p_slug and post_id <> p_id)
$$;

-- The first free slug for a title: base, base-2, base-3 …
create function private.free_slug(p_title text, p_fallback text, p_id uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  v_base text := coalesce(nullif(private.slugify(p_title), ''), p_fallback);
  v_slug text := v_base;
  v_n integer := 1;
begin
  while private.slug_is_taken(v_slug, p_id) loop
    v_n := v_n + 1;
    v_slug := private.cut_slug(v_base, 79 - char_length(v_n::text)) || '-' || v_n;
  end loop;
  return v_slug;
end
$$;

-- Security definer: a slug must be unused by every row, including rows that the writer may not see.
create function private.set_post_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One writer at a time takes a slug. The lock lasts until the end of the transaction, so that the next writer sees it.
  perform pg_advisory_xact_lock(hashtextextended('blog_posts.slug', 0));
  if new.slug = '' then
    new.slug := private.free_slug(new.title, new.post_type, new.id);
  end if;
  return new;
end
$$;

-- A former slug points to the post, never to another slug: a redirect loop cannot be stored.
create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.post_slug_redirects where slug = new.slug;
  if old.slug <> new.slug and old.status <> 'draft' then
    insert into public.post_slug_redirects (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  return null;
end
$$;

-- The name sorts before blog_posts_track, which must see the slug.
create trigger blog_posts_slug before insert or update of slug on public.blog_posts
  for each row execute function private.set_post_slug();
create trigger blog_posts_old_slug after update of slug on public.blog_posts
  for each row when (old.slug is distinct from new.slug) execute function private.keep_old_slug();

alter table public.post_slug_redirects enable row level security;
grant select (slug, post_id) on table public.post_slug_redirects to anon;
grant select, insert, update, delete on table public.post_slug_redirects to service_role;

-- The policy of the posts decides here too: readers see former slugs of public posts only.
create policy "readers follow a redirect to a public post" on public.post_slug_redirects
  for select to anon using (exists (select 1 from public.blog_posts p where p.id = post_id));

-- Bylines ------------------------------------------------------------------------------------------------------------

create index blog_posts_author_profile on public.blog_posts (author_id, author) where author_id is not null;
create index blog_posts_guest on public.blog_posts (author_slug) where author_id is null;

-- A byline that matches any present or former name of an author gets that author's id and present spelling, also when it
-- comes from an old form or a restored revision. Other bylines are guests. The lock makes a save wait for a running
-- renaming. Security definer: the writer of a post may not read every row that this reads.
create function private.resolve_author() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_slug text := private.slugify(new.author);
  v_profile public.author_profiles;
begin
  select a.* into v_profile from public.author_profiles a
  where a.id = (select alias.author_id from public.author_aliases alias where alias.slug = v_slug)
    -- A name without a letter that a slug can hold.
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

-- A byline that only follows a renaming is no change of the post: no new version, no "Updated". The name sorts after
-- blog_posts_track, whose count it takes back.
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

-- Updates the bylines of up to p_limit posts and links posts that name a new author; returns how many. Called until it
-- returns 0: an author may have more posts than one statement can update in time.
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

grant execute on function public.carry_author_names(integer) to authenticated, service_role;
