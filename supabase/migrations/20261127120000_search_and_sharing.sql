-- What search engines and shared links get of a post: another page to show instead of it (canonical), whether it stays out
-- of search engines, and a picture for sharing of its own.

-- An address of another site as URL parsers write it, or a path of this one; neither with a fragment.
create function private.is_canonical(p_address text) returns boolean
language sql immutable parallel safe
return char_length(p_address) <= 2000
  and p_address !~ '[[:space:][:cntrl:]"<>\\#]'
  and p_address ~ '^(https://[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?/|/([^/]|$))';

grant execute on function private.is_canonical(text) to authenticated, service_role;

alter table public.blog_posts
  add column canonical_url text constraint blog_posts_canonical check (private.is_canonical(canonical_url)),
  add column noindex boolean not null default false,
  add column share_image text constraint blog_posts_share_image check (share_image ~ '^/media/[A-Za-z0-9._-]{1,200}$');
alter table public.post_revisions
  add column canonical_url text,
  add column noindex boolean not null default false,
  add column share_image text;

grant select (canonical_url, noindex, share_image) on table public.blog_posts to anon;

-- A picture for sharing is a use of the image as any other. Working copies are searched as a whole already.
alter table public.blog_posts
  alter column image_names set expression as (
    private.image_names(coalesce(image_url, '') || ' ' || coalesce(share_image, ''), content)
  );
alter table public.post_revisions
  alter column image_names set expression as (
    private.image_names(coalesce(image_url, '') || ' ' || coalesce(share_image, ''), content)
  );
alter table public.post_changes
  alter column image_names set expression as (
    private.image_names(
      coalesce(changed ->> 'image_url', '') || ' ' || coalesce(changed ->> 'share_image', ''), changed ->> 'content'
    )
  );

-- As before, but the new columns are no change of the text either: readers see no "Updated" for them.
create or replace function private.track_post_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_bookkeeping constant text[] := array[
    'version', 'created_at', 'created_by', 'created_by_admin', 'updated_at', 'deleted_at', 'deleted_by',
    'excerpt', 'reading_minutes', 'total_minutes', 'servings', 'released', 'author_slug', 'image_names', 'search',
    'autosaved', 'saved_form', 'saved_form_version', 'facets'
  ];
  v_publication constant text[] := array[
    'slug', 'status', 'published_at', 'unpublish_at', 'canonical_url', 'noindex', 'share_image'
  ];
begin
  if tg_op = 'INSERT' then
    if current_user <> 'service_role' then
      new.version := 1;
    end if;
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

-- As before, with the new columns.
create or replace function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.autosaved and old.autosaved
    and new.saved_form_version = new.version and old.saved_form_version = old.version then
    update public.post_revisions r set
      version = new.version, title = new.title, content = new.content, author = new.author, image_url = new.image_url,
      meta_title = new.meta_title, meta_description = new.meta_description, tags = new.tags, labels = new.labels,
      post_type = new.post_type, slug = new.slug, status = new.status, published_at = new.published_at,
      canonical_url = new.canonical_url, noindex = new.noindex, share_image = new.share_image
    where r.post_id = new.id and r.version = old.version and r.saved_by is not distinct from auth.uid()
      and r.created_at > now() - interval '10 minutes';
    if found then
      return null;
    end if;
  end if;
  insert into public.post_revisions (
    post_id, version, title, content, author, image_url, meta_title, meta_description, tags, labels, post_type, slug,
    status, published_at, canonical_url, noindex, share_image, saved_by, saved_by_username
  ) values (
    new.id, new.version, new.title, new.content, new.author, new.image_url, new.meta_title, new.meta_description,
    new.tags, new.labels, new.post_type, new.slug, new.status, new.published_at, new.canonical_url, new.noindex,
    new.share_image, auth.uid(),
    coalesce(private.admin_username(), case when tg_op = 'INSERT' then new.created_by_admin end, 'the site')
  );
  return null;
end
$$;

-- As before, but a part also changes when a post of it begins or ceases to be left out below.
create or replace function private.keep_sitemap_parts() returns trigger
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
        -- The entry of this post is a different one.
        select n.published_at, n.id, 0, now()
        where n.released and o.released and n.published_at = o.published_at and n.published_at <= now()
          and (n.slug, n.noindex, n.canonical_url, n.share_image)
            is distinct from (o.slug, o.noindex, o.canonical_url, o.share_image)
      ) c
    ));
  end if;
  return null;
end
$$;

-- As before, without the posts that stay out of search engines and those that name another page. One that names itself,
-- or a post which readers do not see, names none.
create or replace function public.list_sitemap_posts(
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
    and not p.noindex
    and (
      p.canonical_url is null
      or (
        p.canonical_url like '/blog/%'
        and not exists (select 1 from public.blog_posts t where t.slug = substr(p.canonical_url, 7) and t.id <> p.id)
      )
    )
  order by p.published_at, p.id
  limit least(p_limit, 1000)
$$;

-- As before, with the picture for sharing.
create or replace function public.replace_image(p_old text, p_new text)
returns table (id uuid, slug text, post_type text, status text, published_at timestamptz)
language sql security invoker set search_path = ''
as $$
  update public.blog_posts p
  set
    content = regexp_replace(
      p.content, '/media/' || replace(p_old, '.', '\.') || '(?![A-Za-z0-9_-]|\.[A-Za-z0-9])', '/media/' || p_new, 'g'
    ),
    image_url = case when p.image_url = '/media/' || p_old then '/media/' || p_new else p.image_url end,
    share_image = case when p.share_image = '/media/' || p_old then '/media/' || p_new else p.share_image end
  where p.id in (select u.post_id from public.post_images u where u.path = p_old)
  returning p.id, p.slug, p.post_type, p.status, p.published_at
$$;
