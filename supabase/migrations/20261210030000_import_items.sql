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

-- As before, but a post that is reviewed keeps its versions, no version goes back, and no address of another post is taken.
create or replace function public.restore_post(p_item text, p_json text) returns boolean
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
  where not exists (select 1 from public.blog_posts p where p.slug = former.slug)
  on conflict (slug) do nothing;

  -- A post that was here before the import, or was changed after it, goes on with a history of its own; so does one that is
  -- reviewed, or would go back to an earlier version: a reviewer must not take one text for another.
  if v_item.before is not null or v_post.version <> v_item.version or v_version < v_post.version
    or exists (select 1 from public.post_reviews r where r.post_id = v_post.id) then
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
