-- A post may have an end: from that moment on it is public no more, whatever runs or does not run then. `is_public` stays
-- the one answer, with a third argument.

alter table public.blog_posts
  add column unpublish_at timestamptz,
  add constraint blog_posts_ends_later check (status = 'draft' or unpublish_at > published_at);

create function private.is_public(p_released boolean, p_published_at timestamptz, p_unpublish_at timestamptz)
returns boolean
language sql stable parallel safe
return p_released and p_published_at <= now() and (p_unpublish_at is null or p_unpublish_at > now());

grant execute on function private.is_public(boolean, timestamptz, timestamptz) to anon, service_role;

grant select (unpublish_at) on table public.blog_posts to anon;
alter policy "readers see what is public" on public.blog_posts
  using (private.is_public(released, published_at, unpublish_at));

create or replace function private.image_is_public(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.post_images u join public.blog_posts p on p.id = u.post_id
    where u.path = p_path and private.is_public(p.released, p.published_at, p.unpublish_at)
  )
$$;

create or replace function private.newest_matches(p_query tsquery, p_type text) returns uuid[]
language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_ids uuid[];
begin
  execute format(
    'select array(
       select p.id from (
         select p.id, p.search from public.blog_posts p
         where private.is_public(p.released, p.published_at, p.unpublish_at) %s
         order by p.published_at desc, p.id desc limit 3000
       ) p where p.search @@ $1 limit 500
     )',
    case when p_type is null then '' else format('and p.post_type = %L', p_type) end
  ) into v_ids using p_query;
  return v_ids;
end
$$;

create or replace function private.search_candidates(p_query tsquery, p_type text) returns table (id uuid, rank real)
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
    where p.id = any (v_ids) and private.is_public(p.released, p.published_at, p.unpublish_at)
      and (p_type is null or p.post_type = p_type)
    order by p.published_at desc, p.id desc
    limit 500;
end
$$;

create or replace function public.related_posts(p_slug text, p_limit integer default 3) returns table (slug text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_type text;
  v_title text;
begin
  select p.id, p.post_type, p.title into v_id, v_type, v_title
  from public.blog_posts p
  where p.slug = p_slug and private.is_public(p.released, p.published_at, p.unpublish_at);
  if v_id is null then
    return;
  end if;
  return query execute format(
    $sql$
      select p.slug from (
        select p.id, p.slug, p.published_at, p.search from public.blog_posts p
        where p.post_type = %L and private.is_public(p.released, p.published_at, p.unpublish_at)
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

-- The moment at which what readers see changes by itself (of a type, or of any): a post appears, or another one ends. What
-- readers' pages are made of may not be kept beyond it.
create index blog_posts_ends on public.blog_posts (unpublish_at) where released and unpublish_at is not null;
create or replace function public.next_publication(p_type text default null) returns timestamptz
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

-- Sitemaps are read from this index alone; what is public takes the end too.
drop index public.blog_posts_newest;
create index blog_posts_newest on public.blog_posts (published_at desc, id desc) include (updated_at, unpublish_at)
  where released;

-- An end is no change of the text.
create or replace function private.track_post_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_bookkeeping constant text[] := array[
    'version', 'created_at', 'created_by', 'created_by_admin', 'updated_at', 'deleted_at', 'deleted_by',
    'excerpt', 'reading_minutes', 'total_minutes', 'servings', 'released', 'author_slug', 'image_names', 'search',
    'autosaved', 'saved_form', 'saved_form_version'
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

-- Posts whose end has passed become drafts; answers them, each once.
create function public.end_due_posts() returns table (slug text)
language sql security invoker set search_path = ''
as $$
  update public.blog_posts p set status = 'draft', unpublish_at = null
  where p.released and p.unpublish_at <= now()
  returning p.slug
$$;

grant execute on function public.end_due_posts() to service_role;
