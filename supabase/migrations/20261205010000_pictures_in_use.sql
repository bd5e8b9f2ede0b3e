-- The uses of an image are defined once, and the logo of the site is one of them.

create index deleted_items_portrait on public.deleted_items ((content ->> 'portrait_image')) where kind = 'author';

-- The uses of an image: posts and portraits (also in the bin), the logo, planned changes, working copies (with their editor)
-- and revisions. The body is parsed when the function is created, so that queries inline it and use the indexes. A block
-- creates it, because the embedded backend would split the body at its semicolon.
do $block$
begin
  execute $function$
    create function private.image_uses(p_path text) returns table (kind text, id uuid, user_id uuid, name text)
    language sql stable
    begin atomic
      select 'post', u.post_id, null::uuid, null::text from public.post_images u where u.path = p_path
      union all
      select 'portrait', a.id, null, a.name from public.author_profiles a where a.portrait_image = p_path
      union all
      select 'portrait', d.object_id::uuid, null, d.title
      from public.deleted_items d where d.kind = 'author' and d.content ->> 'portrait_image' = p_path
      union all
      select 'logo', null, null, 'The site' from public.site_settings s where s.fields ->> 'logo' = '/media/' || p_path
      union all
      select 'kept changes', c.post_id, null, null from public.post_changes c where c.image_names @> array[p_path]
      union all
      select 'working copy', w.post_id, w.user_id, null
      from public.post_working_copies w where w.image_names @> array[p_path]
      union all
      select 'earlier version', r.post_id, null, null
      from public.post_revisions r where r.image_names @> array[p_path];
    end
  $function$;
end
$block$;

create or replace function private.image_is_used(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.image_uses(p_path))
$$;

-- The uses of an image, each once. A version of a post that still shows the image is no use of its own. The logo has no id.
create or replace function public.list_image_uses(p_path text)
returns table (kind text, id uuid, title text, in_bin boolean, username text)
language sql stable security definer set search_path = ''
as $$
  select used.kind, used.id, coalesce(p.title, used.name),
    p.deleted_at is not null
    or used.kind = 'portrait' and not exists (select 1 from public.author_profiles r where r.id = used.id),
    a.username
  from (select distinct u.* from private.image_uses(p_path) u) used
  left join public.blog_posts p on p.id = used.id
  left join public.admins a on a.user_id = used.user_id
  where (select private.is_admin())
    and (
      used.kind <> 'earlier version'
      or not exists (select 1 from public.post_images u where u.path = p_path and u.post_id = used.id)
    )
  order by
    array_position(array['post', 'portrait', 'logo', 'kept changes', 'working copy', 'earlier version'], used.kind),
    coalesce(p.title, used.name)
$$;

-- As private.fold, but a text without any such letter is returned at once: for texts that are folded while they are
-- searched. Not for stored texts: there the text, itself a long calculation, would be calculated twice.
create function private.fold_quickly(p_text text) returns text
language sql immutable parallel safe
return case when octet_length(p_text) = char_length(p_text) then p_text else private.fold(p_text) end;

-- To anon too: a connection that has first read a table as a role without this right does not find the indexes below.
grant execute on function private.fold_quickly(text) to anon, authenticated, service_role;

-- A later migration drops the former index, so that readers do not wait for the new one.
create index images_folded_words on public.images using gin (
  lower(private.fold_quickly(alt || ' ' || caption || ' ' || file_name || ' ' || path)) extensions.gin_trgm_ops
);

-- As before, but an unused image is one without any use, and the words are folded.
create or replace function public.list_images(
  p_words text[], p_filter text, p_grace interval, p_limit integer, p_offset integer,
  p_from timestamptz default null, p_to timestamptz default null, p_post uuid default null
)
returns table (
  path text, width integer, height integer, bytes integer, alt text, caption text, file_name text, focal_x real,
  focal_y real, blur text, created_at timestamptz, uploaded_by text, posts bigint, deleted_at timestamptz, deleted_by text,
  total bigint
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order text := case p_filter when 'bin' then 'p.deleted_at desc, p.path' else 'p.created_at desc, p.path' end;
  v_table text := 'public.images p';
  v_where text := case p_filter
    when 'bin' then 'p.deleted_at is not null'
    when 'undescribed' then 'p.alt = '''' and p.deleted_at is null'
    else 'p.deleted_at is null'
  end;
begin
  if not private.is_admin() then
    return;
  end if;
  if p_filter = 'unused' then
    v_table := format(
      '(select * from public.images p where not p.in_posts and p.deleted_at is null and p.created_at < now() - %L::interval
        order by p.created_at desc, p.path limit 1000) p',
      p_grace
    );
    v_where := 'not exists (select from private.image_uses(p.path))';
  elsif p_post is not null then
    v_table := format(
      '(select i.* from public.post_images u join public.images i on i.path = u.path where u.post_id = %L) p', p_post
    );
  end if;
  v_where := v_where
    || case when p_from is null then '' else format(' and p.created_at >= %L', p_from) end
    || case when p_to is null then '' else format(' and p.created_at < %L', p_to) end;
  return query
    select
      i.path, i.width, i.height, i.bytes, i.alt, i.caption, i.file_name, i.focal_x, i.focal_y, i.blur, i.created_at,
      a.username,
      (select count(*) from (select 1 from public.post_images u where u.path = i.path limit 1000) used),
      i.deleted_at, i.deleted_by, listed.total
    from (
      select unnest(page.keys) as path, generate_subscripts(page.keys, 1) as place, page.total
      from private.list_page(
        v_table, v_where, v_order, 'p.path', 'text',
        'lower(private.fold_quickly(p.alt || '' '' || p.caption || '' '' || p.file_name || '' '' || p.path))',
        p_words, least(p_limit, 200), p_offset
      ) as page
    ) listed
    join public.images i on i.path = listed.path
    left join public.admins a on a.user_id = i.created_by
    order by listed.place;
end
$$;

-- A text with one image in the place of another, not of longer names.
create function private.with_image(p_text text, p_old text, p_new text) returns text
language sql immutable parallel safe
return regexp_replace(
  p_text, '/media/' || replace(p_old, '.', '\.') || '(?![A-Za-z0-9_-]|\.[A-Za-z0-9])', '/media/' || p_new, 'g'
);

-- As before, but a replaced image makes neither text newer: an open form has not seen the change, and the copy in its
-- browser may have more words.
create or replace trigger post_changes_stamp before insert or update on public.post_changes
  for each row when (
    current_setting('site.changes_tags', true) is distinct from 'on'
    and current_setting('site.replaces_image', true) is distinct from 'on'
  ) execute function private.stamp_post_changes();
create or replace trigger post_working_copies_date before insert or update on public.post_working_copies
  for each row when (current_setting('site.replaces_image', true) is distinct from 'on')
  execute function private.date_working_copy();

-- Replaces an image in all unsaved texts of posts that the caller may change, and as the portrait of authors in the bin.
-- Security definer: an editor sees only the own texts, and no role writes the bin. The new name has to be that of an image, as
-- it is put into JSON.
create function private.replace_hidden_uses(p_old text, p_new text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.images i where i.path = p_new)
    or not (auth.uid() is null or private.has_right('pictures')) then
    return;
  end if;
  update public.post_working_copies w set fields = private.with_image(w.fields::text, p_old, p_new)::jsonb
  where w.image_names @> array[p_old] and (auth.uid() is null or private.may_write_post(w.post_id));
  update public.deleted_items d set content = d.content || jsonb_build_object('portrait_image', p_new)
  where d.kind = 'author' and d.content ->> 'portrait_image' = p_old
    and (auth.uid() is null or private.has_right('edit_all'));
end
$$;

grant execute on function private.with_image(text, text, text) to authenticated, service_role;
grant execute on function private.replace_hidden_uses(text, text) to authenticated, service_role;

-- Replaces one image by another in every post that shows it (each gets a revision), in kept changes and unsaved texts, in
-- portraits and in the logo. Policies hide rows from a caller without the right to change them; what such a row still shows
-- refuses the whole replacement.
create or replace function public.replace_image(p_old text, p_new text)
returns table (id uuid, slug text, post_type text, status text, published_at timestamptz)
language plpgsql security invoker set search_path = ''
as $$
begin
  if p_old = p_new then
    return;
  end if;
  -- The posts first, as a save locks its post before its author, and the schedule before its changes.
  perform 1 from public.blog_posts p
  where p.id in (
    select u.post_id from public.post_images u where u.path = p_old
    union select c.post_id from public.post_changes c where c.image_names @> array[p_old]
  )
  order by p.id for update;
  update public.author_profiles set portrait_image = p_new where portrait_image = p_old;
  update public.site_settings set fields = fields || jsonb_build_object('logo', '/media/' || p_new)
  where fields ->> 'logo' = '/media/' || p_old;
  if exists (select 1 from public.author_profiles where portrait_image = p_old) then
    raise insufficient_privilege using message = 'Your role does not change this author';
  end if;
  if exists (select 1 from public.site_settings where fields ->> 'logo' = '/media/' || p_old) then
    raise insufficient_privilege using message = 'Your role does not change the settings';
  end if;
  perform set_config('site.replaces_image', 'on', true);
  return query
    with former as (
      select p.id, p.version from public.blog_posts p
      where p.id in (select u.post_id from public.post_images u where u.path = p_old)
    ), changed as (
      update public.blog_posts p
      set
        content = private.with_image(p.content, p_old, p_new),
        image_url = case when p.image_url = '/media/' || p_old then '/media/' || p_new else p.image_url end,
        share_image = case when p.share_image = '/media/' || p_old then '/media/' || p_new else p.share_image end
      where p.id in (select u.post_id from public.post_images u where u.path = p_old)
      returning p.id, p.slug, p.post_type, p.status, p.published_at, p.version
    ), carried as (
      -- Else the schedule would take the replacement for another editor's save.
      update public.post_changes c set base_version = changed.version
      from changed join former on former.id = changed.id
      where c.post_id = changed.id and c.base_version = former.version
    )
    select changed.id, changed.slug, changed.post_type, changed.status, changed.published_at from changed;
  update public.post_changes c set changed = private.with_image(c.changed::text, p_old, p_new)::jsonb
  where c.image_names @> array[p_old];
  if exists (select 1 from public.post_changes c where c.image_names @> array[p_old]) then
    raise insufficient_privilege using message = 'Your role does not change this post';
  end if;
  perform private.replace_hidden_uses(p_old, p_new);
  perform set_config('site.replaces_image', 'off', true);
end
$$;

-- The row is locked first: a portrait or logo that is chosen while its image goes into the bin sees the outcome, and
-- `bin_images` sees the choice. Security definer: no role may write these columns.
create function private.take_out_of_bin(p_path text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.images where path = p_path for no key update;
  update public.images set deleted_at = null, deleted_by = null where path = p_path and deleted_at is not null;
end
$$;

create or replace function private.keep_portrait() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_out_of_bin(new.portrait_image);
  return null;
end
$$;

create function private.keep_logo() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_out_of_bin(replace(new.fields ->> 'logo', '/media/', ''));
  return null;
end
$$;

create trigger site_settings_logo after insert or update of fields on public.site_settings
  for each row when (new.fields ->> 'logo' is not null) execute function private.keep_logo();

-- Restores the image of a logo that was saved while it was in the bin.
select private.take_out_of_bin(replace(fields ->> 'logo', '/media/', '')) from public.site_settings
where fields ->> 'logo' is not null;

-- The images of these names that may be served, in the order of the names. Security definer: readers do not see the bin.
create function private.live_images(p_names text[]) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(i.path order by named.place), '{}')
  from unnest(p_names) with ordinality as named (name, place)
  join public.images i on i.path = named.name
  where i.deleted_at is null
$$;

grant execute on function private.live_images(text[]) to anon;

-- As before, but without the names of images that are in the bin or not stored.
create or replace function public.list_sitemap_posts(
  p_limit integer,
  p_after_at timestamptz default '-infinity', p_after_id uuid default '00000000-0000-0000-0000-000000000000',
  p_until_at timestamptz default 'infinity', p_until_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'
)
returns table (id uuid, slug text, published_at timestamptz, updated_at timestamptz, image_names text[])
language sql stable security invoker set search_path = ''
as $$
  select p.id, p.slug, p.published_at, p.updated_at,
    case when p.image_names = '{}' then p.image_names else private.live_images(p.image_names) end
  from public.blog_posts p
  -- The bare parameters: any expression around them below a row-level policy keeps the index from being used.
  where (p.published_at, p.id) > (p_after_at, p_after_id)
    and (p.published_at, p.id) <= (p_until_at, p_until_id)
    and not p.noindex
    and (
      p.canonical_url is null
      or (
        p.canonical_url like '/blog/%'
        and not exists (select 1 from public.blog_posts t where t.slug = substr(p.canonical_url, 7) and t.id <> p.id)
      )
    )
  order by p.published_at, p.id
  limit least(p_limit, 1000)
$$;

-- A part of the sitemap also changes when an image of its posts is taken down or restored. A save of a post, which may take
-- an image out of the bin too, dates its part by itself. A portrait or logo that restores an image dates none.
create function private.keep_sitemap_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_sitemap_changes(array(
    select distinct row(p.published_at, p.id, 0, now())::private.sitemap_change
    from removed o join added n on n.path = o.path and (n.deleted_at is null) <> (o.deleted_at is null)
    join public.post_images u on u.path = n.path
    join public.blog_posts p on p.id = u.post_id and p.released and p.published_at <= now()
  ));
  return null;
end
$$;

create trigger images_sitemap after update on public.images referencing new table as added old table as removed
  for each statement when (pg_trigger_depth() = 0) execute function private.keep_sitemap_images();
