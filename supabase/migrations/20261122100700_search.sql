-- Full-text search over public posts, and what is related to a post by its words.

create index blog_posts_search on public.blog_posts using gin (search);

-- A negated word would be let in again by the other dictionary: then English decides alone.
create function private.search_query(p_query text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when q ~ '(^|\s)-\S' then websearch_to_tsquery('english', q)
    else websearch_to_tsquery('english', q) || websearch_to_tsquery('simple', private.fold(q))
  end
  from (select left(p_query, 200) as q) as asked
$$;

-- Public posts that answer a query, each with its rank (p_normalization as in ts_rank), at most 500. Security definer for
-- the index alone: under row-level security `@@` may not use it, since the operator is not leakproof, and every search
-- would read the table. What is shown of the posts is read by the caller under the policies.
create function private.search_candidates(p_query tsquery, p_type text, p_normalization integer)
returns table (id uuid, rank real)
language sql stable security definer set search_path = ''
as $$
  select p.id, ts_rank(p.search, p_query, p_normalization)
  from public.blog_posts p
  where p.search @@ p_query
    and private.is_public(p.released, p.published_at)
    and (p_type is null or p.post_type = p_type)
  order by p.published_at desc, p.id desc
  limit 500
$$;

-- Titles and excerpts come marked with U+E000 and U+E001, never with HTML. `total` counts up to 500.
create function public.search_posts(
  p_query text, p_type text default null, p_limit integer default 12, p_offset integer default 0
)
returns table (
  slug text, title text, post_type text, author text, published_at timestamptz, image_url text,
  marked_title text, marked_excerpt text, total bigint
)
language sql stable security invoker set search_path = ''
as $$
  with q as materialized (
    select
      private.search_query(p_query) as query,
      'StartSel=' || chr(57344) || ', StopSel=' || chr(57345) as marks
  ),
  hits as materialized (
    select p.id, c.rank, count(*) over () as total
    from q
    cross join lateral private.search_candidates(q.query, p_type, 0) c
    join public.blog_posts p on p.id = c.id
    order by c.rank desc, p.published_at desc, p.id
    limit least(greatest(p_limit, 0), 50) offset least(greatest(p_offset, 0), 500)
  )
  select
    p.slug, p.title, p.post_type, p.author, p.published_at, p.image_url,
    ts_headline('english', translate(p.title, chr(57344) || chr(57345), ''), q.query, q.marks || ', HighlightAll=true'),
    ts_headline('english', private.search_text(p.content), q.query, q.marks || ', MaxFragments=2, MaxWords=22, MinWords=10, FragmentDelimiter=" … "'),
    h.total
  from hits h
  join public.blog_posts p on p.id = h.id
  cross join q
  order by h.rank desc, p.published_at desc, p.id
$$;

-- Posts of the same type that share most with the title of the given one; the newest of the type fill the rest.
create function public.related_posts(p_slug text, p_limit integer default 3) returns table (slug text)
language sql stable security invoker set search_path = ''
as $$
  with post as materialized (
    select
      p.id, p.post_type,
      array_to_string(array(select quote_literal(lexeme) from unnest(to_tsvector('english', p.title))), ' | ')::tsquery as query
    from public.blog_posts p
    where p.slug = p_slug
  ),
  newest as (
    select p.id, 0::real as rank
    from post join public.blog_posts p on p.post_type = post.post_type
    order by p.published_at desc, p.id desc
    limit 20
  ),
  sharing as (
    select c.id, c.rank
    from post cross join lateral private.search_candidates(post.query, post.post_type, 1) c
  ),
  best as (
    select u.id, max(u.rank) as rank
    from (select * from sharing union all select * from newest) u
    where u.id not in (select post.id from post)
    group by u.id
  )
  select p.slug
  from best join public.blog_posts p on p.id = best.id
  order by best.rank desc, p.published_at desc, p.id
  limit least(greatest(p_limit, 0), 12)
$$;

grant execute on function private.search_query(text) to anon;
grant execute on function private.search_candidates(tsquery, text, integer) to anon;
grant execute on function public.search_posts(text, text, integer, integer) to anon;
grant execute on function public.related_posts(text, integer) to anon;
