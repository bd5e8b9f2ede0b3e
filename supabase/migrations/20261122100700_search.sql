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

-- Posts that match a query, drafts included, at most p_max and in no order. A GIN index gathers its hits before the first
-- is read; the other ways are closed, because each of them may read the whole table.
create function private.search_matches(p_query tsquery, p_max integer) returns uuid[]
language sql stable security invoker set search_path = '' set enable_seqscan = off set enable_indexscan = off
as $$
  select array(select p.id from public.blog_posts p where p.search @@ p_query limit p_max)
$$;

-- The newest public posts (of a type, or of any) that match a query, among the newest 3,000; at most 500.
create function private.newest_matches(p_query tsquery, p_type text) returns uuid[]
language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_ids uuid[];
begin
  execute format(
    'select array(
       select p.id from (
         select p.id, p.search from public.blog_posts p
         where private.is_public(p.released, p.published_at) %s
         order by p.published_at desc, p.id desc limit 3000
       ) p where p.search @@ $1 limit 500
     )',
    case when p_type is null then '' else format('and p.post_type = %L', p_type) end
  ) into v_ids using p_query;
  return v_ids;
end
$$;

-- Public posts that answer a query, each with its rank, at most 500 of the newest. A query that no more than 2,000 posts
-- match is answered whole; of a more common one those among the newest 3,000 posts are, and what has been gathered fills
-- them up. Security definer for the index alone: under row-level security `@@` may not use it, since the operator is not
-- leakproof, and every search would read the table. What is shown of the posts is read by the caller under the policies.
create function private.search_candidates(p_query tsquery, p_type text) returns table (id uuid, rank real)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_ids uuid[] := '{}';
begin
  -- A query of negations alone has no hits to gather.
  if querytree(p_query) not in ('', 'T') then
    v_ids := private.search_matches(p_query, 2001);
  end if;
  if cardinality(v_ids) > 2000 or querytree(p_query) = 'T' then
    v_ids := v_ids || private.newest_matches(p_query, p_type);
  end if;
  return query
    select p.id, ts_rank(p.search, p_query)
    from public.blog_posts p
    where p.id = any (v_ids) and private.is_public(p.released, p.published_at) and (p_type is null or p.post_type = p_type)
    order by p.published_at desc, p.id desc
    limit 500;
end
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
    cross join lateral private.search_candidates(q.query, p_type) c
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

-- A query that any word of a text answers.
create function private.any_word(p_text text) returns tsquery
language sql immutable parallel safe
return (
  select coalesce(string_agg(quote_literal(lexeme), ' | '), '') from unnest(to_tsvector('english', p_text))
)::tsquery;

-- Of the newest 300 posts of the same type those that share most with the title of the given one; the newest fill the
-- rest. Security definer, because readers are not given the words of a text that the rank is made of.
create function public.related_posts(p_slug text, p_limit integer default 3) returns table (slug text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_type text;
  v_title text;
begin
  select p.id, p.post_type, p.title into v_id, v_type, v_title
  from public.blog_posts p where p.slug = p_slug and private.is_public(p.released, p.published_at);
  if v_id is null then
    return;
  end if;
  return query execute format(
    $sql$
      select p.slug from (
        select p.id, p.slug, p.published_at, p.search from public.blog_posts p
        where p.post_type = %L and private.is_public(p.released, p.published_at)
        order by p.published_at desc, p.id desc limit 300
      ) p
      where p.id <> $1
      order by case when p.search @@ $2 then ts_rank(p.search, $2, 1) else 0 end desc, p.published_at desc, p.id
      limit $3
    $sql$,
    v_type
  ) using v_id, private.any_word(v_title), least(greatest(p_limit, 0), 12);
end
$$;

grant execute on function private.search_query(text) to anon;
grant execute on function private.search_candidates(tsquery, text) to anon;
grant execute on function public.search_posts(text, text, integer, integer) to anon;
grant execute on function public.related_posts(text, integer) to anon;
