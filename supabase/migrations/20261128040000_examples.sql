-- Example posts that an account adds in the panel, and takes away again with its own rights.

-- An import does not name its account: one that is not called admin was refused.
alter table public.blog_posts alter column created_by_admin set default coalesce(private.admin_username(), 'admin');

-- Those of these posts that are in their first version, with no text kept beside them. Security definer: the working copies
-- of other editors are hidden from the caller. Commands have the secret key, without a user.
create function public.untouched_posts(p_ids uuid[]) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select p.id from public.blog_posts p
  where p.id = any (p_ids[1:500]) and p.version = 1
    and (auth.uid() is null or (select private.is_admin()))
    and not exists (select 1 from public.post_changes c where c.post_id = p.id)
    and not exists (select 1 from public.post_working_copies w where w.post_id = p.id)
$$;

-- Deletes those of these authors that are in their first version and have no post; returns their slugs. Security definer:
-- no role deletes an author whom readers may know.
create function public.forget_authors(p_slugs text[]) returns setof text
language sql security definer set search_path = ''
as $$
  delete from public.author_profiles a
  where a.slug = any (p_slugs[1:500]) and a.version = 1
    and not exists (select 1 from public.blog_posts p where p.author_id = a.id)
    and (
      auth.uid() is null
      or ((select private.has_right('retention')) and (select private.has_right('edit_all')))
    )
  returning a.slug
$$;

grant execute on function public.untouched_posts(uuid[]) to authenticated, service_role;
grant execute on function public.forget_authors(text[]) to authenticated, service_role;
