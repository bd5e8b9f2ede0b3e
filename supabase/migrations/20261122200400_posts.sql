-- Posts: columns, rules, the definition of public, and the rights to write.

-- Whether a list is valid as the tags of a post: at most 8, each once, 2 to 30 characters, lower case, trimmed.
create function private.are_tags(p_tags text[]) returns boolean
language sql immutable parallel safe
return cardinality(p_tags) <= 8
  and coalesce(array_ndims(p_tags), 1) = 1
  and (select count(distinct t.tag) = count(*) from unnest(p_tags) as t (tag))
  and not exists (
    select 1 from unnest(p_tags) as t (tag)
    where t.tag is null or char_length(t.tag) not between 2 and 30
      or t.tag <> lower(t.tag) or t.tag <> private.trim_blank(t.tag)
  );

-- What an editor confirmed about a recipe: diets by name (`vegan`), allergens with a prefix (`contains-milk`), and
-- `for-…`, which identifies the ingredients that were confirmed. Empty: not confirmed, and readers see no labels.
create function private.are_labels(p_labels text[]) returns boolean
language sql immutable parallel safe
return cardinality(p_labels) <= 24
  and coalesce(array_ndims(p_labels), 1) = 1
  and not exists (select 1 from unnest(p_labels) as l (label) where l.label is null or l.label !~ '^[a-z0-9-]{2,40}$');

-- The facets by which a post is found: `tag:` with the slug of a topic, `type:`, and for a recipe `diet:` and `time:`
-- (maximum minutes).
create function private.facets(p_type text, p_tags text[], p_labels text[], p_minutes integer) returns text[]
language sql immutable parallel safe
return array(
  select 'type:' || p_type
  union
  select 'tag:' || private.slugify(t.tag) from unnest(p_tags) as t (tag) where private.slugify(t.tag) <> ''
  union
  select 'diet:' || l.label from unnest(p_labels) as l (label)
  where p_type = 'recipe' and l.label not like 'contains-%' and l.label not like 'for-%'
  union
  select 'time:' || m.minutes from unnest(array[30, 60, 120]) as m (minutes)
  where p_type = 'recipe' and p_minutes <= m.minutes
  order by 1
);

-- Marked immutable, as a generated column requires: array_to_string is only stable because of types whose text depends on
-- a setting.
create function private.tags_text(p_tags text[]) returns text
language sql immutable parallel safe
return array_to_string(p_tags, ' ');

grant execute on function private.are_tags(text[]) to authenticated, service_role;
grant execute on function private.are_labels(text[]) to authenticated, service_role;
grant execute on function private.facets(text, text[], text[], integer) to authenticated, service_role;
grant execute on function private.tags_text(text[]) to authenticated, service_role;

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  -- `page` is the path of a listing's further pages.
  slug text not null default '' unique check (
    slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80 and slug <> 'page'
  ),
  title text not null,
  content text not null,
  image_url text check (char_length(image_url) <= 2000),
  -- The byline, the author's profile if there is one, and the slug of either: a trigger writes the last two.
  author text not null,
  author_id uuid references public.author_profiles (id) on delete set null,
  author_slug text,
  meta_title text check (char_length(meta_title) <= 60),
  meta_description text check (char_length(meta_description) <= 160),
  tags text[] not null default '{}' constraint blog_posts_tags check (private.are_tags(tags)),
  labels text[] not null default '{}' constraint blog_posts_labels check (private.are_labels(labels)),
  post_type text not null default 'recipe'
    constraint blog_posts_post_type check (post_type in ('recipe', 'news', 'guide', 'education')),
  status text not null default 'published'
    constraint blog_posts_status check (status in ('draft', 'scheduled', 'published')),
  published_at timestamptz default now(),
  -- The post stops being public at this moment, without a job.
  unpublish_at timestamptz,

  -- The application derives these from the text, so that no listing has to transfer the text.
  excerpt text not null default '' check (char_length(excerpt) <= 200),
  reading_minutes integer not null default 1 check (reading_minutes between 1 and 1000),
  total_minutes integer check (total_minutes between 1 and 100000),
  servings text check (char_length(servings) between 1 and 100),

  -- Bookkeeping: the triggers below write these columns.
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_by_admin text not null default 'admin',
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by text check (char_length(deleted_by) <= 200),
  -- The last save was an autosave.
  autosaved boolean not null default false,
  -- The open form that saved last, and the version of that save: a form whose answer was lost recognises its own save.
  saved_form uuid,
  saved_form_version integer,

  -- The part of "public" that does not depend on the clock. See private.is_public.
  released boolean not null generated always as (status <> 'draft' and deleted_at is null) stored,
  facets text[] not null generated always as (private.facets(post_type, tags, labels, total_minutes)) stored,
  image_names text[] not null generated always as (private.image_names(image_url, content)) stored,
  -- English stems find "baking" by "bake"; unstemmed words find Polish, for which PostgreSQL has no dictionary.
  search tsvector generated always as (
    setweight(to_tsvector('english', title || ' ' || private.tags_text(tags)), 'A')
    || setweight(to_tsvector('simple', private.fold(title || ' ' || private.tags_text(tags))), 'A')
    || setweight(to_tsvector('english', coalesce(meta_description, '') || ' ' || private.search_text(content)), 'B')
    || setweight(to_tsvector('simple', private.fold(coalesce(meta_description, '') || ' ' || private.search_text(content))), 'B')
    || setweight(to_tsvector('simple', private.fold(author)), 'C')
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
  constraint blog_posts_dated check (status = 'draft' or published_at is not null),
  constraint blog_posts_ends_later check (status = 'draft' or unpublish_at > published_at)
);

-- The one definition of public: every policy, and every query that bypasses policies, calls it. The planner inlines it,
-- so the indexes `where released` apply; a function with `set search_path` would not be inlined.
create function private.is_public(p_released boolean, p_published_at timestamptz, p_unpublish_at timestamptz)
returns boolean
language sql stable parallel safe
return p_released and p_published_at <= now() and (p_unpublish_at is null or p_unpublish_at > now());

grant execute on function private.is_public(boolean, timestamptz, timestamptz) to anon, service_role;

-- Newest first; the id breaks ties, so that no post is lost between two pages. The sitemaps read the index backwards and
-- need no other column: hence the time of the last change and the end.
create index blog_posts_newest on public.blog_posts (published_at desc, id desc) include (updated_at, unpublish_at)
  where released;
-- Each listing has an index of its own. With one index that begins with the type, the planner assumes scattered rows,
-- prefers the index of all posts and filters, which reads the whole table for a type whose posts are old. See
-- docs/decisions/store-kinds-as-text-with-a-check.md.
create index blog_posts_recipes on public.blog_posts (published_at desc, id desc) where released and post_type = 'recipe';
create index blog_posts_news on public.blog_posts (published_at desc, id desc) where released and post_type = 'news';
create index blog_posts_guides on public.blog_posts (published_at desc, id desc) where released and post_type = 'guide';
create index blog_posts_education on public.blog_posts (published_at desc, id desc)
  where released and post_type = 'education';
create index blog_posts_author on public.blog_posts (author_slug, published_at desc, id desc) where released;
create index blog_posts_ends on public.blog_posts (unpublish_at) where released and unpublish_at is not null;
create index blog_posts_created_by on public.blog_posts (created_by) where created_by is not null;

-- The version detects two editors who save one post: a save names the version that it began with. Readers see "Updated"
-- for a change of the text only, not of a date, an end, a slug or a visit to the bin. Generated columns are not computed
-- yet when this trigger runs.
create function private.track_post_change() returns trigger
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

-- The creator and the time of creation never change. Security definer: it reads auth.users.
create function private.keep_post_origin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- The secret key may import posts with their dates; an account may not.
    if auth.uid() is not null then
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.created_by_admin := old.created_by_admin;
  -- Only the deletion of the account (on delete set null) clears the creator.
  if new.created_by is not null or exists (select 1 from auth.users where id = old.created_by) then
    new.created_by := old.created_by;
  end if;
  return new;
end
$$;

-- The database notes who deleted a post and when; the caller cannot claim it. The secret key may import posts with their
-- dates.
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

-- Only a save that names its form counts as that form's: any other change of the row leaves the mark behind.
create function private.stamp_saved_form() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.saved_form_version := new.version;
  return new;
end
$$;

-- Triggers of one event run in the order of their names: changes are tracked after the other triggers, and the form is
-- stamped after the version has been counted.
create trigger blog_posts_deletion before insert or update of deleted_at, deleted_by on public.blog_posts
  for each row execute function private.note_post_deletion();
create trigger blog_posts_origin before insert or update on public.blog_posts
  for each row execute function private.keep_post_origin();
create trigger blog_posts_track before insert or update on public.blog_posts
  for each row execute function private.track_post_change();
create trigger blog_posts_track_form before insert or update of saved_form on public.blog_posts
  for each row execute function private.stamp_saved_form();

alter table public.blog_posts enable row level security;
-- The columns that a public page shows, and `released`, which is true for every row that readers see.
grant select (
  id, slug, title, content, image_url, author, author_slug, meta_title, meta_description, tags, labels, facets, post_type,
  published_at, unpublish_at, updated_at, excerpt, reading_minutes, total_minutes, servings, image_names, released
) on table public.blog_posts to anon;
grant select, insert, update, delete on table public.blog_posts to authenticated, service_role;

-- For anon only: an account without a row in admins would see the bookkeeping, too.
create policy "readers see what is public" on public.blog_posts
  for select to anon using (private.is_public(released, published_at, unpublish_at));
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
