-- Posts: their columns and rules, what is public of them, and who may write them.

-- Whether a list may be the tags of a post: at most 8, each once, of 2 to 30 characters, lower case, without blank ends.
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

-- What an editor confirmed of a recipe. Diets as they are called (`vegan`), allergens with a word before them
-- (`contains-milk`), and `for-…`, which names the ingredients that all of it was confirmed for. Empty: nobody has confirmed
-- anything, and readers are shown nothing.
create function private.are_labels(p_labels text[]) returns boolean
language sql immutable parallel safe
return cardinality(p_labels) <= 24
  and coalesce(array_ndims(p_labels), 1) = 1
  and not exists (select 1 from unnest(p_labels) as l (label) where l.label is null or l.label !~ '^[a-z0-9-]{2,40}$');

-- By what a post is found: `tag:` and the address of a topic, `type:`, and of a recipe `diet:` and `time:` (at most so many
-- minutes).
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

-- As a generated column wants it: array_to_string is stable only for the sake of types whose text depends on a setting.
create function private.tags_text(p_tags text[]) returns text
language sql immutable parallel safe
return array_to_string(p_tags, ' ');

grant execute on function private.are_tags(text[]) to authenticated, service_role;
grant execute on function private.are_labels(text[]) to authenticated, service_role;
grant execute on function private.facets(text, text[], text[], integer) to authenticated, service_role;
grant execute on function private.tags_text(text[]) to authenticated, service_role;

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  -- `page` is where the further pages of the listing begin.
  slug text not null default '' unique check (
    slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80 and slug <> 'page'
  ),
  title text not null,
  content text not null,
  image_url text check (char_length(image_url) <= 2000),
  -- The byline, whose it is when there is a profile, and the slug of either: written by a trigger.
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
  -- From this moment on it is public no more, whatever runs or does not run then.
  unpublish_at timestamptz,

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
  -- The last save came from the form by itself, without anybody asking for it.
  autosaved boolean not null default false,
  -- The open form that saved last, and the version that it made: a form whose answer was lost knows its own save again.
  saved_form uuid,
  saved_form_version integer,

  -- What is public, without the clock: readers see it as soon as its time has come. See private.is_public.
  released boolean not null generated always as (status <> 'draft' and deleted_at is null) stored,
  facets text[] not null generated always as (private.facets(post_type, tags, labels, total_minutes)) stored,
  image_names text[] not null generated always as (private.image_names(image_url, content)) stored,
  -- English stems find "baking" by "bake"; the folded words find Polish, which no built-in dictionary knows.
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

-- The one answer to "is it public?": every policy and every query that passes by the policies asks it. The planner puts the
-- body in place of the call, so that the indexes `where released` serve it; a function with `set search_path` would stay a
-- call.
create function private.is_public(p_released boolean, p_published_at timestamptz, p_unpublish_at timestamptz)
returns boolean
language sql stable parallel safe
return p_released and p_published_at <= now() and (p_unpublish_at is null or p_unpublish_at > now());

grant execute on function private.is_public(boolean, timestamptz, timestamptz) to anon, service_role;

-- Newest first; the id breaks ties, so that no post falls between two pages. Read backwards for the sitemaps, from this index
-- alone: hence when a post last changed, and when it ends.
create index blog_posts_newest on public.blog_posts (published_at desc, id desc) include (updated_at, unpublish_at)
  where released;
-- A listing has an index of its own: of one that begins with the type the planner thinks that its rows lie scattered, prefers
-- the newest of all types and throws the others away, which reads the whole table for a type that is old. See
-- docs/decisions/0012-text-with-a-check.md.
create index blog_posts_recipes on public.blog_posts (published_at desc, id desc) where released and post_type = 'recipe';
create index blog_posts_news on public.blog_posts (published_at desc, id desc) where released and post_type = 'news';
create index blog_posts_guides on public.blog_posts (published_at desc, id desc) where released and post_type = 'guide';
create index blog_posts_education on public.blog_posts (published_at desc, id desc)
  where released and post_type = 'education';
create index blog_posts_author on public.blog_posts (author_slug, published_at desc, id desc) where released;
create index blog_posts_ends on public.blog_posts (unpublish_at) where released and unpublish_at is not null;
create index blog_posts_created_by on public.blog_posts (created_by) where created_by is not null;

-- Two editors who save the same post: the second one names the version that it began with, and learns of the first.
-- Readers are told of a change of the text, not of a date, an end, a slug or a visit to the bin. Generated columns are not
-- there yet when this runs.
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

-- Only a save that names its form is the form's own: whatever else changes the row leaves the mark behind.
create function private.stamp_saved_form() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.saved_form_version := new.version;
  return new;
end
$$;

-- Triggers of one moment run in the order of their names: the change is tracked when the others have had their say, and the
-- form is stamped when its version has been counted.
create trigger blog_posts_deletion before insert or update of deleted_at, deleted_by on public.blog_posts
  for each row execute function private.note_post_deletion();
create trigger blog_posts_origin before insert or update on public.blog_posts
  for each row execute function private.keep_post_origin();
create trigger blog_posts_track before insert or update on public.blog_posts
  for each row execute function private.track_post_change();
create trigger blog_posts_track_form before insert or update of saved_form on public.blog_posts
  for each row execute function private.stamp_saved_form();

alter table public.blog_posts enable row level security;
-- What a public page shows, and `released`, which is true of every row that readers see.
grant select (
  id, slug, title, content, image_url, author, author_slug, meta_title, meta_description, tags, labels, facets, post_type,
  published_at, unpublish_at, updated_at, excerpt, reading_minutes, total_minutes, servings, image_names, released
) on table public.blog_posts to anon;
grant select, insert, update, delete on table public.blog_posts to authenticated, service_role;

-- To anon alone: an account without a row in admins is nobody, and would see the bookkeeping too.
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
