-- A working copy for each form: two tabs of one editor with one post must not overwrite each other's words.
alter table public.post_working_copies
  add column form uuid not null default '00000000-0000-0000-0000-000000000000';
alter table public.post_working_copies drop constraint post_working_copies_pkey;
alter table public.post_working_copies add primary key (post_id, user_id, form);

-- As before, but an editor whose tabs hold several copies of one post is one use.
create or replace function public.list_image_uses(p_path text)
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
    select distinct 'working copy', w.post_id, a.username, null
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
