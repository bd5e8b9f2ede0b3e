-- An image that was deleted for good is as little to be shown as one of the bin: what a cache of scaled pictures has kept of it
-- must not come back with the row's end. Every image that is shown has a row.
create or replace function public.image_is_binned(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select 1 from public.images where path = p_path and deleted_at is null)
$$;
