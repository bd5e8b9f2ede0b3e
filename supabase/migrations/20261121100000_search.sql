-- Full-text search over published posts, and what is related to a post by its words.

-- Letters without their marks, so that "zurek" finds "żurek". Written out, like slugify: no extension, no locale.
create function private.fold(p_text text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select translate(regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f]', '', 'g'), 'łŁđĐøØħĦı', 'lLdDoOhHi')
$$;

-- A post's words without its Markdown. U+E000 and U+E001 are taken out: search marks what it found with them.
-- The first 60,000 characters: a tsvector holds a megabyte, and a post of 200,000 foreign letters would not be saved.
create function private.search_text(p_content text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(left(p_content, 60000), '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g'),
      '^[ \t]*(#{1,6}|>|[-+*]|\d{1,4}[.)])[ \t]+|^[ \t|:-]+$|[*`~\ue000\ue001]', '', 'gn'
    ),
    '[ \t]*\|[ \t]*', ' ', 'g'
  )
$$;

-- English stems find "baking" by "bake"; the folded words find Polish, which no built-in dictionary knows.
alter table public.blog_posts add column search tsvector generated always as (
  setweight(to_tsvector('english', title), 'A')
  || setweight(to_tsvector('simple', private.fold(title)), 'A')
  || setweight(to_tsvector('english', private.search_text(content)), 'B')
  || setweight(to_tsvector('simple', private.fold(private.search_text(content))), 'B')
) stored;

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

-- Security definer for the index alone: under row-level security `@@` may not use it, since the operator is not
-- leakproof, and every search would read the table. Answers ids of published posts only; what is shown of them is
-- read by the caller under the policies. At most 500, the newest: a common word must not cost a walk through all.
create function private.search_candidates(p_query tsquery, p_type public.post_type) returns table (id uuid)
language sql stable security definer set search_path = ''
as $$
  select p.id
  from public.blog_posts p
  where p.search @@ p_query
    and p.status <> 'draft' and p.published_at <= now()
    and (p_type is null or p.post_type = p_type)
  order by p.published_at desc, p.id desc
  limit 500
$$;

-- Titles and excerpts come marked with U+E000 and U+E001, never with HTML. `total` counts up to 500.
create function public.search_posts(
  p_query text, p_type public.post_type default null, p_limit integer default 12, p_offset integer default 0
)
returns table (
  slug text, title text, post_type public.post_type, author text, published_at timestamptz, image_url text,
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
    select p.id, ts_rank(p.search, q.query) as rank, count(*) over () as total
    from q
    cross join lateral private.search_candidates(q.query, p_type) c
    join public.blog_posts p on p.id = c.id
    order by rank desc, p.published_at desc, p.id
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
    select p.id, 0::real as rank, p.published_at
    from post join public.blog_posts p on p.post_type = post.post_type
    where p.status <> 'draft' and p.published_at <= now()
    order by p.published_at desc, p.id desc
    limit 20
  ),
  sharing as (
    select p.id, ts_rank(p.search, post.query, 1) as rank, p.published_at
    from post
    cross join lateral private.search_candidates(post.query, post.post_type) c
    join public.blog_posts p on p.id = c.id
  ),
  best as (
    select u.id, max(u.rank) as rank, max(u.published_at) as published_at
    from (select * from sharing union all select * from newest) u
    where u.id not in (select post.id from post)
    group by u.id
  )
  select p.slug
  from best join public.blog_posts p on p.id = best.id
  order by best.rank desc, best.published_at desc, best.id
  limit least(greatest(p_limit, 0), 12)
$$;

revoke all on function private.fold(text) from public;
revoke all on function private.search_text(text) from public;
revoke all on function private.search_query(text) from public;
revoke all on function private.search_candidates(tsquery, public.post_type) from public;
revoke all on function public.search_posts(text, public.post_type, integer, integer) from public;
revoke all on function public.related_posts(text, integer) from public;
grant execute on function private.fold(text) to anon, authenticated, service_role;
grant execute on function private.search_text(text) to anon, authenticated, service_role;
grant execute on function private.search_query(text) to anon, authenticated, service_role;
grant execute on function private.search_candidates(tsquery, public.post_type) to anon, authenticated, service_role;
grant execute on function public.search_posts(text, public.post_type, integer, integer) to anon, authenticated, service_role;
grant execute on function public.related_posts(text, integer) to anon, authenticated, service_role;
