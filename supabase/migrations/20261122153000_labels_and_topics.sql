-- What an editor confirmed of a recipe, and the lists that readers choose posts by: topics, diets, times.

-- Diets as they are called (`vegan`), allergens with a word before them (`contains-milk`), and `for-…`, which names the
-- ingredients that all of it was confirmed for. Empty: nobody has confirmed anything, and readers are shown nothing.
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

grant execute on function private.are_labels(text[]) to authenticated, service_role;
grant execute on function private.facets(text, text[], text[], integer) to authenticated, service_role;

alter table public.blog_posts
  add column labels text[] not null default '{}' constraint blog_posts_labels check (private.are_labels(labels)),
  add column facets text[] not null generated always as (private.facets(post_type, tags, labels, total_minutes)) stored;
alter table public.post_revisions add column labels text[] not null default '{}';

grant select (labels, facets) on table public.blog_posts to anon;

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

create or replace function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.autosaved and old.autosaved
    and new.saved_form_version = new.version and old.saved_form_version = old.version then
    update public.post_revisions r set
      version = new.version, title = new.title, content = new.content, author = new.author, image_url = new.image_url,
      meta_title = new.meta_title, meta_description = new.meta_description, tags = new.tags, labels = new.labels,
      post_type = new.post_type, slug = new.slug, status = new.status, published_at = new.published_at
    where r.post_id = new.id and r.version = old.version and r.saved_by is not distinct from auth.uid()
      and r.created_at > now() - interval '10 minutes';
    if found then
      return null;
    end if;
  end if;
  insert into public.post_revisions (
    post_id, version, title, content, author, image_url, meta_title, meta_description, tags, labels, post_type, slug,
    status, published_at, saved_by, saved_by_username
  ) values (
    new.id, new.version, new.title, new.content, new.author, new.image_url, new.meta_title, new.meta_description,
    new.tags, new.labels, new.post_type, new.slug, new.status, new.published_at, auth.uid(),
    coalesce(private.admin_username(), case when tg_op = 'INSERT' then new.created_by_admin end, 'the site')
  );
  return null;
end
$$;

create or replace function public.preview_post(p_token text)
returns table (post jsonb, images jsonb, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select
    jsonb_build_object(
      'id', p.id, 'slug', p.slug, 'title', p.title, 'content', p.content, 'image_url', p.image_url, 'author', p.author,
      'author_slug', p.author_slug, 'meta_title', p.meta_title, 'meta_description', p.meta_description,
      'tags', p.tags, 'labels', p.labels, 'post_type', p.post_type, 'published_at', p.published_at,
      'updated_at', p.updated_at, 'excerpt', p.excerpt, 'reading_minutes', p.reading_minutes
    ),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'path', i.path, 'width', i.width, 'height', i.height, 'alt', i.alt, 'blur', i.blur, 'caption', i.caption,
        'focal_x', i.focal_x, 'focal_y', i.focal_y
      ))
      from public.images i where i.path = any (p.image_names)
    ), '[]'),
    l.expires_at
  from public.post_previews l join public.blog_posts p on p.id = l.post_id
  where l.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
    and l.expires_at > now() and p.deleted_at is null
$$;

-- A row for each facet of each released post, in the order of a list: a GIN index knows no order, and would gather and sort
-- every post of a topic for its first page. Not of the types, which have indexes of their own. Letters are compared by their
-- codes, so that what begins with `tag:` lies together.
create table private.post_facets (
  facet text collate "C" not null,
  published_at timestamptz not null,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  unpublish_at timestamptz,
  primary key (facet, published_at, post_id)
);
create index post_facets_post on private.post_facets (post_id);

-- Security definer: the lists follow the posts, and are never written by hand.
create function private.keep_post_facets() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (old.released, old.published_at, old.unpublish_at, old.facets)
    is not distinct from (new.released, new.published_at, new.unpublish_at, new.facets) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.released then
    delete from private.post_facets f where f.post_id = new.id;
  end if;
  if new.released then
    insert into private.post_facets (facet, published_at, post_id, unpublish_at)
    select facet, new.published_at, new.id, new.unpublish_at from unnest(new.facets) as facet where facet not like 'type:%';
  end if;
  return null;
end
$$;

create trigger blog_posts_facets after insert or update on public.blog_posts
  for each row execute function private.keep_post_facets();

insert into private.post_facets (facet, published_at, post_id, unpublish_at)
select facet, p.published_at, p.id, p.unpublish_at from public.blog_posts p, unnest(p.facets) as facet
where p.released and facet not like 'type:%';

-- The public posts that have every facet, newest first. The rarest facet is walked; where there are several, or a type is
-- asked for, the newest 5,000 of it are looked at and no more. Security definer for the table alone: it shows posts that
-- readers see, and no more of them than their slugs.
create function public.list_by_facets(p_facets text[], p_limit integer default 12, p_offset integer default 0)
returns table (slug text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_facets text[] := p_facets[1:8];
  v_walked text;
  v_limit integer := least(greatest(p_limit, 0), 50);
  v_offset integer := least(greatest(p_offset, 0), 5000);
begin
  if cardinality(v_facets) = 1 then
    v_walked := v_facets[1];
  else
    select f.facet into v_walked from unnest(v_facets) as f (facet)
    where f.facet not like 'type:%'
    order by (select count(*) from (select 1 from private.post_facets x where x.facet = f.facet limit 5001) as counted), f.facet
    limit 1;
  end if;
  if cardinality(v_facets) = 1 then
    return query
      select p.slug from (
        select x.post_id, x.published_at from private.post_facets x
        where x.facet = v_walked and private.is_public(true, x.published_at, x.unpublish_at)
        order by x.published_at desc, x.post_id desc limit v_limit offset v_offset
      ) w
      join public.blog_posts p on p.id = w.post_id and private.is_public(p.released, p.published_at, p.unpublish_at)
      order by w.published_at desc, w.post_id desc;
    return;
  end if;
  return query
    select p.slug from (
      select x.post_id, x.published_at from private.post_facets x
      where x.facet = v_walked and private.is_public(true, x.published_at, x.unpublish_at)
      order by x.published_at desc, x.post_id desc limit 5000
    ) w
    join public.blog_posts p on p.id = w.post_id
    where p.facets @> v_facets and private.is_public(p.released, p.published_at, p.unpublish_at)
    order by w.published_at desc, w.post_id desc
    limit v_limit offset v_offset;
end
$$;

-- Every topic that a public post has: its address, its name as the newest post writes it, how many posts it has (up to
-- 200), and when the newest appeared. Jumps from topic to topic in the index, over 500 of them at most.
create function public.list_topics() returns table (topic text, name text, posts integer, newest_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  with recursive walk as (
    (
      select f.facet, 1 as place from private.post_facets f
      where f.facet >= 'tag:' and f.facet < 'tag;' order by f.facet limit 1
    )
    union all
    select following.facet, walk.place + 1
    from walk
    cross join lateral (
      select f.facet from private.post_facets f
      where f.facet > walk.facet and f.facet < 'tag;' order by f.facet limit 1
    ) following
    where walk.place < 500
  )
  select
    substr(walk.facet, 5),
    (
      select t.tag from public.blog_posts p, unnest(p.tags) as t (tag)
      where p.id = newest.post_id and 'tag:' || private.slugify(t.tag) = walk.facet limit 1
    ),
    (
      select count(*)::integer from (
        select 1 from private.post_facets f where f.facet = walk.facet and private.is_public(true, f.published_at, f.unpublish_at) limit 200
      ) counted
    ),
    newest.published_at
  from walk
  cross join lateral (
    select f.post_id, f.published_at from private.post_facets f
    where f.facet = walk.facet and private.is_public(true, f.published_at, f.unpublish_at)
    order by f.published_at desc, f.post_id desc limit 1
  ) newest
$$;

-- What to read after a post, of whatever type: those that share most topics with it and most words with its title. Asked
-- are the newest 50 of each of its topics, the newest 300 of its type and the newest 50 of all. Security definer, because
-- readers are not given the words of a text that the rank is made of.
create or replace function public.related_posts(p_slug text, p_limit integer default 3) returns table (slug text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_type text;
  v_title text;
  v_tags text[];
begin
  select p.id, p.post_type, p.title, array(select f from unnest(p.facets) as f where f like 'tag:%')
  into v_id, v_type, v_title, v_tags
  from public.blog_posts p where p.slug = p_slug and private.is_public(p.released, p.published_at, p.unpublish_at);
  if v_id is null then
    return;
  end if;
  return query execute format(
    $sql$
      with asked as (
        (
          select p.id from public.blog_posts p
          where p.post_type = %L and private.is_public(p.released, p.published_at, p.unpublish_at)
          order by p.published_at desc, p.id desc limit 300
        )
        union
        (
          select p.id from public.blog_posts p
          where private.is_public(p.released, p.published_at, p.unpublish_at)
          order by p.published_at desc, p.id desc limit 50
        )
        union
        select shared.post_id from unnest($4::text[]) as t (facet)
        cross join lateral (
          select f.post_id from private.post_facets f
          where f.facet = t.facet and private.is_public(true, f.published_at, f.unpublish_at)
          order by f.published_at desc, f.post_id desc limit 50
        ) shared
      )
      select p.slug from asked join public.blog_posts p on p.id = asked.id
      where p.id <> $1 and private.is_public(p.released, p.published_at, p.unpublish_at)
      order by
        (select count(*) from unnest(p.facets) as f where f = any ($4))
        + case when p.search @@ $2 then least(2 * ts_rank(p.search, $2, 1), 1.5) else 0 end
        + case when p.post_type = %L then 0.1 else 0 end desc,
        p.published_at desc, p.id
      limit $3
    $sql$,
    v_type, v_type
  ) using v_id, private.any_word(v_title), least(greatest(p_limit, 0), 12), v_tags;
end
$$;

grant execute on function public.list_by_facets(text[], integer, integer) to anon;
grant execute on function public.list_topics() to anon;

