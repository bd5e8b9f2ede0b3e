-- Posts: their columns and rules, what is public of them, and who may write them.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  -- `page` is where the further pages of the listing begin.
  slug text not null default '' unique check (
    slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80 and slug <> 'page'
  ),
  title text not null,
  content text not null,
  image_url text check (char_length(image_url) <= 2000),
  author text not null,
  meta_title text check (char_length(meta_title) <= 60),
  meta_description text check (char_length(meta_description) <= 160),
  tags text[] not null default '{}' constraint blog_posts_tags check (private.are_tags(tags)),
  post_type text not null default 'recipe'
    constraint blog_posts_post_type check (post_type in ('recipe', 'news', 'guide', 'education')),
  status text not null default 'published'
    constraint blog_posts_status check (status in ('draft', 'scheduled', 'published')),
  published_at timestamptz default now(),

  -- What the application reads out of the text and writes with it, so that no listing has to transfer the text.
  excerpt text not null default '' check (char_length(excerpt) <= 200),
  reading_minutes integer not null default 1 check (reading_minutes between 1 and 1000),
  total_minutes integer check (total_minutes between 1 and 100000),
  servings text check (char_length(servings) between 1 and 100),

  -- Bookkeeping: written by the triggers below.
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_by_admin text not null default 'admin',
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by text check (char_length(deleted_by) <= 200),

  -- What is public, without the clock: readers see it as soon as its time has come. See private.is_public.
  released boolean not null generated always as (status <> 'draft' and deleted_at is null) stored,
  author_slug text generated always as (private.slugify(author)) stored,
  image_names text[] not null generated always as (private.image_names(image_url, content)) stored,
  -- English stems find "baking" by "bake"; the folded words find Polish, which no built-in dictionary knows.
  search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('simple', private.fold(title)), 'A')
    || setweight(to_tsvector('english', private.search_text(content)), 'B')
    || setweight(to_tsvector('simple', private.fold(private.search_text(content))), 'B')
  ) stored,

  constraint blog_posts_title_length check (
    char_length(title) <= 200 and (status = 'draft' or char_length(private.trim_blank(title)) >= 3)
  ),
  constraint blog_posts_content_length check (
    char_length(content) <= 200000 and (status = 'draft' or char_length(private.trim_blank(content)) >= 50)
  ),
  constraint blog_posts_author_length check (
    char_length(author) <= 120 and (status = 'draft' or char_length(private.trim_blank(author)) >= 1)
  ),
  constraint blog_posts_dated check (status = 'draft' or published_at is not null)
);

-- The one answer to "is it public?": every policy and every query that passes by the policies asks it. A date on which a
-- post disappears again would be a third argument. The planner puts the body in place of the call, so that the indexes
-- `where released` serve it; a function with `set search_path` would stay a call. Its names were looked up when it was
-- made, which is what `return` does, so that no search path can change them.
create function private.is_public(p_released boolean, p_published_at timestamptz) returns boolean
language sql stable parallel safe
return p_released and p_published_at <= now();

grant execute on function private.is_public(boolean, timestamptz) to anon, service_role;

-- Newest first; the id breaks ties, so that no post falls between two pages. Read backwards for the sitemaps, which
-- also want to know when a post last changed.
create index blog_posts_newest on public.blog_posts (published_at desc, id desc) include (updated_at) where released;
-- A listing has an index of its own: of one that begins with the type the planner thinks that its rows lie scattered, prefers
-- the newest of all types and throws the others away, which reads the whole table for a type that is old. See
-- docs/decisions/0012-text-with-a-check.md.
create index blog_posts_recipes on public.blog_posts (published_at desc, id desc) where released and post_type = 'recipe';
create index blog_posts_news on public.blog_posts (published_at desc, id desc) where released and post_type = 'news';
create index blog_posts_guides on public.blog_posts (published_at desc, id desc) where released and post_type = 'guide';
create index blog_posts_education on public.blog_posts (published_at desc, id desc)
  where released and post_type = 'education';
create index blog_posts_author on public.blog_posts (author_slug, published_at desc, id desc) where released;
create index blog_posts_created_by on public.blog_posts (created_by) where created_by is not null;

-- Whether two states of a post differ in anything but these columns: a column that is added later counts by itself.
create function private.row_differs(p_old jsonb, p_new jsonb, p_except text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select (p_old - p_except) is distinct from (p_new - p_except)
$$;

-- Two editors who save the same post: the second one names the version that it began with, and learns of the first.
-- Readers are told of a change of the text, not of a date, a slug or a visit to the bin. Generated columns are not
-- there yet when this runs.
create function private.track_post_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_bookkeeping constant text[] := array[
    'version', 'created_at', 'created_by', 'created_by_admin', 'updated_at', 'deleted_at', 'deleted_by',
    'excerpt', 'reading_minutes', 'total_minutes', 'servings', 'released', 'author_slug', 'image_names', 'search'
  ];
  v_publication constant text[] := array['slug', 'status', 'published_at'];
begin
  if tg_op = 'INSERT' then
    new.version := 1;
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

-- Who wrote a post, and when, are facts of its first day. Security definer: it looks at auth.users.
create function private.keep_post_origin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- The secret key may bring posts from elsewhere with their dates; an account may not.
    if auth.uid() is not null then
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.created_by_admin := old.created_by_admin;
  -- Only the deletion of the account (on delete set null) clears it.
  if new.created_by is not null or exists (select 1 from auth.users where id = old.created_by) then
    new.created_by := old.created_by;
  end if;
  return new;
end
$$;

-- When and by whom is noted here, not claimed by the caller; the secret key may bring posts with their dates.
create function private.note_post_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_since timestamptz := case when tg_op = 'UPDATE' then old.deleted_at end;
begin
  if new.deleted_at is null then
    new.deleted_by := null;
  elsif auth.uid() is not null then
    new.deleted_at := coalesce(v_since, now());
    new.deleted_by := case when v_since is null then private.admin_username() else old.deleted_by end;
  end if;
  return new;
end
$$;

-- Triggers of one moment run in the order of their names: the change is tracked when the others have had their say.
create trigger blog_posts_deletion before insert or update of deleted_at, deleted_by on public.blog_posts
  for each row execute function private.note_post_deletion();
create trigger blog_posts_origin before insert or update on public.blog_posts
  for each row execute function private.keep_post_origin();
create trigger blog_posts_track before insert or update on public.blog_posts
  for each row execute function private.track_post_change();

grant execute on function private.row_differs(jsonb, jsonb, text[]) to authenticated, service_role;

alter table public.blog_posts enable row level security;
-- What a public page shows, and `released`, which is true of every row that readers see.
grant select (
  id, slug, title, content, image_url, author, author_slug, meta_title, meta_description, tags, post_type, published_at,
  updated_at, excerpt, reading_minutes, total_minutes, servings, image_names, released
) on table public.blog_posts to anon;
grant select, insert, update, delete on table public.blog_posts to authenticated, service_role;

-- To anon alone: an account without a row in admins is nobody, and would see the bookkeeping too.
create policy "readers see what is public" on public.blog_posts
  for select to anon using (private.is_public(released, published_at));
create policy "admins read every post" on public.blog_posts
  for select to authenticated using ((select private.is_admin()));
create policy "admins publish under their own name" on public.blog_posts
  for insert to authenticated
  with check (
    (select private.is_admin())
    and created_by = (select auth.uid())
    and created_by_admin = (select private.admin_username())
  );
create policy "admins edit every post" on public.blog_posts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "an admin deletes every post, an intern the own" on public.blog_posts
  for delete to authenticated
  using ((select private.has_full_role()) or ((select private.is_admin()) and created_by = (select auth.uid())));
