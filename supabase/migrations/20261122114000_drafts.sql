-- A draft is saved while it is written: which form wrote a row last, and one revision for a stretch of writing.

alter table public.blog_posts
  -- The last save came from the form by itself, without anybody asking for it.
  add column autosaved boolean not null default false,
  -- The open form that saved last, and the version that it made: a form whose answer was lost knows its own save again.
  add column saved_form uuid,
  add column saved_form_version integer;

create or replace function private.track_post_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_bookkeeping constant text[] := array[
    'version', 'created_at', 'created_by', 'created_by_admin', 'updated_at', 'deleted_at', 'deleted_by',
    'excerpt', 'reading_minutes', 'total_minutes', 'servings', 'released', 'author_slug', 'image_names', 'search',
    'autosaved', 'saved_form', 'saved_form_version'
  ];
  v_publication constant text[] := array['slug', 'status', 'published_at'];
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    return new;
  end if;
  new.version := old.version;
  new.updated_at := old.updated_at;
  if private.row_differs(to_jsonb(old), to_jsonb(new), v_bookkeeping) then
    new.version := old.version + 1;
    if private.row_differs(to_jsonb(old), to_jsonb(new), v_bookkeeping || v_publication) then
      new.updated_at := now();
    end if;
  end if;
  return new;
end
$$;

-- Only a save that names its form is the form's own: whatever else changes the row leaves the mark behind.
create function private.stamp_saved_form() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.saved_form_version := new.version;
  return new;
end
$$;

-- Its name comes after that of blog_posts_track, which counts the version.
create trigger blog_posts_track_form before insert or update of saved_form on public.blog_posts
  for each row execute function private.stamp_saved_form();

-- Who writes for an hour makes a handful of revisions, not a thousand: an autosave takes the place of the one before it, up
-- to ten minutes. Nothing that was saved on purpose is replaced.
create or replace function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.autosaved and old.autosaved
    and new.saved_form_version = new.version and old.saved_form_version = old.version then
    update public.post_revisions r set
      version = new.version, title = new.title, content = new.content, author = new.author, image_url = new.image_url,
      meta_title = new.meta_title, meta_description = new.meta_description, tags = new.tags, post_type = new.post_type,
      slug = new.slug, status = new.status, published_at = new.published_at
    where r.post_id = new.id and r.version = old.version and r.saved_by is not distinct from auth.uid()
      and r.created_at > now() - interval '10 minutes';
    if found then
      return null;
    end if;
  end if;
  insert into public.post_revisions (
    post_id, version, title, content, author, image_url, meta_title, meta_description, tags, post_type, slug, status,
    published_at, saved_by, saved_by_username
  ) values (
    new.id, new.version, new.title, new.content, new.author, new.image_url, new.meta_title, new.meta_description,
    new.tags, new.post_type, new.slug, new.status, new.published_at, auth.uid(),
    coalesce(private.admin_username(), case when tg_op = 'INSERT' then new.created_by_admin end, 'the site')
  );
  return null;
end
$$;

-- The last 20 revisions, by their number: autosaves leave gaps between the versions.
create or replace function private.purge_old_posts() returns void
language sql security definer set search_path = ''
as $$
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  delete from public.post_revisions r
  where r.created_at < now() - interval '1 year' and 20 <= (
    select count(*) from public.post_revisions newer where newer.post_id = r.post_id and newer.version > r.version
  );
$$;
