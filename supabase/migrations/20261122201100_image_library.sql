-- Which post uses which image, who may read and remove an image, the bin, and the queries of the image library.

-- Uses of an image ---------------------------------------------------------------------------------------------------

-- The posts that show an image, drafts and the bin included. No foreign key to `images`: a text may name an image that
-- does not exist (yet).
create table public.post_images (
  path text not null,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  primary key (path, post_id)
);
create index post_images_post on public.post_images (post_id);

alter table public.post_images enable row level security;
grant select on table public.post_images to authenticated, service_role;

create policy "admins see where images are used" on public.post_images
  for select to authenticated using ((select private.is_admin()));

-- Security definer: triggers keep this table; no role writes it.
create function private.keep_post_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.post_images where post_id = new.id and path <> all (new.image_names);
  insert into public.post_images (path, post_id) select name, new.id from unnest(new.image_names) as name
  on conflict do nothing;
  return null;
end
$$;

create trigger blog_posts_first_images after insert on public.blog_posts
  for each row when (cardinality(new.image_names) > 0) execute function private.keep_post_images();
create trigger blog_posts_images after update on public.blog_posts
  for each row when (old.image_names is distinct from new.image_names) execute function private.keep_post_images();

-- Security definer: it reads tables that not every role which adds a row may read.
create function private.set_in_posts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.in_posts := exists (select 1 from public.post_images u where u.path = new.path);
  return new;
end
$$;

create trigger images_in_posts before insert on public.images for each row execute function private.set_in_posts();

-- The rows are locked first: of two posts that drop an image at once, the second sees the first. An image that a post
-- begins to show leaves the bin.
create function private.keep_in_posts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.images i where i.path in (select changed.path from changed) order by i.path for update;
  update public.images i set
    in_posts = not i.in_posts,
    deleted_at = case when i.in_posts then i.deleted_at end,
    deleted_by = case when i.in_posts then i.deleted_by end
  where i.path in (select changed.path from changed)
    and i.in_posts <> exists (select 1 from public.post_images u where u.path = i.path);
  return null;
end
$$;

create trigger post_images_added after insert on public.post_images referencing new table as changed
  for each statement execute function private.keep_in_posts();
create trigger post_images_removed after delete on public.post_images referencing old table as changed
  for each statement execute function private.keep_in_posts();

-- Rights -------------------------------------------------------------------------------------------------------------

-- Security definer, all of these: readers see neither uses nor drafts, and an editor does not see another editor's
-- working copies, whose images must not be lost.
create function private.image_is_public(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.post_images u join public.blog_posts p on p.id = u.post_id
    where u.path = p_path and private.is_public(p.released, p.published_at, p.unpublish_at)
  )
$$;

create function private.image_is_used(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.post_images where path = p_path)
    or exists (select 1 from public.post_working_copies where image_names @> array[p_path])
    or exists (select 1 from public.post_changes where image_names @> array[p_path])
    or exists (select 1 from public.post_revisions where image_names @> array[p_path])
    or private.is_portrait(p_path)
$$;

-- Who may put an unused image into the bin: its uploader, any editor after a week, an admin always.
create function private.may_bin_image(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_admin() and not private.image_is_used(p_path) and (
    private.has_full_role()
    or exists (
      select 1 from public.images
      where path = p_path and (created_by = auth.uid() or created_at < now() - interval '7 days')
    )
  )
$$;

-- Whether an image in the bin may be deleted for good. The schedule calls it with the secret key, without a user.
create function private.may_forget_image(p_image public.images) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_image.deleted_at is not null and not private.image_is_used(p_image.path) and (
    private.has_full_role()
    or (p_image.deleted_at < now() - interval '30 days' and (auth.uid() is null or private.is_admin()))
  )
$$;

-- A file may be removed when its row in the bin may. A file without a row belongs to a failed upload or to one in
-- progress: only its uploader, an admin, or after a week any editor may remove it.
create function private.may_delete_image(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_admin() and case when exists (select 1 from public.images where path = p_path)
    then exists (select 1 from public.images i where i.path = p_path and private.may_forget_image(i))
    else not private.image_is_used(p_path) and (
      private.has_full_role()
      or exists (
        select 1 from storage.objects
        where bucket_id = 'blog-images' and name = p_path
          and (owner_id = auth.uid()::text or created_at < now() - interval '7 days')
      )
    )
  end
$$;

grant execute on function private.image_is_public(text) to anon;
grant execute on function private.may_delete_image(text) to authenticated;

create policy "readers see the images of public posts" on public.images
  for select to anon using (deleted_at is null and private.image_is_public(path));
create policy "admins remove blog images that nothing uses" on storage.objects
  for delete to authenticated using (bucket_id = 'blog-images' and private.may_delete_image(name));

-- The bin ------------------------------------------------------------------------------------------------------------

-- Every editor moves images into the bin and back; only an admin or the schedule (after 30 days) deletes for good. The
-- row is marked; the file stays and is not served (lib/images/bin.ts). Files are removed through the storage API, bytes
-- before the row, so that a failure leaves a row that the next run finds.

-- Puts unused images into the bin; returns those that were moved. The rows are locked before their use is checked, and a
-- post that begins to show an image locks the same rows. With `p_even_used` an admin takes down images in use: posts keep
-- the name in their text and are shown without it, and a save does not restore it. An author's portrait is not taken down
-- this way.
create function public.bin_images(p_paths text[], p_even_used boolean default false) returns setof text
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    return;
  end if;
  perform 1 from public.images i where i.path = any (p_paths[1:500]) order by i.path for update;
  return query
    update public.images i set deleted_at = now(), deleted_by = private.admin_username()
    where i.path = any (p_paths[1:500]) and i.deleted_at is null and (
      private.may_bin_image(i.path) or (p_even_used and private.has_full_role() and not private.is_portrait(i.path))
    )
    returning i.path;
end
$$;

-- Takes images out of the bin; returns those that were taken. An image whose file is missing, or may be deleted at any
-- moment, stays.
create function public.restore_images(p_paths text[]) returns setof text
language sql security definer set search_path = ''
as $$
  update public.images i set deleted_at = null, deleted_by = null
  where i.path = any (p_paths[1:500]) and i.deleted_at > now() - interval '30 days' and (select private.is_admin())
    and exists (select 1 from storage.objects o where o.bucket_id = 'blog-images' and o.name = i.path)
  returning i.path
$$;

-- The images whose time in the bin is over, up to 200: their files are deleted next.
create function public.list_expired_images() returns setof text
language sql stable security definer set search_path = ''
as $$
  select i.path from public.images i
  where i.deleted_at < now() - interval '30 days' and private.may_forget_image(i)
  order by i.deleted_at
  limit 200
$$;

-- Deletes the rows of images in the bin whose files are gone; returns them.
create function public.forget_images(p_paths text[]) returns setof text
language sql security definer set search_path = ''
as $$
  delete from public.images i
  where i.path = any (p_paths[1:500]) and private.may_forget_image(i)
    and not exists (select 1 from storage.objects o where o.bucket_id = 'blog-images' and o.name = i.path)
  returning i.path
$$;

-- Called before an image is served. An image that was deleted for good must stay hidden as one in the bin does: a cache
-- of scaled copies may still hold it. Every image that may be served has a row.
create function public.image_is_binned(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select 1 from public.images where path = p_path and deleted_at is null)
$$;

grant execute on function public.bin_images(text[], boolean) to authenticated;
grant execute on function public.restore_images(text[]) to authenticated;
grant execute on function public.list_expired_images() to authenticated, service_role;
grant execute on function public.forget_images(text[]) to authenticated, service_role;
grant execute on function public.image_is_binned(text) to anon;

-- The library --------------------------------------------------------------------------------------------------------

-- p_filter: all, unused, undescribed, bin (last deleted first). An image younger than p_grace counts as used, because an
-- editor may be about to use it. Of images without a post, the newest 1,000 are checked for other uses. p_from and p_to:
-- the range of upload times; p_post: shown by this post. `posts` counts up to 1,000.
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

-- The uses of an image: posts (also in the bin), planned changes, working copies, revisions, and portraits of authors,
-- with the author's id and name.
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

-- Replaces one image by another in every post that shows it; each post gets a revision.
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

grant execute on function public.list_images(
  text[], text, interval, integer, integer, timestamptz, timestamptz, uuid
) to authenticated;
grant execute on function public.list_image_uses(text) to authenticated;
grant execute on function public.replace_image(text, text) to authenticated, service_role;
