-- More filters of the panel's list of posts: owner, tag, dates, and kept changes. An untitled post is listed with its first
-- words.

create index blog_posts_tags on public.blog_posts using gin (tags);
create index blog_posts_by_owner on public.blog_posts (created_by_admin, updated_at desc, id desc)
  where deleted_at is null;

-- The date that an order uses, and the dates from and to are about. Titles have none of their own.
create function private.post_date(p_sort text, p_state text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_sort = 'published' then 'p.published_at'
    when p_sort = 'created' then 'p.created_at'
    when p_state = 'bin' then 'p.deleted_at'
    else 'p.updated_at'
  end
$$;

create or replace function private.post_order(p_sort text, p_descending boolean, p_state text) returns text
language sql stable set search_path = ''
as $$
  select format(
    '%1$s %2$s, p.id %3$s',
    case when p_sort = 'title' then 'lower(p.title)' else private.post_date(p_sort, p_state) end,
    case when not p_descending then 'asc' when p_sort = 'published' then 'desc nulls last' else 'desc' end,
    case when p_descending then 'desc' else 'asc' end
  )
$$;

-- The FROM clause of a filter, as SQL: built for each call, so that the planner sees the values and chooses the matching
-- index. Scheduled posts are gathered first: they are few, and the planner would look for them in list order, through
-- everything published earlier. p_date is the column that p_from and p_to (not included) are about.
create function private.post_source(
  p_state text, p_type text, p_author text, p_owner text, p_tag text, p_changed boolean, p_date text,
  p_from timestamptz, p_to timestamptz
) returns text
language sql stable set search_path = ''
as $$
  select case p_state
      when 'bin' then 'public.blog_posts p where p.deleted_at is not null'
      when 'draft' then 'public.blog_posts p where p.deleted_at is null and p.status = ''draft'''
      when 'scheduled' then '(
        select * from public.blog_posts p where p.released and p.published_at > now() order by p.published_at limit 10000
      ) p where true'
      when 'published' then
        'public.blog_posts p where p.deleted_at is null and p.released and p.published_at <= now()'
      else 'public.blog_posts p where p.deleted_at is null'
    end
    || case when p_type is null then '' else format(' and p.post_type = %L', p_type) end
    || case when p_author is null then '' else format(' and p.author = %L', p_author) end
    || case when p_owner is null then '' else format(' and p.created_by_admin = %L', p_owner) end
    || case when p_tag is null then '' else format(' and p.tags @> array[%L]', lower(p_tag)) end
    || case when p_changed then ' and p.id in (select c.post_id from public.post_changes c)' else '' end
    || case when p_from is null then '' else format(' and %s >= %L::timestamptz', p_date, p_from) end
    || case when p_to is null then '' else format(' and %s < %L::timestamptz', p_date, p_to) end
$$;

-- The panel's list; `list_posts` stays for the site of release 1.0.0. p_state: draft, scheduled, published, bin; null: all but the bin. p_sort: changed, published,
-- created, title. `total` counts up to 10,000, the last row that can be paged to. Security definer: behind row-level
-- security a search for words could use no index.
create function public.find_posts(
  p_words text[], p_sort text, p_descending boolean, p_limit integer, p_offset integer,
  p_state text default null, p_type text default null, p_author text default null, p_owner text default null,
  p_tag text default null, p_changed boolean default false, p_from timestamptz default null,
  p_to timestamptz default null
)
returns table (
  id uuid, slug text, title text, post_type text, author text, image_url text, status text,
  published_at timestamptz, updated_at timestamptz, created_at timestamptz, created_by_admin text,
  deleted_at timestamptz, deleted_by text, version integer, opening text, total bigint
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_source text := private.post_source(
    p_state, p_type, p_author, p_owner, p_tag, p_changed, private.post_date(p_sort, p_state), p_from, p_to
  );
  v_order text := private.post_order(p_sort, p_descending, p_state);
  v_limit integer := least(greatest(p_limit, 0), 200);
  v_offset integer := least(greatest(p_offset, 0), 10000);
  v_ids uuid[];
  v_total bigint;
begin
  if not private.is_admin() then
    return;
  end if;
  if cardinality(p_words) > 0 then
    v_ids := private.post_ids_with_words(p_words, v_source, v_order, v_offset + v_limit);
    v_total := cardinality(v_ids);
    v_ids := v_ids[v_offset + 1 : v_offset + v_limit];
  else
    if p_changed or coalesce(p_owner, p_tag, p_from::text, p_to::text) is not null then
      execute format('select count(*) from (select from %s limit 10000) counted', v_source) into v_total;
    else
      v_total := private.count_posts_of(coalesce(p_author, ''), p_type, p_state);
    end if;
    execute format(
      'select array(select p.id from %s order by %s limit %s offset %s)',
      v_source, v_order, v_limit, v_offset
    ) into v_ids;
  end if;
  return query
    select
      p.id, p.slug, p.title, p.post_type, p.author, p.image_url, p.status, p.published_at, p.updated_at, p.created_at,
      p.created_by_admin, p.deleted_at, p.deleted_by, p.version,
      case when p.title = '' then left(coalesce(nullif(p.excerpt, ''), p.content), 200) else '' end, least(v_total, 10000)
    from unnest(v_ids) with ordinality as listed (id, place)
    join public.blog_posts p on p.id = listed.id
    order by listed.place;
end
$$;

grant execute on function public.find_posts(
  text[], text, boolean, integer, integer, text, text, text, text, text, boolean, timestamptz, timestamptz
) to authenticated;
