-- The portrait of an author is a use of an image like any other: it cannot go into the bin, and comes out of it.

create or replace function private.image_is_used(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.post_images where path = p_path)
    or exists (select 1 from public.post_working_copies where image_names @> array[p_path])
    or exists (select 1 from public.post_revisions where image_names @> array[p_path])
    or private.is_portrait(p_path)
$$;

-- Said by that function now: the file of a portrait is one that is used.
drop policy "a portrait stays" on public.images;
drop policy "the file of a portrait stays" on storage.objects;

create function private.keep_portrait() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.images set deleted_at = null, deleted_by = null
  where path = new.portrait_image and deleted_at is not null;
  return null;
end
$$;
create trigger author_profiles_portrait after insert or update of portrait_image on public.author_profiles
  for each row when (new.portrait_image is not null) execute function private.keep_portrait();

-- As before, and without portraits among what nothing uses.
create or replace function public.list_images(
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
      and not exists (select 1 from public.post_revisions r where r.image_names @> array[p.path])
      and not exists (select 1 from public.author_profiles a where a.portrait_image = p.path)';
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
