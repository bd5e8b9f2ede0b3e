-- A tag that is renamed or merged goes into the bin, too, with the tags that each post had, so that its change can be undone.
-- And the bin says of each thing what a person knows it by.

-- Where a redirect leads, what has become of a tag, the address of an author, the name of a block, the beginning of a reply,
-- the rights of a role; of a comment, and of a redirect that follows a post, the id of the post.
create function private.bin_detail(p_kind text, p_content jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(case p_kind
    when 'redirect' then coalesce(p_content ->> 'target', p_content ->> 'post_id')
    when 'tag' then p_content ->> 'into'
    when 'author' then p_content ->> 'slug'
    when 'block' then p_content ->> 'name'
    when 'reply' then left(p_content ->> 'body', 120)
    when 'role' then (select string_agg(r.name, ',') from jsonb_array_elements_text(p_content -> 'rights') as r (name))
    when 'comment' then p_content ->> 'post_id'
  end, '')
$$;

alter table public.deleted_items
  add column detail text not null generated always as (private.bin_detail(kind, content)) stored;
grant select (detail) on table public.deleted_items to authenticated;

-- Of a tag that was merged: into which, and the tags of the post before that, and those of its planned changes.
alter table public.deleted_tag_posts
  add column merged_into text, add column tags text[], add column planned_tags text[];

drop function private.bin_tag(text, text);

-- Puts a tag that any post has into the bin, and notes the planned changes that have it. p_into: what it is merged into.
create function private.bin_tag(p_tag text, p_topic text, p_into text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.deleted_items (kind, object_id, title, content, deleted_by)
  select 'tag', p_tag, p_tag, jsonb_build_object(
    'topic', p_topic,
    'description', coalesce((select d.description from public.topic_texts d where d.slug = p_topic), ''),
    -- Addresses that lead to its page: they lead to that of the other tag, or to all topics, from now on.
    'former', array(select r.source from public.redirects r where r.target = '/topics/' || p_topic),
    'into', p_into,
    'into_description', (select d.description from public.topic_texts d where d.slug = private.slugify(p_into))
  ), coalesce(private.admin_username(), '')
  where exists (select 1 from public.blog_posts p where p.tags @> array[p_tag])
    or exists (select 1 from public.post_changes c where c.changed -> 'tags' ? p_tag)
  on conflict (kind, object_id) do update set
    content = excluded.content, deleted_at = now(), deleted_by = excluded.deleted_by;

  insert into public.deleted_tag_posts (tag, post_id, planned_place, merged_into, planned_tags)
  select p_tag, c.post_id, t.place, p_into, case when p_into is not null then array(
    select jsonb_array_elements_text(c.changed -> 'tags')
  ) end
  from public.post_changes c cross join lateral jsonb_array_elements_text(c.changed -> 'tags') with ordinality as t (tag, place)
  where c.changed -> 'tags' ? p_tag and t.tag = p_tag
  on conflict (tag, post_id) do update set
    place = null, tags = null, planned_place = excluded.planned_place, merged_into = excluded.merged_into,
    planned_tags = excluded.planned_tags;
$$;

-- As before, and a tag that is renamed or merged goes into the bin as one that is retired does.
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
  perform private.bin_tag(p_tag, v_topic, p_into);
  with chosen as (
    select q.id, q.tags from public.blog_posts q
    where q.tags @> array[p_tag] order by q.released, q.id limit v_limit
  ), changed as (
    update public.blog_posts p set tags = private.tags_after(p.tags, p_tag, p_into)
    from chosen where p.id = chosen.id and p.tags @> array[p_tag]
    returning p.id, p.version, chosen.tags
  ), carried as (
    update public.post_changes c set base_version = changed.version
    from changed where c.post_id = changed.id and c.base_version = changed.version - 1
  ), kept as (
    insert into public.deleted_tag_posts (tag, post_id, place, merged_into, tags)
    select p_tag, c.id, array_position(c.tags, p_tag), p_into, case when p_into is not null then c.tags end from changed c
    on conflict (tag, post_id) do update set
      place = excluded.place, merged_into = excluded.merged_into, tags = excluded.tags
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

-- Whether a post has the tags that the merge gave it, and its planned changes too: an editor who changed them since decided.
create function private.tags_are_as_merged(p_kept public.deleted_tag_posts) returns boolean
language sql stable set search_path = ''
as $$
  select p_kept.merged_into is null or not exists (
    select 1 from public.blog_posts p left join public.post_changes c on c.post_id = p.id
    where p.id = p_kept.post_id and (
      p.tags <> private.tags_after(p_kept.tags, p_kept.tag, p_kept.merged_into) and p_kept.tags is not null
      or c.changed -> 'tags' <> to_jsonb(private.tags_after(p_kept.planned_tags, p_kept.tag, p_kept.merged_into))
        and p_kept.planned_tags is not null
    )
  )
$$;

-- The posts that a restoration of the tag leaves as they are, because their tags were changed since it was merged: five of
-- them, and how many there are.
create function public.posts_changed_since_merge(p_tag text) returns table (title text, total bigint)
language sql stable security definer set search_path = ''
as $$
  select p.title, count(*) over ()
  from public.deleted_tag_posts t join public.blog_posts p on p.id = t.post_id
  where (select private.may_change_tags()) and t.tag = p_tag and not private.tags_are_as_merged(t)
  order by p.title, p.id limit 5
$$;

grant execute on function public.posts_changed_since_merge(text) to authenticated;

-- As before; a post of a merged tag gets back the tags that it had, unless they were changed since. Those come last.
create or replace function private.restore_tag(p_item public.deleted_items, p_limit integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_tag text := p_item.object_id;
  v_topic text := p_item.content ->> 'topic';
  v_into text := p_item.content ->> 'into';
  v_target text := '/topics' || coalesce('/' || nullif(private.slugify(v_into), ''), '');
  v_had_page boolean := exists (select 1 from private.post_facets f where f.facet = 'tag:' || private.slugify(v_into));
  v_posts uuid[] := array(
    select t.post_id from public.deleted_tag_posts t join public.blog_posts p on p.id = t.post_id
    where t.tag = v_tag order by private.tags_are_as_merged(t) desc, p.released, p.id limit p_limit
  );
  v_changed_since uuid[] := array(
    select t.post_id from public.deleted_tag_posts t
    where t.tag = v_tag and t.post_id = any (v_posts) and not private.tags_are_as_merged(t)
  );
  v_given integer;
begin
  perform set_config('site.changes_tags', 'on', true);
  with changed as (
    update public.blog_posts p
    set tags = case when t.merged_into is null then p.tags[:t.place - 1] || v_tag || p.tags[t.place:] else t.tags end
    from public.deleted_tag_posts t
    where t.tag = v_tag and t.post_id = any (v_posts) and t.post_id <> all (v_changed_since) and p.id = t.post_id
      and case
        when t.merged_into is null then t.place is not null and not p.tags @> array[v_tag] and cardinality(p.tags) < 8
        else t.tags is not null and p.tags = private.tags_after(t.tags, v_tag, t.merged_into)
      end
    returning p.id, p.version
  ), carried as (
    update public.post_changes c set base_version = changed.version
    from changed where c.post_id = changed.id and c.base_version = changed.version - 1
  )
  select count(*) into v_given from changed;
  update public.post_changes c
  set changed = case
    when t.merged_into is null then jsonb_insert(c.changed, array['tags', (t.planned_place - 1)::text], to_jsonb(v_tag))
    else jsonb_set(c.changed, '{tags}', to_jsonb(t.planned_tags))
  end
  from public.deleted_tag_posts t
  where t.tag = v_tag and t.post_id = any (v_posts) and t.post_id <> all (v_changed_since) and c.post_id = t.post_id
    and case
      when t.merged_into is null then
        t.planned_place is not null and not c.changed -> 'tags' ? v_tag and jsonb_array_length(c.changed -> 'tags') < 8
      else t.planned_tags is not null
    end;
  delete from public.deleted_tag_posts t where t.tag = v_tag and t.post_id = any (v_posts);
  if v_into is not null and not exists (select 1 from public.blog_posts p where p.tags @> array[v_into]) then
    -- It was a new name, whose page leads to that of the former one.
    perform private.move_topic(private.slugify(v_into), v_topic, v_had_page);
  end if;
  if exists (select 1 from private.post_facets f where f.facet = 'tag:' || v_topic) then
    -- The page is a page again.
    delete from public.redirects where source = '/topics/' || v_topic and target = v_target;
    update public.redirects set target = '/topics/' || v_topic
    where target = v_target and source in (select jsonb_array_elements_text(p_item.content -> 'former'));
    insert into public.topic_texts (slug, description)
    select v_topic, p_item.content ->> 'description' where p_item.content ->> 'description' <> ''
    on conflict (slug) do nothing;
    -- The other tag had none before it took this one over.
    delete from public.topic_texts d
    where d.slug = private.slugify(v_into) and d.slug <> v_topic and p_item.content ->> 'into_description' is null
      and d.description = p_item.content ->> 'description';
  end if;
  perform set_config('site.changes_tags', 'off', true);
  return v_given;
end
$$;
