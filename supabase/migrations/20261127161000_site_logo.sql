-- The picture that an admin has chosen for the site's logo is kept as a portrait is: readers may see its row, and nobody bins it.
create or replace function private.is_portrait(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.author_profiles where portrait_image = p_path)
    or exists (select 1 from public.site_settings where fields ->> 'logo' = '/media/' || p_path)
$$;
