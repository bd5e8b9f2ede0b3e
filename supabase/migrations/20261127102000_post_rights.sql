-- The rights to write posts. Every active account reads all posts in the panel.

-- Security definer, all: policies call them. p_owner: whose post it is; null, when the account is gone.
create function private.may_write(p_owner uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_right('edit_all') or (p_owner is not distinct from auth.uid() and private.has_right('write_own'))
$$;

create function private.may_publish(p_owner uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_right('publish_all') or (p_owner is not distinct from auth.uid() and private.has_right('publish_own'))
$$;

create function private.may_write_post(p_post uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.blog_posts p where p.id = p_post and private.may_write(p.created_by))
$$;

create function private.may_publish_post(p_post uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.blog_posts p
    where p.id = p_post and private.may_write(p.created_by) and private.may_publish(p.created_by)
  )
$$;

grant execute on function private.may_publish(uuid) to authenticated;
grant execute on function private.may_write_post(uuid) to authenticated;
grant execute on function private.may_publish_post(uuid) to authenticated;

-- A policy sees the row before or after a change; what changed is seen here. A refusal has words, unlike that of a policy.
create function private.check_post_rights() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Besides these, a move into the bin or to another account changes nothing. Generated columns are not computed yet.
  v_bookkeeping constant text[] := array[
    'created_by', 'created_by_admin', 'deleted_at', 'deleted_by', 'version', 'updated_at', 'released', 'image_names',
    'search', 'facets'
  ];
  v_owner uuid := new.created_by;
  v_touches_public boolean := new.status <> 'draft' and new.deleted_at is null;
  v_moves boolean := false;
begin
  -- Commands and the schedule have the secret key. A byline that follows a renaming: its function has asked.
  if auth.uid() is null or current_setting('site.carries_authors', true) = 'on' then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    v_owner := old.created_by;
    v_touches_public := v_touches_public or (old.status <> 'draft' and old.deleted_at is null);
    v_moves := (old.deleted_at is null) <> (new.deleted_at is null);
    if v_moves or new.created_by is distinct from old.created_by then
      if v_moves and not (
        private.has_right('delete')
        or (old.status = 'draft' and v_owner is not distinct from auth.uid() and private.has_right('write_own'))
      ) then
        raise insufficient_privilege using message = 'Your role does not delete this post';
      end if;
      if not private.row_differs(to_jsonb(old), to_jsonb(new), v_bookkeeping) then
        -- The trigger before this one has asked for the right to give a post away.
        if v_moves and v_touches_public and not private.may_publish(v_owner) then
          raise insufficient_privilege using message = 'Your role does not publish this post';
        end if;
        return new;
      end if;
    end if;
  end if;
  if not private.may_write(v_owner) then
    raise insufficient_privilege using message = 'Your role does not change this post';
  end if;
  if v_touches_public and not private.may_publish(v_owner) then
    raise insufficient_privilege using message = 'Your role does not publish this post';
  end if;
  return new;
end
$$;

-- After blog_posts_origin, which keeps the owner, and before the triggers that count the change.
create trigger blog_posts_rights before insert or update on public.blog_posts
  for each row execute function private.check_post_rights();

alter policy "admins publish under their own name" on public.blog_posts
  with check (
    ((select private.has_right('write_own')) or (select private.has_right('edit_all')))
    and created_by = (select auth.uid())
    and created_by_admin = (select private.admin_username())
  );
alter policy "an admin deletes every post, an intern the own" on public.blog_posts
  using (
    (
      (select private.has_right('retention'))
      or (
        created_by = (select auth.uid())
        and ((select private.has_right('delete')) or (status = 'draft' and (select private.has_right('write_own'))))
      )
    )
    and (not released or private.may_publish(created_by))
  );

-- What is kept beside a public post becomes public.
drop policy "admins keep changes of posts" on public.post_changes;
create policy "the panel reads changes of posts" on public.post_changes
  for select to authenticated using ((select private.is_admin()));
create policy "who may publish a post keeps changes of it" on public.post_changes
  for insert to authenticated with check (private.may_publish_post(post_id));
create policy "who may publish a post changes what is kept" on public.post_changes
  for update to authenticated using (private.may_publish_post(post_id)) with check (private.may_publish_post(post_id));
create policy "who may publish a post drops what is kept" on public.post_changes
  for delete to authenticated using (private.may_publish_post(post_id));

alter policy "an admin keeps own working copies" on public.post_working_copies
  using ((select private.is_admin()) and user_id = (select auth.uid()))
  with check ((select private.is_admin()) and user_id = (select auth.uid()) and private.may_write_post(post_id));

alter policy "admins make preview links" on public.post_previews
  with check (created_by = (select auth.uid()) and private.may_write_post(post_id));
alter policy "admins revoke preview links" on public.post_previews using (private.may_write_post(post_id));
