-- One bin for what people delete in the panel besides posts, pictures and messages, which have bins of their own. Triggers
-- fill it, so that a direct call and the release before land in it too. Each thing is kept for 30 days.

create table public.deleted_items (
  kind text not null constraint deleted_items_kind check (
    kind in ('redirect', 'author', 'tag', 'block', 'reply', 'synonyms', 'role', 'comment', 'view')
  ),
  object_id text not null,
  title text not null,
  -- The deleted row; of a tag the topic of its page, and how that was described.
  content jsonb not null,
  -- Comments and views belong to the account that deleted them.
  owner_id uuid references auth.users (id) on delete cascade,
  deleted_at timestamptz not null default now(),
  deleted_by text not null,
  -- A role or a tag that is deleted again takes the place of the one before.
  primary key (kind, object_id)
);
create index deleted_items_newest on public.deleted_items (deleted_at desc, kind, object_id);
create index deleted_items_owner on public.deleted_items (owner_id) where owner_id is not null;

-- The posts that a retired tag was taken out of, with its place among their tags and among those of their planned changes.
create table public.deleted_tag_posts (
  -- For the key of the tag in the bin.
  kind text not null default 'tag' check (kind = 'tag'),
  tag text not null,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  place integer,
  planned_place integer,
  primary key (tag, post_id),
  foreign key (kind, tag) references public.deleted_items (kind, object_id) on delete cascade
);
create index deleted_tag_posts_item on public.deleted_tag_posts (kind, tag);
create index deleted_tag_posts_post on public.deleted_tag_posts (post_id);

-- Rights -------------------------------------------------------------------------------------------------------------

-- The right that deletes a thing restores it. Security definer: it asks what a caller cannot ask.
create function private.kinds_to_restore() returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    case when private.has_right('redirects') then 'redirect' end,
    case when private.has_right('edit_all') then 'author' end,
    case when private.has_right('edit_all') then 'synonyms' end,
    case when private.may_change_tags() then 'tag' end,
    case when private.has_right('publish_all') then 'block' end,
    case when private.has_right('messages') then 'reply' end,
    case when private.has_right('team') then 'role' end,
    case when private.is_admin() then 'comment' end,
    case when private.is_admin() then 'view' end
  ], null)
$$;

grant execute on function private.kinds_to_restore() to authenticated;

alter table public.deleted_items enable row level security;
-- The deleted words themselves come back with a restoration only.
grant select (kind, object_id, title, deleted_at, deleted_by), delete on table public.deleted_items to authenticated;
-- No account gets back a role with rights that it lacks.
create policy "who may delete a thing sees it in the bin" on public.deleted_items
  for all to authenticated using (
    deleted_at > now() - interval '30 days'
    and kind = any ((select private.kinds_to_restore())::text[])
    and (owner_id is null or owner_id = (select auth.uid()))
    and coalesce(content -> 'rights', '[]') <@ to_jsonb((select private.rights()))
  ) with check (false);
create policy "who deletes for good empties the bin" on public.deleted_items as restrictive
  for delete to authenticated using ((select private.has_right('retention')));

-- Only functions read and write it.
alter table public.deleted_tag_posts enable row level security;

-- The log ------------------------------------------------------------------------------------------------------------

-- As before, but a restoration is one entry of its own, and not one for each row that it writes.
create or replace function private.log_event(
  p_event text, p_object_id text, p_title text, p_detail text default '', p_version integer default null,
  p_actor text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('site.restores', true) = 'on' then
    return;
  end if;
  insert into public.audit_log (event, actor_id, actor, object_id, title, detail, version, network)
  values (
    p_event, auth.uid(),
    coalesce(p_actor, (select a.username from public.admins a where a.user_id = auth.uid()), 'the site'),
    coalesce(p_object_id, ''), left(coalesce(p_title, ''), 200), left(coalesce(p_detail, ''), 500), p_version,
    (select s.network from public.panel_sessions s where s.session_id = nullif(auth.jwt() ->> 'session_id', '')::uuid)
  );
end
$$;

-- A person's words stay out of the log.
create function private.log_bin(p_event text, p_item public.deleted_items) returns void
language sql security definer set search_path = ''
as $$
  select private.log_event(
    p_event, case p_item.kind when 'tag' then p_item.content ->> 'topic' else p_item.object_id end,
    case when p_item.kind in ('reply', 'comment', 'view') then '' else p_item.title end, p_item.kind
  )
$$;

create function private.log_deleted_for_good() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The schedule empties the bin without an account.
  if auth.uid() is not null then
    perform private.log_bin('bin.deleted', old);
  end if;
  return null;
end
$$;

create trigger audit_bin after delete on public.deleted_items
  for each row when (pg_trigger_depth() = 0) execute function private.log_deleted_for_good();

-- Into the bin -------------------------------------------------------------------------------------------------------

-- Its arguments: the kind, the column of the id and that of the title. Security definer: only triggers and functions fill
-- the bin.
create function private.bin_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_row jsonb := to_jsonb(old);
  v_title jsonb := v_row -> tg_argv[2];
begin
  -- What the server deletes with the secret key is no deletion of a person.
  if auth.uid() is null then
    return old;
  end if;
  if tg_argv[0] = 'author' then
    v_row := v_row || jsonb_build_object('aliases', array(
      select a.slug from public.author_aliases a where a.author_id = (v_row ->> 'id')::uuid
    ));
  end if;
  if jsonb_typeof(v_title) = 'array' then
    v_title := to_jsonb(array_to_string(array(select jsonb_array_elements_text(v_title)), ', '));
  end if;
  insert into public.deleted_items (kind, object_id, title, content, owner_id, deleted_by)
  values (
    tg_argv[0], v_row ->> tg_argv[1], left(v_title #>> '{}', 200), v_row,
    case when tg_argv[0] in ('comment', 'view') then auth.uid() end, coalesce(private.admin_username(), '')
  )
  on conflict (kind, object_id) do update set
    title = excluded.title, content = excluded.content, owner_id = excluded.owner_id, deleted_at = now(),
    deleted_by = excluded.deleted_by;
  return old;
end
$$;

-- What goes with another row, at a depth of its own, is no deletion of a person either.
create trigger author_profiles_bin before delete on public.author_profiles
  for each row when (pg_trigger_depth() = 0) execute function private.bin_row('author', 'id', 'name');
create trigger text_blocks_bin before delete on public.text_blocks
  for each row when (pg_trigger_depth() = 0) execute function private.bin_row('block', 'id', 'title');
create trigger saved_replies_bin before delete on public.saved_replies
  for each row when (pg_trigger_depth() = 0) execute function private.bin_row('reply', 'id', 'name');
create trigger search_synonyms_bin before delete on public.search_synonyms
  for each row when (pg_trigger_depth() = 0) execute function private.bin_row('synonyms', 'id', 'words');
create trigger roles_bin before delete on public.roles
  for each row when (pg_trigger_depth() = 0) execute function private.bin_row('role', 'name', 'label');
create trigger post_comments_bin before delete on public.post_comments
  for each row when (pg_trigger_depth() = 0) execute function private.bin_row('comment', 'id', 'body');
create trigger saved_views_bin before delete on public.saved_views
  for each row when (pg_trigger_depth() = 0) execute function private.bin_row('view', 'id', 'name');
-- Those that a change of a tag removes are no deletions: another redirect, or a page, takes their place.
create trigger redirects_bin before delete on public.redirects
  for each row when (pg_trigger_depth() = 0 and current_setting('site.changes_tags', true) is distinct from 'on')
  execute function private.bin_row('redirect', 'id', 'source');

-- The redirects of an import that is undone do not stay in the bin: they are as if they had not been.
create function private.forget_undone_redirects() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deleted_items where kind = 'redirect' and content ->> 'batch_id' = new.id::text;
  return null;
end
$$;

create trigger import_batches_forget after update of undone_at on public.import_batches
  for each row when (new.undone_at is not null) execute function private.forget_undone_redirects();

-- An author that posts name is retired. Security definer: the caller may not see every post.
create function private.author_has_posts(p_author uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.blog_posts p where p.author_id = p_author)
$$;

grant execute on function private.author_has_posts(uuid) to authenticated;
grant delete on table public.author_profiles to authenticated;
create policy "admins delete authors without posts" on public.author_profiles
  for delete to authenticated using ((select private.has_right('edit_all')) and not private.author_has_posts(id));

-- As before, and a retired tag goes into the bin with the posts that had it, call by call.
create or replace function public.change_tag(p_tag text, p_into text default null, p_limit integer default 200) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_limit integer := least(greatest(p_limit, 1), 1000);
  v_topic text := private.slugify(p_tag);
  v_had_page boolean := exists (select 1 from private.post_facets f where f.facet = 'tag:' || v_topic);
  v_changed integer;
  v_planned integer;
begin
  if not private.may_change_tags() or p_tag = p_into then
    return 0;
  end if;
  if p_into is not null and not private.are_tags(array[p_into]) then
    raise check_violation using message = 'the new name is no valid tag';
  end if;
  perform set_config('site.changes_tags', 'on', true);
  if p_into is null then
    perform private.bin_tag(p_tag, v_topic);
  end if;
  with chosen as (
    select q.id, array_position(q.tags, p_tag) as place from public.blog_posts q
    where q.tags @> array[p_tag] order by q.released, q.id limit v_limit
  ), changed as (
    update public.blog_posts p set tags = private.tags_after(p.tags, p_tag, p_into)
    from chosen where p.id = chosen.id and p.tags @> array[p_tag]
    returning p.id, p.version, chosen.place
  ), carried as (
    update public.post_changes c set base_version = changed.version
    from changed where c.post_id = changed.id and c.base_version = changed.version - 1
  ), kept as (
    insert into public.deleted_tag_posts (tag, post_id, place)
    select p_tag, changed.id, changed.place from changed where p_into is null
    on conflict (tag, post_id) do update set place = excluded.place
  )
  select count(*) into v_changed from changed;
  update public.post_changes c set changed = jsonb_set(
    c.changed, '{tags}',
    to_jsonb(private.tags_after(array(select jsonb_array_elements_text(c.changed -> 'tags')), p_tag, p_into))
  )
  where c.changed -> 'tags' ? p_tag;
  get diagnostics v_planned = row_count;
  if v_changed + v_planned > 0 and not exists (select 1 from public.blog_posts p where p.tags @> array[p_tag]) then
    perform private.move_topic(v_topic, private.slugify(p_into), v_had_page);
    perform private.log_event(
      case when p_into is null then 'tag.retired' else 'tag.changed' end, v_topic, p_tag,
      case when p_into is null then '' else 'into ' || p_into end
    );
  end if;
  perform set_config('site.changes_tags', 'off', true);
  return v_changed;
end
$$;

-- Puts a tag that any post has into the bin, and notes the planned changes that have it.
create function private.bin_tag(p_tag text, p_topic text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.deleted_items (kind, object_id, title, content, deleted_by)
  select 'tag', p_tag, p_tag, jsonb_build_object(
    'topic', p_topic,
    'description', coalesce((select d.description from public.topic_texts d where d.slug = p_topic), ''),
    -- Addresses that lead to its page: they lead to all topics from now on.
    'former', array(select r.source from public.redirects r where r.target = '/topics/' || p_topic)
  ), coalesce(private.admin_username(), '')
  where exists (select 1 from public.blog_posts p where p.tags @> array[p_tag])
    or exists (select 1 from public.post_changes c where c.changed -> 'tags' ? p_tag)
  on conflict (kind, object_id) do update set
    content = excluded.content, deleted_at = now(), deleted_by = excluded.deleted_by;

  insert into public.deleted_tag_posts (tag, post_id, planned_place)
  select p_tag, c.post_id, t.place
  from public.post_changes c cross join lateral jsonb_array_elements_text(c.changed -> 'tags') with ordinality as t (tag, place)
  where c.changed -> 'tags' ? p_tag and t.tag = p_tag
  on conflict (tag, post_id) do update set planned_place = excluded.planned_place;
$$;

-- Out of the bin -----------------------------------------------------------------------------------------------------

-- Whether a post or the page of a topic has this address by now.
create function private.address_has_page(p_address text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select 1 from public.blog_posts p where p.deleted_at is null and '/blog/' || p.slug = p_address)
    or exists (select 1 from private.post_facets f where f.facet = 'tag:' || substring(p_address from '^/topics/(.+)$'))
$$;

-- Writes a deleted row again. Nothing that exists by now is overwritten: the answer says what stands in the way.
create function private.restore_row(p_item public.deleted_items) returns text
language plpgsql set search_path = ''
as $$
declare
  v_table regclass := case p_item.kind
    when 'redirect' then 'public.redirects' when 'author' then 'public.author_profiles' when 'block' then 'public.text_blocks'
    when 'reply' then 'public.saved_replies' when 'synonyms' then 'public.search_synonyms' when 'role' then 'public.roles'
    when 'comment' then 'public.post_comments' when 'view' then 'public.saved_views'
  end;
  v_row jsonb := p_item.content;
  -- Those that the table had then: a later column has its default.
  v_columns text := (
    select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
    where a.attrelid = v_table and a.attnum > 0 and not a.attisdropped and v_row ? a.attname
  );
begin
  if not (case p_item.kind
    when 'block' then private.blocks_have_room() when 'reply' then private.replies_have_room()
    when 'synonyms' then private.synonyms_have_room() when 'view' then private.views_have_room()
    when 'comment' then private.comments_have_room((v_row ->> 'post_id')::uuid) else true
  end) then
    return 'full';
  end if;
  if p_item.kind = 'redirect' and private.address_has_page(v_row ->> 'source') then
    return 'page';
  end if;
  if p_item.kind = 'author' and not exists (select 1 from public.images i where i.path = v_row ->> 'portrait_image') then
    v_row := v_row || '{"portrait_image": null}';
  end if;
  execute format(
    'insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', v_table, v_columns
  ) using v_row;
  if p_item.kind = 'author' then
    update public.author_profiles set position = (v_row ->> 'position')::integer where id = (v_row ->> 'id')::uuid;
    insert into public.author_aliases (slug, author_id)
    select slug, (v_row ->> 'id')::uuid from jsonb_array_elements_text(v_row -> 'aliases') as slug
    on conflict (slug) do nothing;
  end if;
  return 'restored';
exception
  when unique_violation then
    return 'taken';
  when foreign_key_violation then
    return 'alone';
  when check_violation then
    return 'refused';
end
$$;

-- Gives a tag back to up to p_limit of its posts; those that have it again, or eight others, stay as they are. Returns how
-- many got it.
create function private.restore_tag(p_item public.deleted_items, p_limit integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_tag text := p_item.object_id;
  v_topic text := p_item.content ->> 'topic';
  v_posts uuid[] := array(
    select t.post_id from public.deleted_tag_posts t where t.tag = v_tag order by t.post_id limit p_limit
  );
  v_given integer;
begin
  perform set_config('site.changes_tags', 'on', true);
  with changed as (
    update public.blog_posts p set tags = p.tags[:t.place - 1] || v_tag || p.tags[t.place:]
    from public.deleted_tag_posts t
    where t.tag = v_tag and t.post_id = any (v_posts) and t.place is not null and p.id = t.post_id
      and not p.tags @> array[v_tag] and cardinality(p.tags) < 8
    returning p.id, p.version
  ), carried as (
    update public.post_changes c set base_version = changed.version
    from changed where c.post_id = changed.id and c.base_version = changed.version - 1
  )
  select count(*) into v_given from changed;
  update public.post_changes c
  set changed = jsonb_insert(c.changed, array['tags', (t.planned_place - 1)::text], to_jsonb(v_tag))
  from public.deleted_tag_posts t
  where t.tag = v_tag and t.post_id = any (v_posts) and t.planned_place is not null and c.post_id = t.post_id
    and not c.changed -> 'tags' ? v_tag and jsonb_array_length(c.changed -> 'tags') < 8;
  delete from public.deleted_tag_posts t where t.tag = v_tag and t.post_id = any (v_posts);
  if exists (select 1 from private.post_facets f where f.facet = 'tag:' || v_topic) then
    -- The page is a page again.
    delete from public.redirects where source = '/topics/' || v_topic and target = '/topics';
    update public.redirects set target = '/topics/' || v_topic
    where target = '/topics' and source in (select jsonb_array_elements_text(p_item.content -> 'former'));
    insert into public.topic_texts (slug, description)
    select v_topic, p_item.content ->> 'description' where p_item.content ->> 'description' <> ''
    on conflict (slug) do nothing;
  end if;
  perform set_config('site.changes_tags', 'off', true);
  return v_given;
end
$$;

-- Restores a thing whose right the caller has. Security definer: it writes what the caller could only delete.
create function private.restore_item(p_kind text, p_object text, p_limit integer)
returns table (outcome text, posts integer)
language plpgsql security definer set search_path = ''
as $$
declare
  v_item public.deleted_items;
begin
  select * into v_item from public.deleted_items d where d.kind = p_kind and d.object_id = p_object for update;
  if v_item.kind is null then
    return;
  end if;
  perform set_config('site.restores', 'on', true);
  outcome := 'restored';
  posts := 0;
  if p_kind = 'tag' then
    posts := private.restore_tag(v_item, least(greatest(p_limit, 1), 1000));
    if exists (select 1 from public.deleted_tag_posts t where t.tag = p_object) then
      outcome := 'more';
    end if;
  else
    outcome := private.restore_row(v_item);
  end if;
  if outcome = 'restored' then
    delete from public.deleted_items d where d.kind = p_kind and d.object_id = p_object;
  end if;
  perform set_config('site.restores', 'off', true);
  if outcome = 'restored' then
    perform private.log_bin('bin.restored', v_item);
  end if;
  return next;
end
$$;

grant execute on function private.restore_item(text, text, integer) to authenticated;

-- Restores a thing of the bin. No row: it is not there, or not the caller's to restore. `outcome`: 'restored'; 'more' of a
-- tag that other posts are still to get; else what stands in the way, and nothing has changed. The policy of the bin decides,
-- so this is no definer.
create function public.restore_deleted(p_kind text, p_object text, p_limit integer default 200)
returns table (outcome text, posts integer)
language plpgsql set search_path = ''
as $$
begin
  if exists (select 1 from public.deleted_items d where d.kind = p_kind and d.object_id = p_object) then
    return query select * from private.restore_item(p_kind, p_object, p_limit);
  end if;
end
$$;

grant execute on function public.restore_deleted(text, text, integer) to authenticated;

-- As before, and the bin is emptied with those of the posts.
create or replace function private.purge_old_posts() returns void
language sql security definer set search_path = ''
as $$
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  delete from public.deleted_items where deleted_at < now() - interval '30 days';
  delete from public.post_revisions r
  where r.created_at < now() - interval '1 year' and 20 <= (
    select count(*) from public.post_revisions newer where newer.post_id = r.post_id and newer.version > r.version
  );
$$;
