-- What readers' pages ask beyond plain selects. All of it runs with the rights of readers, whom the policies show public
-- posts only; next_publication alone looks past them.

-- When the next post becomes visible (of a type, or of any): a moment and nothing else of it. What readers' pages are
-- made of may not be kept beyond it.
create function public.next_publication(p_type text default null) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case
    when p_type is null then (
      select min(p.published_at) from public.blog_posts p where p.released and p.published_at > now()
    )
    else (
      select min(p.published_at) from public.blog_posts p
      where p.released and p.published_at > now() and p.post_type = p_type
    )
  end
$$;

-- The posts before and after a post in its listing, by the listing's own order. `side`: older, newer. By row comparison:
-- the index is entered at the post itself, wherever it lies; the type is written out, because the indexes are one a type.
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

-- The newest public post of each author. Jumps from author to author in the index: as many steps as there are authors.
-- Sorting is off because it is never the better way here, and a table without fresh statistics would have it chosen.
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

-- Cuts the public posts, oldest first, into parts of p_size: the key that each ends with (none for the last one while it
-- grows) and when it last changed. The addresses and the dates of the full ones stay as they are.
create function public.list_sitemap_parts(p_size integer)
returns table (part integer, last_published_at timestamptz, last_id uuid, modified_at timestamptz)
language sql stable security invoker set search_path = ''
as $$
  with numbered as (
    select
      p.published_at, p.id, greatest(p.updated_at, p.published_at) as modified_at,
      row_number() over (order by p.published_at, p.id) as place
    from public.blog_posts p
  )
  select
    ((n.place - 1) / p_size)::integer + 1 as part,
    max(n.published_at) filter (where n.place % p_size = 0),
    max(n.id::text) filter (where n.place % p_size = 0)::uuid,
    max(n.modified_at)
  from numbered n
  group by part
  order by part
$$;

-- Up to p_limit public posts behind a key and up to another one, oldest first, with the names of their images. Without
-- keys there is no bound.
create function public.list_sitemap_posts(
  p_limit integer,
  p_after_at timestamptz default '-infinity', p_after_id uuid default '00000000-0000-0000-0000-000000000000',
  p_until_at timestamptz default 'infinity', p_until_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'
)
returns table (id uuid, slug text, published_at timestamptz, updated_at timestamptz, image_names text[])
language sql stable security invoker set search_path = ''
as $$
  select p.id, p.slug, p.published_at, p.updated_at, p.image_names
  from public.blog_posts p
  -- The bare parameters: below a row-level policy anything around them keeps the index from being used.
  where (p.published_at, p.id) > (p_after_at, p_after_id)
    and (p.published_at, p.id) <= (p_until_at, p_until_id)
  order by p.published_at, p.id
  limit least(p_limit, 1000)
$$;

grant execute on function public.next_publication(text) to anon;
grant execute on function public.adjacent_posts(text) to anon;
grant execute on function public.list_authors() to anon;
grant execute on function public.list_sitemap_parts(integer) to anon;
grant execute on function public.list_sitemap_posts(integer, timestamptz, uuid, timestamptz, uuid) to anon;
