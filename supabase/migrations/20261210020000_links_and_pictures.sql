-- An account that has lost a right leaves nothing behind that gives it, and changes no public page through a picture.

-- Deletes the links whose maker may not make them any more: it is deactivated, deleted, or lacks a right of the role that
-- the link opens. Commands of the owner make links in the name of the site. Security definer: no role may delete the links
-- of others.
create function private.end_links_of_former_managers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with opened as (
    select i.token_hash, i.invited_by as maker, i.role from public.invitations i
    union all
    select l.token_hash, l.made_by, a.role from public.password_links l join public.admins a using (user_id)
  ), ended as (
    select o.token_hash from opened o
    where o.maker <> 'the site' and not exists (
      select 1 from public.admins a join public.roles own on own.name = a.role join public.roles given on given.name = o.role
      where a.username = o.maker and a.deactivated_at is null
        and 'team' = any (own.rights) and given.rights <@ own.rights
    )
  ), invitations as (
    delete from public.invitations i using ended e where i.token_hash = e.token_hash
  )
  delete from public.password_links l using ended e where l.token_hash = e.token_hash;
  return null;
end
$$;

create trigger admins_end_links after delete or update of role, deactivated_at on public.admins
  for each statement execute function private.end_links_of_former_managers();
create trigger roles_end_links after update of rights on public.roles
  for each statement execute function private.end_links_of_former_managers();

-- Ends the links of earlier managers: a trigger of statements also runs for no row.
update public.admins set deactivated_at = deactivated_at where false;

-- Whether the caller may change the words of an image: with the right to edit all posts, or of an own image that is neither in
-- a public post nor in one as it was sent for review, except in posts that the caller publishes.
create function private.may_describe_image(p_path text, p_owner uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select 'pictures' = any (own.rights) and (
    'edit_all' = any (own.rights)
    or p_owner = auth.uid() and ('publish_all' = any (own.rights) or not exists (
      select 1 from public.post_images u join public.blog_posts p on p.id = u.post_id
      left join public.post_reviews r on r.post_id = p.id and r.version = p.version and r.state <> 'changes_asked'
      where u.path = p_path and (p.released or r.post_id is not null)
        and not ('publish_own' = any (own.rights) and p.created_by is not distinct from auth.uid())
    ))
  )
  from (select private.rights() as rights) own
$$;

grant execute on function private.may_describe_image(text, uuid) to authenticated;

alter policy "admins describe images" on public.images
  using (private.may_describe_image(path, created_by)) with check (private.may_describe_image(path, created_by));

-- As before, but without the right to edit all posts an account takes back only what it put into the bin itself.
create or replace function public.restore_images(p_paths text[]) returns setof text
language sql security definer set search_path = ''
as $$
  update public.images i set deleted_at = null, deleted_by = null
  where i.path = any (p_paths[1:500]) and i.deleted_at > now() - interval '30 days'
    and (select private.has_right('pictures'))
    and (
      (i.created_by = auth.uid() and i.deleted_by = (select private.admin_username()))
      or (select private.has_right('edit_all'))
    )
    and exists (select 1 from storage.objects o where o.bucket_id = 'blog-images' and o.name = i.path)
  returning i.path
$$;
