-- The library of images: the names that people gave their files, and what was uploaded in a stretch of time or is shown by a
-- post.

-- Kept for editors, who look for it; the name in the bucket is another one, and readers never see this.
alter table public.images add column file_name text not null default '' check (char_length(file_name) <= 200);

drop index public.images_words;
create index images_words on public.images using gin (
  lower(alt || ' ' || caption || ' ' || file_name || ' ' || path) extensions.gin_trgm_ops
);

-- p_filter: all, unused, undescribed, bin (last deleted first). Somebody may still write with an image that is younger than
-- p_grace: it counts as used. Of what no post shows, the newest 1,000 are asked whether something else does. p_from and p_to:
-- uploaded from then on and before then; p_post: shown by this post. `posts` counts up to 1,000.
drop function public.list_images(text[], text, interval, integer, integer);
create function public.list_images(
  p_words text[], p_filter text, p_grace interval, p_limit integer, p_offset integer,
  p_from timestamptz default null, p_to timestamptz default null, p_post uuid default null
)
returns table (
  path text, width integer, height integer, bytes integer, alt text, caption text, file_name text, focal_x real,
  focal_y real, blur text, created_at timestamptz, uploaded_by text, posts bigint, deleted_at timestamptz, deleted_by text,
  total bigint
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order text := case p_filter when 'bin' then 'p.deleted_at desc, p.path' else 'p.created_at desc, p.path' end;
  v_table text := 'public.images p';
  v_where text := case p_filter
    when 'bin' then 'p.deleted_at is not null'
    when 'undescribed' then 'p.alt = '''' and p.deleted_at is null'
    else 'p.deleted_at is null'
  end;
begin
  if not private.is_admin() then
    return;
  end if;
  if p_filter = 'unused' then
    v_table := format(
      '(select * from public.images p where not p.in_posts and p.deleted_at is null and p.created_at < now() - %L::interval
        order by p.created_at desc, p.path limit 1000) p',
      p_grace
    );
    v_where := 'not exists (select 1 from public.post_working_copies w where w.image_names @> array[p.path])
      and not exists (select 1 from public.post_changes c where c.image_names @> array[p.path])
      and not exists (select 1 from public.post_revisions r where r.image_names @> array[p.path])
      and not exists (select 1 from public.author_profiles a where a.portrait_image = p.path)';
  elsif p_post is not null then
    v_table := format(
      '(select i.* from public.post_images u join public.images i on i.path = u.path where u.post_id = %L) p', p_post
    );
  end if;
  v_where := v_where
    || case when p_from is null then '' else format(' and p.created_at >= %L', p_from) end
    || case when p_to is null then '' else format(' and p.created_at < %L', p_to) end;
  return query
    select
      i.path, i.width, i.height, i.bytes, i.alt, i.caption, i.file_name, i.focal_x, i.focal_y, i.blur, i.created_at,
      a.username,
      (select count(*) from (select 1 from public.post_images u where u.path = i.path limit 1000) used),
      i.deleted_at, i.deleted_by, listed.total
    from (
      select unnest(page.keys) as path, generate_subscripts(page.keys, 1) as place, page.total
      from private.list_page(
        v_table, v_where, v_order, 'p.path', 'text',
        'lower(p.alt || '' '' || p.caption || '' '' || p.file_name || '' '' || p.path)',
        p_words, least(p_limit, 200), p_offset
      ) as page
    ) listed
    join public.images i on i.path = listed.path
    left join public.admins a on a.user_id = i.created_by
    order by listed.place;
end
$$;

-- Where an image is used: posts (in the bin too), changes that are kept beside a post, what editors have typed and not saved,
-- earlier versions of posts, and as the portrait of an author, whose id and name it is then.
drop function public.list_image_uses(text);
create function public.list_image_uses(p_path text)
returns table (kind text, id uuid, title text, in_bin boolean, username text)
language sql stable security definer set search_path = ''
as $$
  select used.kind, used.id, coalesce(p.title, used.name), p.deleted_at is not null, used.username
  from (
    select 'post' as kind, u.post_id as id, null::text as username, null::text as name
    from public.post_images u where u.path = p_path
    union all
    select 'kept changes', c.post_id, null, null
    from public.post_changes c where c.image_names @> array[p_path]
    union all
    select 'working copy', w.post_id, a.username, null
    from public.post_working_copies w
    left join public.admins a on a.user_id = w.user_id
    where w.image_names @> array[p_path]
    union all
    select distinct 'earlier version', r.post_id, null, null
    from public.post_revisions r
    where r.image_names @> array[p_path]
      and not exists (select 1 from public.post_images u where u.path = p_path and u.post_id = r.post_id)
    union all
    select 'portrait', a.id, null, a.name
    from public.author_profiles a where a.portrait_image = p_path
  ) used
  left join public.blog_posts p on p.id = used.id
  where (select private.is_admin())
  order by
    array_position(array['post', 'portrait', 'kept changes', 'working copy', 'earlier version'], used.kind),
    coalesce(p.title, used.name)
$$;

grant execute on function public.list_image_uses(text) to authenticated;
grant execute on function public.list_images(
  text[], text, interval, integer, integer, timestamptz, timestamptz, uuid
) to authenticated;
