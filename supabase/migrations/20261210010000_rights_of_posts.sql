-- Rights over posts that an account could get past the panel.

-- First, in the order of the schedule, which locks a post before its kept changes.
lock table public.blog_posts in access exclusive mode;

-- Kept changes -------------------------------------------------------------------------------------------------------

-- The schedule writes kept changes with the secret key, so they hold only what a form of the post writes: no owner, no state,
-- no bookkeeping. A field that is added later counts by itself.
create function private.kept_columns() returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(a.attname::text) from pg_catalog.pg_attribute a
  where a.attrelid = 'public.blog_posts'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname <> all (array[
      'id', 'author_id', 'author_slug', 'status', 'published_at', 'version', 'created_at', 'created_by', 'created_by_admin',
      'updated_at', 'deleted_at', 'deleted_by', 'autosaved', 'saved_form_version'
    ])
$$;

grant execute on function private.kept_columns() to service_role;

-- Security definer: accounts may not call the function above.
create function private.check_kept_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    if not array(select jsonb_object_keys(new.changed)) <@ private.kept_columns() then
      raise check_violation using message = 'kept changes hold only fields of a post';
    end if;
    -- Refuses a value of another type, at which every run of the schedule would fail.
    perform jsonb_populate_record(null::public.blog_posts, new.changed);
  end if;
  return new;
end
$$;

-- Not for a tag or an image that is changed in all posts: it adds no column, and an older row with another one would refuse it.
create trigger post_changes_columns before insert or update of changed on public.post_changes
  for each row when (
    current_setting('site.changes_tags', true) is distinct from 'on'
    and current_setting('site.replaces_image', true) is distinct from 'on'
  ) execute function private.check_kept_changes();

-- As before, but changes with another column, which an account may have stored before the trigger above, are marked as
-- missed, and so are those that any constraint or type refuses.
create or replace function public.publish_changes(p_post uuid, p_due timestamptz) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_post public.blog_posts;
  v_kept public.post_changes;
  v_new jsonb;
begin
  -- The post first, in the order of an editor's save and of a change of a tag. Changes that an editor stores from now on wait.
  select * into v_post from public.blog_posts p where p.id = p_post for update;
  select * into v_kept from public.post_changes c where c.post_id = p_post and c.publish_at <= p_due for update;
  if v_kept.post_id is null then
    return false;
  end if;
  if v_post.version = v_kept.base_version
    and private.is_public(v_post.released, v_post.published_at, v_post.unpublish_at)
    and array(select jsonb_object_keys(v_kept.changed)) <@ private.kept_columns() then
    begin
      -- No form has saved this version.
      v_new := v_kept.changed || '{"saved_form": null}';
      execute format(
        'update public.blog_posts p set (%1$s) = (select %1$s from jsonb_populate_record(null::public.blog_posts, $1))
         where p.id = $2',
        (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(v_new) as name)
      ) using v_new, p_post;
      delete from public.post_changes c where c.post_id = p_post;
      return true;
    exception
      when integrity_constraint_violation or data_exception then
        null;
    end;
  end if;
  update public.post_changes c set missed = true, publish_at = null where c.post_id = p_post;
  return false;
end
$$;

-- What cards show ----------------------------------------------------------------------------------------------------

-- As before, but what cards show of a text counts as a change: an account may write it without the text, and an approved post
-- showed an excerpt that no reviewer had read. Readers see no "Updated" for it.
create or replace function private.track_post_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_bookkeeping constant text[] := array[
    'version', 'created_at', 'created_by', 'created_by_admin', 'updated_at', 'deleted_at', 'deleted_by', 'released',
    'author_slug', 'image_names', 'search', 'autosaved', 'saved_form', 'saved_form_version', 'facets'
  ];
  v_derived constant text[] := array['excerpt', 'reading_minutes', 'total_minutes', 'servings'];
  v_publication constant text[] := array[
    'slug', 'status', 'published_at', 'unpublish_at', 'canonical_url', 'noindex', 'share_image'
  ];
begin
  if tg_op = 'INSERT' then
    if current_user <> 'service_role' then
      new.version := 1;
    end if;
    return new;
  end if;
  if current_setting('site.restores_post', true) = 'on' then
    return new;
  end if;
  new.version := old.version;
  new.updated_at := old.updated_at;
  if private.row_differs(to_jsonb(old), to_jsonb(new), v_bookkeeping) then
    new.version := old.version + 1;
    if private.row_differs(to_jsonb(old), to_jsonb(new), v_bookkeeping || v_derived || v_publication) then
      new.updated_at := now();
    end if;
  end if;
  return new;
end
$$;

-- Former addresses ---------------------------------------------------------------------------------------------------

-- As before, but a draft, or a post in the bin, leaves the redirect of its slug to another post: readers see neither, and an
-- author without the right to publish broke a public address. The redirect ends when the post becomes public or is scheduled.
create or replace function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.post_slug_redirects r where r.slug = new.slug and (new.released or r.post_id = new.id);
  if tg_op = 'INSERT' then
    return null;
  end if;
  if old.slug <> new.slug and (
    old.status <> 'draft'
    or exists (select 1 from public.post_revisions r where r.post_id = old.id and r.slug = old.slug and r.status <> 'draft')
  ) then
    insert into public.post_slug_redirects (slug, post_id) values (old.slug, new.id)
    -- A redirect that stayed beside an unreleased post stays.
    on conflict (slug) do update set post_id = excluded.post_id, created_at = now() where old.released;
  end if;
  return null;
end
$$;

create or replace trigger blog_posts_old_slug after update of slug, status, deleted_at on public.blog_posts
  for each row when (old.slug is distinct from new.slug or (new.released and not old.released))
  execute function private.keep_old_slug();

-- Owners -------------------------------------------------------------------------------------------------------------

-- As before, but a change of the owner gives no account a right that the giver lacks: an account that managed the team took
-- the posts of others, and edited and published them as its own. The giver must have the right to edit the post and to publish
-- it, or the account that gets it has that right for all posts. A draft may also go to an account that publishes nothing.
create or replace function private.keep_post_origin() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_heir record;
begin
  if tg_op = 'INSERT' then
    -- The secret key may import posts with their dates; an account may not.
    if auth.uid() is not null then
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  new.id := old.id;
  if current_setting('site.restores_post', true) is distinct from 'on' then
    new.created_at := old.created_at;
    new.created_by_admin := old.created_by_admin;
  end if;
  if new.created_by is distinct from old.created_by and private.has_right('team') then
    select a.username, r.rights into v_heir from public.admins a join public.roles r on r.name = a.role
    where a.user_id = new.created_by and a.deactivated_at is null;
    if v_heir.username is not null then
      if not (
        ('edit_all' = any (v_heir.rights) or private.may_write(old.created_by))
        and (
          'publish_all' = any (v_heir.rights) or private.may_publish(old.created_by)
          or (old.status = 'draft' and not 'publish_own' = any (v_heir.rights))
        )
      ) then
        raise insufficient_privilege using message = 'Your role does not give this post to that account';
      end if;
      new.created_by_admin := v_heir.username;
      return new;
    end if;
  end if;
  -- Only the deletion of the account (on delete set null) clears the creator.
  if new.created_by is not null or exists (select 1 from auth.users where id = old.created_by) then
    new.created_by := old.created_by;
  end if;
  return new;
end
$$;

-- Redirects ----------------------------------------------------------------------------------------------------------

-- As before, but a public post, and then the post that had the address before, come before a draft that has taken it.
create or replace function private.resolve_redirect() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_next public.redirects;
  v_slug text;
begin
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  new.source := private.canonical_address(new.source);
  if new.target like '/%' then
    new.target := private.canonical_address(new.target);
    select r.* into v_next from public.redirects r where r.source = new.target and r.id <> new.id;
    if found then
      new.target := v_next.target;
      new.post_id := v_next.post_id;
    end if;
  end if;
  v_slug := substring(new.target from '^/blog/([a-z0-9-]+)$');
  if v_slug is not null then
    new.post_id := coalesce(
      (select p.id from public.blog_posts p where p.slug = v_slug and p.released),
      (select r.post_id from public.post_slug_redirects r where r.slug = v_slug),
      (select p.id from public.blog_posts p where p.slug = v_slug)
    );
    new.target := case when new.post_id is null then new.target end;
  end if;
  if new.target = new.source
    or exists (select 1 from public.blog_posts p where p.id = new.post_id and '/blog/' || p.slug = new.source) then
    raise check_violation using message = 'a redirect would lead to itself';
  end if;
  return new;
end
$$;

-- Dates --------------------------------------------------------------------------------------------------------------

-- No program can show a date of infinity or of another calendar, which an account could write past the panel: one such draft
-- made the list of posts fail. Such dates are replaced first, for the constraint also holds for later changes of their posts.
select set_config('site.restores_post', 'on', true);
update public.blog_posts p set
  status = case when p.published_at >= '0001-01-01Z' and p.published_at < '9999-01-01Z' then p.status else 'draft' end,
  published_at = case when p.published_at >= '0001-01-01Z' and p.published_at < '9999-01-01Z' then p.published_at end,
  unpublish_at = case when p.unpublish_at >= '0001-01-01Z' and p.unpublish_at < '9999-01-01Z' then p.unpublish_at end,
  created_at = case when p.created_at >= '0001-01-01Z' and p.created_at < '9999-01-01Z' then p.created_at else now() end,
  updated_at = case when p.updated_at >= '0001-01-01Z' and p.updated_at < '9999-01-01Z' then p.updated_at else now() end,
  deleted_at = case when p.deleted_at >= '0001-01-01Z' and p.deleted_at < '9999-01-01Z' then p.deleted_at end
where exists (
  select 1 from unnest(array[p.published_at, p.unpublish_at, p.created_at, p.updated_at, p.deleted_at]) as at
  where at < '0001-01-01Z' or at >= '9999-01-01Z'
);
select set_config('site.restores_post', 'off', true);
update public.post_changes c set publish_at = null where c.publish_at < '0001-01-01Z' or c.publish_at >= '9999-01-01Z';

alter table public.blog_posts add constraint blog_posts_dates check (
  published_at >= '0001-01-01Z' and published_at < '9999-01-01Z'
  and unpublish_at >= '0001-01-01Z' and unpublish_at < '9999-01-01Z'
  and created_at >= '0001-01-01Z' and created_at < '9999-01-01Z'
  and updated_at >= '0001-01-01Z' and updated_at < '9999-01-01Z'
  and deleted_at >= '0001-01-01Z' and deleted_at < '9999-01-01Z'
);
alter table public.post_changes add constraint post_changes_dates check (
  publish_at >= '0001-01-01Z' and publish_at < '9999-01-01Z'
);
