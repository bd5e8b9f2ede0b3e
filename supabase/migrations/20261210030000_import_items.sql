-- An undo deletes or changes the posts of a batch with the rights of the account that undoes it, but any account that imports
-- writes the records. So an account records only what it could do to the post itself.

-- Security definer: asks about a post for any account. A change of `redirected` alone does nothing to the post.
create function private.check_import_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Commands have the secret key.
  if auth.uid() is not null and not exists (
    select 1 from public.blog_posts p
    -- At a later version, the post may be another account's work, or public.
    where p.id = new.post_id and p.version >= new.version and private.may_write(p.created_by)
      and (
        private.may_publish(p.created_by)
        or (p.status = 'draft' and coalesce(new.before ->> 'status', 'draft') = 'draft')
      )
      -- Without `before` the undo deletes the post for good.
      and (new.before is not null or p.created_by = auth.uid() or private.has_right('retention'))
  ) then
    raise insufficient_privilege using message = 'Your role does not import into this post';
  end if;
  return new;
end
$$;
create trigger import_items_rights before insert or update of batch_id, post_id, version, before on public.import_items
  for each row execute function private.check_import_item();
