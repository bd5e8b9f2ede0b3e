-- The functions that public pages call, beside plain selects and the search.

-- Next publication ---------------------------------------------------------------------------------------------------

-- The next moment at which public content changes by itself (of one type or all): a post appears or ends. Cached pages
-- must expire then. Security definer: it returns a time and no data of hidden posts.
create function public.next_publication(p_type text default null) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case
    when p_type is null then least(
      (select min(p.published_at) from public.blog_posts p where p.released and p.published_at > now()),
      (select min(p.unpublish_at) from public.blog_posts p where p.released and p.unpublish_at > now())
    )
    else least(
      (
        select min(p.published_at) from public.blog_posts p
        where p.released and p.published_at > now() and p.post_type = p_type
      ),
      (
        select min(p.unpublish_at) from public.blog_posts p
        where p.released and p.unpublish_at > now() and p.post_type = p_type
      )
    )
  end
$$;

grant execute on function public.next_publication(text) to anon;
grant execute on function public.next_publication(text) to service_role;

-- Neighbours and authors ---------------------------------------------------------------------------------------------

-- The posts before and after a post in its listing. `side`: older, newer. A row comparison enters the index at the post
-- itself. The type is written into the query, because there is one index a type.
create function public.adjacent_posts(p_slug text) returns table (side text, slug text, title text)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_type text;
  v_published_at timestamptz;
  v_id uuid;
begin
  select p.post_type, p.published_at, p.id into v_type, v_published_at, v_id
  from public.blog_posts p where p.slug = p_slug;
  if v_id is null then
    return;
  end if;
  return query execute format(
    $sql$
      (
        select 'older', p.slug, p.title from public.blog_posts p
        where p.post_type = %1$L and (p.published_at, p.id) < ($1, $2)
        order by p.published_at desc, p.id desc limit 1
      ) union all (
        select 'newer', p.slug, p.title from public.blog_posts p
        where p.post_type = %1$L and (p.published_at, p.id) > ($1, $2)
        order by p.published_at, p.id limit 1
      )
    $sql$,
    v_type
  ) using v_published_at, v_id;
end
$$;

-- The newest public post of each author. Jumps from author to author in the index: as many steps as authors. Sorting is
-- switched off, because a table without fresh statistics would choose it and it is never faster.
create function public.list_authors()
returns table (author_slug text, author text, newest_at timestamptz)
language sql stable security invoker set search_path = '' set enable_sort = off
as $$
  with recursive walk as (
    (
      select p.author_slug, p.author, p.published_at
      from public.blog_posts p
      where p.author_slug > ''
      order by p.author_slug, p.published_at desc, p.id desc
      limit 1
    )
    union all
    select following.author_slug, following.author, following.published_at
    from walk
    cross join lateral (
      select p.author_slug, p.author, p.published_at
      from public.blog_posts p
      where p.author_slug > walk.author_slug
      order by p.author_slug, p.published_at desc, p.id desc
      limit 1
    ) following
  )
  select walk.author_slug, walk.author, walk.published_at from walk
$$;

grant execute on function public.adjacent_posts(text) to anon;
grant execute on function public.list_authors() to anon;

-- Topics, diets, times -----------------------------------------------------------------------------------------------

-- A row for each facet of each released post, in list order. A GIN index has no order and would sort every post of a
-- topic for its first page. Types have indexes of their own. Collation "C", so that all entries with the prefix `tag:`
-- are adjacent.
create table private.post_facets (
  facet text collate "C" not null,
  published_at timestamptz not null,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  unpublish_at timestamptz,
  primary key (facet, published_at, post_id)
);
create index post_facets_post on private.post_facets (post_id);

-- Security definer: triggers keep the lists; no role writes them.
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

-- The public posts that have every facet, newest first. The rarest facet is walked; with several facets or a type, only
-- its newest 5,000 posts are checked. Security definer for the table alone: it returns slugs of public posts.
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

-- Every topic of public posts: slug, name as in the newest post, number of posts (up to 200), and date of the newest.
-- Jumps from topic to topic in the index, 500 at most. Security definer for the table alone.
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
        -- The order makes the planner use the index; for a common topic it would scan the table.
        select 1 from private.post_facets f where f.facet = walk.facet and private.is_public(true, f.published_at, f.unpublish_at)
        order by f.published_at desc limit 200
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

grant execute on function public.list_by_facets(text[], integer, integer) to anon;
grant execute on function public.list_topics() to anon;

-- Related posts ------------------------------------------------------------------------------------------------------

-- A query that matches any word of a text.
create function private.any_word(p_text text) returns tsquery
language sql immutable parallel safe
return (
  select coalesce(string_agg(quote_literal(lexeme), ' | '), '') from unnest(to_tsvector('english', p_text))
)::tsquery;

-- Related posts of any type: those with the most shared topics and title words, chosen from the newest 50 of each topic,
-- the newest 300 of the type and the newest 50 of all. Security definer, because readers have no access to the words that
-- the rank is made of.
create function public.related_posts(p_slug text, p_limit integer default 3) returns table (slug text)
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

grant execute on function public.related_posts(text, integer) to anon;
