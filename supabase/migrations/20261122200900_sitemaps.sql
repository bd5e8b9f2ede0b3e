-- The parts of the posts' sitemap as rows, kept by triggers, so that the list of parts needs no scan of posts. A part is
-- a range of posts by (published_at, id), oldest first. A full part is closed and keeps its bounds.

create table private.sitemap_parts (
  -- The last key of the part; infinity for the open part, which new posts join.
  last_published_at timestamptz not null,
  last_id uuid not null,
  -- Includes posts that will become public at their minute.
  posts bigint not null,
  -- When a public post of the part was last added, removed or changed; null: never.
  modified_at timestamptz,
  primary key (last_published_at, last_id)
);

-- A part is split at twice this number; the protocol allows five times as many.
create function private.sitemap_part_size() returns integer
language sql immutable parallel safe
return 10000;

-- The open part, which always exists.
insert into private.sitemap_parts (last_published_at, last_id, posts)
values ('infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 0);

-- Splits a part that has grown too large, and deletes an empty one. Only public posts are put into a closed part;
-- scheduled posts stay in the open one.
create function private.cut_sitemap_parts() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_size constant integer := private.sitemap_part_size();
  v_part private.sitemap_parts;
  v_before private.sitemap_parts;
  v_at timestamptz;
  v_id uuid;
  v_modified_at timestamptz;
begin
  delete from private.sitemap_parts where posts <= 0 and last_published_at < 'infinity';
  loop
    -- The open part is split when it is full, a closed part that received older posts when it has twice as many.
    select * into v_part from private.sitemap_parts
    where posts > case when last_published_at = 'infinity' then v_size else 2 * v_size end
    order by last_published_at, last_id limit 1;
    exit when not found;
    select * into v_before from private.sitemap_parts
    where (last_published_at, last_id) < (v_part.last_published_at, v_part.last_id)
    order by last_published_at desc, last_id desc limit 1;
    select (array_agg(first.published_at))[v_size], (array_agg(first.id))[v_size],
      max(greatest(first.updated_at, first.published_at))
    into v_at, v_id, v_modified_at
    from (
      select p.published_at, p.id, p.updated_at from public.blog_posts p
      where p.released and p.published_at <= now() and (p.published_at, p.id) > (
        coalesce(v_before.last_published_at, '-infinity'),
        coalesce(v_before.last_id, '00000000-0000-0000-0000-000000000000')
      )
      order by p.published_at, p.id limit v_size
    ) first;
    exit when v_at is null;
    update private.sitemap_parts set posts = posts - v_size
    where (last_published_at, last_id) = (v_part.last_published_at, v_part.last_id);
    insert into private.sitemap_parts (last_published_at, last_id, posts, modified_at)
    values (v_at, v_id, v_size, v_modified_at);
  end loop;
end
$$;

-- The change of each part that a statement causes.
create type private.sitemap_change as (published_at timestamptz, id uuid, posts integer, modified_at timestamptz);

-- Applies the changes to the parts, and splits parts that became too large.
create function private.note_sitemap_changes(p_changes private.sitemap_change[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if cardinality(p_changes) = 0 then
    return;
  end if;
  -- The lock of the post counters, so that two statements which need both cannot deadlock.
  perform pg_advisory_xact_lock(hashtextextended('post_counts', 0));
  update private.sitemap_parts s
  set posts = s.posts + c.posts, modified_at = greatest(s.modified_at, c.modified_at)
  from (
    select part.last_published_at, part.last_id, sum(change.posts) as posts, max(change.modified_at) as modified_at
    from unnest(p_changes) as change
    cross join lateral (
      select b.last_published_at, b.last_id from private.sitemap_parts b
      where (b.last_published_at, b.last_id) >= (change.published_at, change.id)
      order by b.last_published_at, b.last_id limit 1
    ) part
    group by part.last_published_at, part.last_id
  ) c
  where (s.last_published_at, s.last_id) = (c.last_published_at, c.last_id);
  perform private.cut_sitemap_parts();
end
$$;

-- A scheduled post changes nothing that readers see; the sitemap must not reveal work on it.
create function private.keep_sitemap_parts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_sitemap_changes(array(
      select row(
        n.published_at, n.id, 1, case when n.published_at <= now() then greatest(n.updated_at, n.published_at) end
      )::private.sitemap_change
      from added n where n.released
    ));
  elsif tg_op = 'DELETE' then
    perform private.note_sitemap_changes(array(
      select row(o.published_at, o.id, -1, case when o.published_at <= now() then now() end)::private.sitemap_change
      from removed o where o.released
    ));
  else
    perform private.note_sitemap_changes(array(
      select row(c.published_at, c.id, c.posts, c.modified_at)::private.sitemap_change
      from removed o join added n on n.id = o.id
      cross join lateral (
        select o.published_at, o.id, -1 as posts, case when o.published_at <= now() then now() end as modified_at
        where o.released and (not n.released or n.published_at <> o.published_at)
        union all
        select n.published_at, n.id, 1, case when n.published_at <= now() then greatest(n.updated_at, n.published_at) end
        where n.released and (not o.released or n.published_at <> o.published_at)
        union all
        select n.published_at, n.id, 0, greatest(n.updated_at, n.published_at)
        where n.released and o.released and n.published_at = o.published_at and n.published_at <= now()
          and n.updated_at <> o.updated_at
        union all
        -- The path of this post is a different one.
        select n.published_at, n.id, 0, now()
        where n.released and o.released and n.published_at = o.published_at and n.published_at <= now()
          and n.slug <> o.slug
      ) c
    ));
  end if;
  return null;
end
$$;

create trigger blog_posts_sitemap_insert after insert on public.blog_posts referencing new table as added
  for each statement execute function private.keep_sitemap_parts();
create trigger blog_posts_sitemap_update after update on public.blog_posts
  referencing new table as added old table as removed
  for each statement execute function private.keep_sitemap_parts();
create trigger blog_posts_sitemap_delete after delete on public.blog_posts referencing old table as removed
  for each statement execute function private.keep_sitemap_parts();

create function public.list_sitemap_parts()
returns table (part integer, last_published_at timestamptz, last_id uuid, modified_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  with newest as (
    select max(p.published_at) as published_at from public.blog_posts p where p.released and p.published_at <= now()
  )
  select
    row_number() over (order by s.last_published_at, s.last_id)::integer,
    case when s.last_published_at < 'infinity' then s.last_published_at end,
    case when s.last_published_at < 'infinity' then s.last_id end,
    case when s.last_published_at < 'infinity' then s.modified_at else greatest(s.modified_at, newest.published_at) end
  from private.sitemap_parts s cross join newest
  -- Before the first post there is no part.
  where s.last_published_at < 'infinity' or newest.published_at is not null
  order by s.last_published_at, s.last_id
$$;

-- Up to p_limit public posts between two keys, oldest first, with the names of their images. A missing key is no bound.
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
  -- The bare parameters: any expression around them below a row-level policy keeps the index from being used.
  where (p.published_at, p.id) > (p_after_at, p_after_id)
    and (p.published_at, p.id) <= (p_until_at, p_until_id)
  order by p.published_at, p.id
  limit least(p_limit, 1000)
$$;

grant execute on function public.list_sitemap_parts() to anon;
grant execute on function public.list_sitemap_posts(integer, timestamptz, uuid, timestamptz, uuid) to anon;
