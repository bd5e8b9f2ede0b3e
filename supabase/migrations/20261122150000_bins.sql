-- A bin for messages and for pictures, as posts have one. Nothing goes for good by the hand of an intern: whoever may use the
-- panel puts things there and takes them out again, an admin deletes for good, and after 30 days what lies there goes by
-- itself. The marks of the bin are written by these functions alone: no role may set the columns.

-- Messages.

alter table public.contact_messages
  add column deleted_at timestamptz,
  add column deleted_by text check (char_length(deleted_by) <= 50);

drop index public.contact_messages_inbox;
drop index public.contact_messages_unread;
drop index public.contact_messages_archived;
create index contact_messages_inbox on public.contact_messages (created_at desc, id desc)
  where archived_at is null and deleted_at is null;
create index contact_messages_unread on public.contact_messages (created_at desc, id desc)
  where archived_at is null and read_at is null and deleted_at is null;
create index contact_messages_archived on public.contact_messages (created_at desc, id desc)
  where archived_at is not null and deleted_at is null;
create index contact_messages_bin on public.contact_messages (deleted_at desc, id desc) where deleted_at is not null;

create or replace function private.box_condition(p_box text) returns text
language sql immutable
return case p_box
  when 'bin' then 'p.deleted_at is not null'
  when 'archived' then 'p.archived_at is not null and p.deleted_at is null'
  when 'unread' then 'p.archived_at is null and p.read_at is null and p.deleted_at is null'
  else 'p.archived_at is null and p.deleted_at is null'
end;

-- p_box: unread, archived, bin (last deleted first), inbox (all that is neither archived nor in the bin).
drop function public.list_messages(text[], text, integer, integer);
create function public.list_messages(p_words text[], p_box text, p_limit integer, p_offset integer)
returns table (
  id uuid, name text, email text, phone text, subject text, message text, interests text, created_at timestamptz,
  read_at timestamptz, archived_at timestamptz, deleted_at timestamptz, deleted_by text, total bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    return;
  end if;
  return query
    select
      m.id, m.name, m.email, m.phone, m.subject, m.message, m.interests, m.created_at, m.read_at, m.archived_at,
      m.deleted_at, m.deleted_by, listed.total
    from (
      select unnest(page.keys)::uuid as id, generate_subscripts(page.keys, 1) as place, page.total
      from private.list_page(
        'public.contact_messages p', private.box_condition(p_box),
        case p_box when 'bin' then 'p.deleted_at desc, p.id desc' else 'p.created_at desc, p.id desc' end, 'p.id', 'uuid',
        'private.message_text(p.name, p.email, p.phone, p.subject, p.message, p.interests)', p_words, p_limit, p_offset
      ) as page
    ) listed
    join public.contact_messages m on m.id = listed.id
    order by listed.place;
end
$$;

-- The numbers beside the boxes, each up to 1,000: every page of the panel asks for them.
drop function public.count_messages();
create function public.count_messages() returns table (unread bigint, inbox bigint, archived bigint, bin bigint)
language sql stable security definer set search_path = ''
as $$
  select
    (
      select count(*) from (
        select 1 from public.contact_messages
        where archived_at is null and read_at is null and deleted_at is null limit 1000
      ) counted
    ),
    (
      select count(*) from (
        select 1 from public.contact_messages where archived_at is null and deleted_at is null limit 1000
      ) counted
    ),
    (
      select count(*) from (
        select 1 from public.contact_messages where archived_at is not null and deleted_at is null limit 1000
      ) counted
    ),
    (select count(*) from (select 1 from public.contact_messages where deleted_at is not null limit 1000) counted)
  where (select private.is_admin())
$$;

-- What a shorter time would delete at once, up to 1,000.
create or replace function public.count_messages_older(p_months integer) returns bigint
language sql stable security invoker set search_path = ''
as $$
  select count(*) from (
    select 1 from public.contact_messages where created_at < now() - make_interval(months => p_months) limit 1000
  ) counted
$$;

-- Puts messages into the bin, up to 100 of them; answers those that were put there.
create function public.bin_messages(p_ids uuid[]) returns setof uuid
language sql security definer set search_path = ''
as $$
  update public.contact_messages set deleted_at = now(), deleted_by = (select private.admin_username())
  where id = any (p_ids[1:100]) and deleted_at is null and (select private.is_admin())
  returning id
$$;

-- Takes messages out of the bin, to where they were; answers those that were taken.
create function public.restore_messages(p_ids uuid[]) returns setof uuid
language sql security definer set search_path = ''
as $$
  update public.contact_messages set deleted_at = null, deleted_by = null
  where id = any (p_ids[1:100]) and deleted_at is not null and (select private.is_admin())
  returning id
$$;

-- One message for good: what somebody asks to be forgotten. By an admin, out of the bin, by its id and one at a time, so
-- that no token can empty the bin with one call. Answers whether it was there.
create or replace function public.delete_message(p_id uuid) returns boolean
language sql security definer set search_path = ''
as $$
  with deleted as (
    delete from public.contact_messages
    where id = p_id and deleted_at is not null and (select private.has_full_role()) returning id
  )
  select exists (select 1 from deleted)
$$;

create or replace function public.purge_expired(p_hash_age interval, p_message_age interval) returns void
language sql security invoker set search_path = ''
as $$
  delete from public.contact_messages
  where created_at < now() - least(
    p_message_age, (select make_interval(months => s.retention_months) from public.contact_settings s)
  );
  delete from public.contact_messages where deleted_at < now() - interval '30 days';
  update public.contact_messages set client_hash = null
  where client_hash is not null and created_at < now() - p_hash_age;
  delete from public.login_attempts where last_attempt_at < now() - p_hash_age;
$$;

-- Images. The row is marked; the file stays where it is and is not shown any more (lib/images/bin.ts). Files are removed by
-- the storage API alone, bytes first and then the row, so that a failure leaves a row that is found again.

alter table public.images
  add column deleted_at timestamptz,
  add column deleted_by text check (char_length(deleted_by) <= 50);

drop index public.images_newest;
drop index public.images_not_in_posts;
drop index public.images_undescribed;
create index images_newest on public.images (created_at desc, path) where deleted_at is null;
create index images_not_in_posts on public.images (created_at desc, path) where not in_posts and deleted_at is null;
create index images_undescribed on public.images (created_at desc, path) where alt = '' and deleted_at is null;
create index images_bin on public.images (deleted_at desc, path) where deleted_at is not null;

-- What nothing uses may go into the bin: what is one's own, or has been lying about for a week; for an admin, all of it.
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

-- Whether a row of the bin may go for good. Nobody is asking when the schedule does it, with the secret key.
create function private.may_forget_image(p_image public.images) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_image.deleted_at is not null and not private.image_is_used(p_image.path) and (
    private.has_full_role()
    or (p_image.deleted_at < now() - interval '30 days' and (auth.uid() is null or private.is_admin()))
  )
$$;

-- A file goes when its row in the bin may. One that has no row is the rest of an upload that failed, or of one that is on
-- its way at this moment: only whoever brought it removes it, or an admin, or anybody after a week.
create or replace function private.may_delete_image(p_path text) returns boolean
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

drop policy "admins remove images that nothing uses" on public.images;
revoke delete on table public.images from authenticated;

-- Puts images into the bin that nothing uses; answers those that were put there. The rows are locked before anybody looks
-- at their use, as a post that begins to show one locks them: one of the two sees the other.
create function public.bin_images(p_paths text[]) returns setof text
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    return;
  end if;
  perform 1 from public.images i where i.path = any (p_paths[1:500]) order by i.path for update;
  return query
    update public.images i set deleted_at = now(), deleted_by = private.admin_username()
    where i.path = any (p_paths[1:500]) and i.deleted_at is null and private.may_bin_image(i.path)
    returning i.path;
end
$$;

-- Takes images out of the bin; answers those that were taken. What has lost its file, or may lose it at any moment, stays.
create function public.restore_images(p_paths text[]) returns setof text
language sql security definer set search_path = ''
as $$
  update public.images i set deleted_at = null, deleted_by = null
  where i.path = any (p_paths[1:500]) and i.deleted_at > now() - interval '30 days' and (select private.is_admin())
    and exists (select 1 from storage.objects o where o.bucket_id = 'blog-images' and o.name = i.path)
  returning i.path
$$;

-- The images whose time in the bin is over, up to 200: their files go next.
create function public.list_expired_images() returns setof text
language sql stable security definer set search_path = ''
as $$
  select i.path from public.images i
  where i.deleted_at < now() - interval '30 days' and private.may_forget_image(i)
  order by i.deleted_at
  limit 200
$$;

-- Deletes the rows of images of the bin whose files are gone; answers them.
create function public.forget_images(p_paths text[]) returns setof text
language sql security definer set search_path = ''
as $$
  delete from public.images i
  where i.path = any (p_paths[1:500]) and private.may_forget_image(i)
    and not exists (select 1 from storage.objects o where o.bucket_id = 'blog-images' and o.name = i.path)
  returning i.path
$$;

-- Asked before an image is shown; the name has to be known.
create function public.image_is_binned(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.images where path = p_path and deleted_at is not null)
$$;

-- An image that a post begins to show comes out of the bin.
create or replace function private.keep_in_posts() returns trigger
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

-- p_filter: all, unused, undescribed, bin (last deleted first). Somebody may still write with an image that is younger than
-- p_grace: it counts as used. Of what no post shows, the newest 1,000 are asked whether a working copy or a revision does.
-- `posts` counts up to 1,000.
drop function public.list_images(text[], text, interval, integer, integer);
create function public.list_images(
  p_words text[], p_filter text, p_grace interval, p_limit integer, p_offset integer
)
returns table (
  path text, width integer, height integer, bytes integer, alt text, caption text, focal_x real, focal_y real,
  blur text, created_at timestamptz, uploaded_by text, posts bigint, deleted_at timestamptz, deleted_by text, total bigint
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
      and not exists (select 1 from public.post_revisions r where r.image_names @> array[p.path])';
  end if;
  return query
    select
      i.path, i.width, i.height, i.bytes, i.alt, i.caption, i.focal_x, i.focal_y, i.blur, i.created_at, a.username,
      (select count(*) from (select 1 from public.post_images u where u.path = i.path limit 1000) used),
      i.deleted_at, i.deleted_by, listed.total
    from (
      select unnest(page.keys) as path, generate_subscripts(page.keys, 1) as place, page.total
      from private.list_page(
        v_table, v_where, v_order, 'p.path', 'text', 'lower(p.alt || '' '' || p.caption || '' '' || p.path)',
        p_words, least(p_limit, 200), p_offset
      ) as page
    ) listed
    join public.images i on i.path = listed.path
    left join public.admins a on a.user_id = i.created_by
    order by listed.place;
end
$$;

grant execute on function public.list_messages(text[], text, integer, integer) to authenticated;
grant execute on function public.count_messages() to authenticated;
grant execute on function public.bin_messages(uuid[]) to authenticated;
grant execute on function public.restore_messages(uuid[]) to authenticated;
grant execute on function public.bin_images(text[]) to authenticated;
grant execute on function public.restore_images(text[]) to authenticated;
grant execute on function public.list_expired_images() to authenticated, service_role;
grant execute on function public.forget_images(text[]) to authenticated, service_role;
grant execute on function public.image_is_binned(text) to anon;
grant execute on function public.list_images(text[], text, interval, integer, integer) to authenticated;
