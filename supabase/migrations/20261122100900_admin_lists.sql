-- What the panel's list of posts reads.

-- The numbers beside the filters. A post that waits for its minute is scheduled, whatever its status says; after it,
-- published.
create function public.count_posts() returns table (facet text, value text, posts bigint)
language sql stable security invoker set search_path = ''
as $$
  with states as (
    select
      author,
      case
        when deleted_at is not null then 'bin'
        when status = 'draft' then 'draft'
        when published_at > now() then 'scheduled'
        else 'published'
      end as state
    from public.blog_posts
  )
  select 'state', state, count(*) from states group by state
  union all
  select 'author', author, count(*) from states where state <> 'bin' and author <> '' group by author
  order by 1, 2
$$;

-- The panel's list. p_state: draft, scheduled, published, bin; null: all but the bin. p_sort: changed, published,
-- created, title.
create function public.list_posts(
  p_words text[], p_sort text, p_descending boolean, p_limit integer, p_offset integer,
  p_state text default null, p_type text default null, p_author text default null
)
returns table (
  id uuid, slug text, title text, post_type text, author text, image_url text, status text,
  published_at timestamptz, updated_at timestamptz, created_at timestamptz,
  created_by_admin text, deleted_at timestamptz, deleted_by text, version integer, total bigint
)
language sql stable security invoker set search_path = ''
as $$
  select
    p.id, p.slug, p.title, p.post_type, p.author, p.image_url, p.status, p.published_at, p.updated_at, p.created_at,
    p.created_by_admin, p.deleted_at, p.deleted_by, p.version, count(*) over ()
  from public.blog_posts p
  cross join lateral (
    select case p_sort
      when 'title' then lower(p.title)
      else to_char(
        case p_sort when 'published' then p.published_at when 'created' then p.created_at
          else coalesce(p.deleted_at, p.updated_at) end at time zone 'utc',
        'YYYYMMDDHH24MISSUS'
      )
    end as key
  ) sorting
  where (select private.is_admin())
    and (p.deleted_at is not null) = (p_state is not distinct from 'bin')
    and case p_state
      when 'draft' then p.status = 'draft'
      when 'scheduled' then p.status <> 'draft' and p.published_at > now()
      when 'published' then p.status <> 'draft' and p.published_at <= now()
      else true
    end
    and (p_type is null or p.post_type = p_type)
    and (p_author is null or p.author = p_author)
    and private.contains_all_words(p.title || ' ' || p.slug || ' ' || p.author, p_words)
  order by
    case when not p_descending then sorting.key end nulls last,
    case when p_descending then sorting.key end desc nulls last,
    p.id
  limit least(p_limit, 200) offset p_offset
$$;

grant execute on function public.count_posts() to authenticated;
grant execute on function public.list_posts(text[], text, boolean, integer, integer, text, text, text) to authenticated;
