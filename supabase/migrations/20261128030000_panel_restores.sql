-- An export of this site comes back in the panel: an account imports it with its own rights, as the terminal does with the
-- secret key. No account may claim the dates, the author or the history of a post by itself; the functions below take them
-- for posts that the account has imported from such an export, until an editor changes them. They take JSON as text: some
-- clients encode what is JSON already a second time.

-- As before, but for a post that is being restored.
create or replace function private.keep_post_origin() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_heir text;
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
    select a.username into v_heir from public.admins a where a.user_id = new.created_by and a.deactivated_at is null;
    if v_heir is not null then
      new.created_by_admin := v_heir;
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

-- As before, but for a post that is being restored.
create or replace function private.track_post_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_bookkeeping constant text[] := array[
    'version', 'created_at', 'created_by', 'created_by_admin', 'updated_at', 'deleted_at', 'deleted_by',
    'excerpt', 'reading_minutes', 'total_minutes', 'servings', 'released', 'author_slug', 'image_names', 'search',
    'autosaved', 'saved_form', 'saved_form_version', 'facets'
  ];
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
    if private.row_differs(to_jsonb(old), to_jsonb(new), v_bookkeeping || v_publication) then
      new.updated_at := now();
    end if;
  end if;
  return new;
end
$$;

-- Brings back what an export says of a post beside its text: its former addresses; of a post that the import made and no
-- editor has changed since, also its dates, its author in the panel, its version, and earlier versions, which may come in
-- several calls. False when the caller may not, or imported no such post. Security definer: no role writes these.
create function public.restore_post(p_item text, p_json text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_item public.import_items;
  v_post public.blog_posts;
  v_record constant jsonb := p_json;
  v_version integer := (v_record ->> 'version')::integer;
begin
  if auth.uid() is not null and not private.has_right('import_export') then
    return false;
  end if;
  select i.* into v_item from public.import_items i where i.source = 'flavorcraft' and i.source_id = p_item;
  select p.* into v_post from public.blog_posts p
  where p.id = v_item.post_id and (auth.uid() is null or p.created_by = auth.uid()) for update;
  if v_post.id is null then
    return false;
  end if;

  insert into public.post_slug_redirects (slug, post_id)
  select former.slug, v_post.id from jsonb_array_elements_text(v_record -> 'formerSlugs') as former (slug)
  on conflict (slug) do nothing;

  -- A post that was here before the import, or was changed after it, goes on with a history of its own.
  if v_item.before is not null or v_post.version <> v_item.version then
    return true;
  end if;

  if v_version is distinct from v_post.version and v_version is not null or v_record ? 'createdAt' then
    perform set_config('site.restores_post', 'on', true);
    update public.blog_posts p set
      version = coalesce(v_version, p.version),
      created_at = coalesce((v_record ->> 'createdAt')::timestamptz, p.created_at),
      created_by_admin = coalesce(left(v_record ->> 'createdBy', 200), p.created_by_admin),
      updated_at = coalesce((v_record ->> 'updatedAt')::timestamptz, p.updated_at)
    where p.id = v_post.id;
    perform set_config('site.restores_post', 'off', true);
  end if;
  if v_version is distinct from v_post.version and v_version is not null then
    update public.import_items i set version = v_version where i.source = v_item.source and i.source_id = v_item.source_id;
    -- That of the import itself is none of the post's versions.
    delete from public.post_revisions r where r.post_id = v_post.id and r.version <> v_version;
  end if;

  insert into public.post_revisions (
    post_id, version, title, content, author, image_url, meta_title, meta_description, tags, labels, post_type, slug,
    status, published_at, canonical_url, noindex, share_image, saved_by_username, created_at
  )
  select
    v_post.id, r.version, r.title, r.content, r.author, r.image_url, r.meta_title, r.meta_description, r.tags, r.labels,
    r.post_type, r.slug, r.status, r.published_at, r.canonical_url, r.noindex, r.share_image,
    left(r.saved_by_username, 200), r.created_at
  from jsonb_populate_recordset(null::public.post_revisions, v_record -> 'versions') r
  where r.version between 1 and coalesce(v_version, v_post.version) and char_length(r.content) <= 200000
  on conflict (post_id, version) do update set
    title = excluded.title, content = excluded.content, author = excluded.author, image_url = excluded.image_url,
    meta_title = excluded.meta_title, meta_description = excluded.meta_description, tags = excluded.tags,
    labels = excluded.labels, post_type = excluded.post_type, slug = excluded.slug, status = excluded.status,
    published_at = excluded.published_at, canonical_url = excluded.canonical_url, noindex = excluded.noindex,
    share_image = excluded.share_image, saved_by = null, saved_by_username = excluded.saved_by_username,
    created_at = excluded.created_at;
  return true;
end
$$;

-- The addresses that an author had before. False when the caller may not. Security definer: no role writes them.
create function public.restore_author_names(p_author uuid, p_slugs text[]) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not (private.has_right('import_export') and private.has_right('edit_all')) then
    return false;
  end if;
  insert into public.author_aliases (slug, author_id)
  select former.slug, a.id from public.author_profiles a, unnest(p_slugs) as former (slug) where a.id = p_author
  on conflict (slug) do nothing;
  return true;
end
$$;

-- Descriptions of topics that have none here. False when the caller may not. Security definer: no role writes them.
create function public.restore_topic_texts(p_json text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not (private.has_right('import_export') and private.may_change_tags()) then
    return false;
  end if;
  insert into public.topic_texts (slug, description)
  select t.slug, t.description from jsonb_populate_recordset(null::public.topic_texts, p_json::jsonb) t
  on conflict (slug) do nothing;
  return true;
end
$$;

grant execute on function public.restore_post(text, text) to authenticated, service_role;
grant execute on function public.restore_author_names(uuid, text[]) to authenticated, service_role;
grant execute on function public.restore_topic_texts(text) to authenticated, service_role;
