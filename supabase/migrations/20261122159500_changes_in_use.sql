-- A picture of changes that are kept beside a post is in use.
create or replace function private.image_is_used(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.post_images where path = p_path)
    or exists (select 1 from public.post_working_copies where image_names @> array[p_path])
    or exists (select 1 from public.post_changes where image_names @> array[p_path])
    or exists (select 1 from public.post_revisions where image_names @> array[p_path])
    or private.is_portrait(p_path)
$$;
