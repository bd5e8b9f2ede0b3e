-- What the sitemaps and the authors' pages read. A million posts must cost neither memory nor a long scan.

alter table public.blog_posts add column author_slug text generated always as (private.slugify(author)) stored;

create index blog_posts_author on public.blog_posts (author_slug, published_at desc, id desc) where status <> 'draft';
-- Everything that the index of the sitemaps needs, so that it never touches the texts.
create index blog_posts_sitemap on public.blog_posts (published_at, id) include (updated_at) where status <> 'draft';

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
      where p.status <> 'draft' and p.published_at <= now() and p.author_slug > ''
      order by p.author_slug, p.published_at desc, p.id desc
      limit 1
    )
    union all
    select following.author_slug, following.author, following.published_at
    from walk
    cross join lateral (
      select p.author_slug, p.author, p.published_at
      from public.blog_posts p
      where p.status <> 'draft' and p.published_at <= now() and p.author_slug > walk.author_slug
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
    where p.status <> 'draft' and p.published_at <= now()
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

-- Up to p_limit public posts behind a key and up to another one, both without a bound by themselves, oldest first, with the names of
-- their pictures.
create function public.list_sitemap_posts(
  p_limit integer,
  p_after_at timestamptz default '-infinity', p_after_id uuid default '00000000-0000-0000-0000-000000000000',
  p_until_at timestamptz default 'infinity', p_until_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'
)
returns table (id uuid, slug text, published_at timestamptz, updated_at timestamptz, pictures text[])
language sql stable security invoker set search_path = ''
as $$
  select
    p.id, p.slug, p.published_at, p.updated_at,
    array(
      select distinct found.name[1]
      from regexp_matches(coalesce(p.image_url, '') || ' ' || p.content, '/media/([A-Za-z0-9._-]{1,200})', 'g') as found (name)
      order by found.name[1]
    )
  from public.blog_posts p
  where p.status <> 'draft' and p.published_at <= now()
    -- The bare parameters: below a row-level policy anything around them keeps the index from being used.
    and (p.published_at, p.id) > (p_after_at, p_after_id)
    and (p.published_at, p.id) <= (p_until_at, p_until_id)
  order by p.published_at, p.id
  limit least(p_limit, 1000)
$$;

revoke all on function public.list_authors() from public;
revoke all on function public.list_sitemap_parts(integer) from public;
revoke all on function public.list_sitemap_posts(integer, timestamptz, uuid, timestamptz, uuid) from public;
grant execute on function public.list_authors() to anon, authenticated, service_role;
grant execute on function public.list_sitemap_parts(integer) to anon, authenticated, service_role;
grant execute on function public.list_sitemap_posts(integer, timestamptz, uuid, timestamptz, uuid) to anon, authenticated, service_role;
