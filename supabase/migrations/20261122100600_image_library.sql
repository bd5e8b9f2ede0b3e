-- What the panel's library of images asks.

-- Images, newest first. p_filter: all, unused, undescribed. Somebody may still write with an image that is younger
-- than p_grace: it counts as used.
create function public.list_images(
  p_words text[], p_filter text, p_grace interval, p_limit integer, p_offset integer
)
returns table (
  path text, width integer, height integer, bytes integer, alt text, caption text, focal_x real, focal_y real,
  blur text, created_at timestamptz, uploaded_by text, posts bigint, total bigint
)
language sql stable security definer set search_path = ''
as $$
  select
    i.path, i.width, i.height, i.bytes, i.alt, i.caption, i.focal_x, i.focal_y, i.blur, i.created_at, a.username,
    (select count(*) from public.post_images u where u.path = i.path),
    count(*) over ()
  from public.images i
  left join public.admins a on a.user_id = i.created_by
  where (select private.is_admin())
    and private.contains_all_words(i.alt || ' ' || i.caption || ' ' || i.path, p_words)
    and (p_filter <> 'undescribed' or i.alt = '')
    and (p_filter <> 'unused' or (i.created_at < now() - p_grace and not private.image_is_used(i.path)))
  order by i.created_at desc, i.path
  limit least(p_limit, 200) offset p_offset
$$;

-- Where an image is used: posts (in the bin too), what editors have typed and not saved, earlier versions of posts.
create function public.list_image_uses(p_path text)
returns table (kind text, post_id uuid, title text, slug text, status text, in_bin boolean, username text)
language sql stable security definer set search_path = ''
as $$
  select used.kind, p.id, p.title, p.slug, p.status, p.deleted_at is not null, used.username
  from (
    select 'post' as kind, u.post_id as id, null::text as username from public.post_images u where u.path = p_path
    union all
    select 'working copy', w.post_id, a.username
    from public.post_working_copies w
    left join public.admins a on a.user_id = w.user_id
    where w.image_names @> array[p_path]
    union all
    select distinct 'earlier version', r.post_id, null
    from public.post_revisions r
    where r.image_names @> array[p_path]
      and not exists (select 1 from public.post_images u where u.path = p_path and u.post_id = r.post_id)
  ) used
  join public.blog_posts p on p.id = used.id
  where (select private.is_admin())
  order by used.kind desc, p.title
$$;

-- Puts one image in the place of another in every post that shows it; each gets a revision.
create function public.replace_image(p_old text, p_new text)
returns table (id uuid, slug text, post_type text, status text, published_at timestamptz)
language sql security invoker set search_path = ''
as $$
  update public.blog_posts p
  set
    content = regexp_replace(
      p.content, '/media/' || replace(p_old, '.', '\.') || '(?![A-Za-z0-9_-]|\.[A-Za-z0-9])', '/media/' || p_new, 'g'
    ),
    image_url = case when p.image_url = '/media/' || p_old then '/media/' || p_new else p.image_url end
  where p.id in (select u.post_id from public.post_images u where u.path = p_old)
  returning p.id, p.slug, p.post_type, p.status, p.published_at
$$;

grant execute on function public.list_images(text[], text, interval, integer, integer) to authenticated;
grant execute on function public.list_image_uses(text) to authenticated;
grant execute on function public.replace_image(text, text) to authenticated, service_role;
