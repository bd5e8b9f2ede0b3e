-- An object without a row is the rest of an upload that failed, or of one that is on its way at this moment. Only whoever
-- brought it removes it, or an admin, or anybody when it has been lying about for a week, as with a row.
create or replace function private.may_delete_image(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_admin() and not private.image_is_used(p_path) and (
    private.has_full_role()
    or case when exists (select 1 from public.images where path = p_path)
      then exists (
        select 1 from public.images
        where path = p_path and (created_by = auth.uid() or created_at < now() - interval '7 days')
      )
      else exists (
        select 1 from storage.objects
        where bucket_id = 'blog-images' and name = p_path
          and (owner_id = auth.uid()::text or created_at < now() - interval '7 days')
      )
    end
  )
$$;
