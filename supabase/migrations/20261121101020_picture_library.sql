-- The library of pictures: what they show, what matters in them, where they are used.

alter table public.images
  add column caption text not null default '' check (char_length(caption) <= 500),
  -- The point that stays in sight when a picture is cropped; 0 is left and top, 1 right and bottom.
  add column focal_x real not null default 0.5 check (focal_x between 0 and 1),
  add column focal_y real not null default 0.5 check (focal_y between 0 and 1);

grant update (alt, caption, focal_x, focal_y) on table public.images to authenticated;

-- Whether a text holds every word, in whatever case. A sign that means something in a pattern or a filter is a sign.
create function private.holds_words(p_text text, p_words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (select 1 from unnest(p_words) as w (word) where position(lower(w.word) in lower(p_text)) = 0)
$$;

-- Security definer, each of the three: a working copy is hidden from other editors, but its pictures must not be lost.
create function private.picture_is_used(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.blog_posts where pictures @> array[p_path])
    or exists (select 1 from public.post_working_copies where pictures @> array[p_path])
    or exists (select 1 from public.post_revisions where pictures @> array[p_path])
$$;

-- Pictures, newest first. p_filter: all, unused, undescribed. Somebody may still write with a picture that is younger
-- than p_grace: it counts as used.
create function public.list_pictures(
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
    (select count(*) from public.blog_posts p where p.pictures @> array[i.path]),
    count(*) over ()
  from public.images i
  left join public.admins a on a.user_id = i.created_by
  where (select private.is_admin())
    and private.holds_words(i.alt || ' ' || i.caption || ' ' || i.path, p_words)
    and (p_filter <> 'undescribed' or i.alt = '')
    and (p_filter <> 'unused' or (i.created_at < now() - p_grace and not private.picture_is_used(i.path)))
  order by i.created_at desc, i.path
  limit least(p_limit, 200) offset p_offset
$$;

-- Where a picture is used: posts (in the bin too), what editors have typed and not saved, earlier versions of posts.
create function public.list_picture_uses(p_path text)
returns table (kind text, post_id uuid, title text, slug text, status public.post_status, in_bin boolean, username text)
language sql stable security definer set search_path = ''
as $$
  select used.kind, p.id, p.title, p.slug, p.status, p.deleted_at is not null, used.username
  from (
    select 'post' as kind, b.id, null::text as username from public.blog_posts b where b.pictures @> array[p_path]
    union all
    select 'working copy', w.post_id, a.username
    from public.post_working_copies w
    left join public.admins a on a.user_id = w.user_id
    where w.pictures @> array[p_path]
    union all
    select distinct 'earlier version', r.post_id, null
    from public.post_revisions r
    where r.pictures @> array[p_path]
      and not exists (select 1 from public.blog_posts b where b.id = r.post_id and b.pictures @> array[p_path])
  ) used
  join public.blog_posts p on p.id = used.id
  where (select private.is_admin())
  order by used.kind desc, p.title
$$;

-- Puts one picture in the place of another in every post that shows it; each gets a revision.
create function public.replace_picture(p_old text, p_new text)
returns table (id uuid, slug text, post_type public.post_type, status public.post_status, published_at timestamptz)
language sql security invoker set search_path = ''
as $$
  update public.blog_posts p
  set
    content = regexp_replace(
      p.content, '/media/' || replace(p_old, '.', '\.') || '(?![A-Za-z0-9_-]|\.[A-Za-z0-9])', '/media/' || p_new, 'g'
    ),
    image_url = case when p.image_url = '/media/' || p_old then '/media/' || p_new else p.image_url end
  where p.pictures @> array[p_old]
  returning p.id, p.slug, p.post_type, p.status, p.published_at
$$;

revoke all on function private.picture_is_used(text) from public;
revoke all on function public.list_pictures(text[], text, interval, integer, integer) from public, anon;
revoke all on function public.list_picture_uses(text) from public, anon;
revoke all on function public.replace_picture(text, text) from public, anon;
grant execute on function public.list_pictures(text[], text, interval, integer, integer) to authenticated;
grant execute on function public.list_picture_uses(text) to authenticated;
grant execute on function public.replace_picture(text, text) to authenticated, service_role;
