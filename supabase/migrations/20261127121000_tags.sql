-- Tags as things: the list of all, a change of one in every post, and a description for the page of its topic.

-- A tag is changed in public posts and in those of others.
create function private.may_change_tags() returns boolean
language sql stable set search_path = ''
as $$
  select private.has_right('edit_all') and private.has_right('publish_all')
$$;

-- Descriptions -------------------------------------------------------------------------------------------------------

-- What the page of a topic says of it. By the slug: tags of one spelling share a page.
create table public.topic_texts (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  description text not null check (char_length(private.trim_blank(description)) between 1 and 160)
);

-- Security definer: readers do not see the lists of facets.
create function private.topic_is_public(p_topic text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.post_facets f
    where f.facet = 'tag:' || p_topic and private.is_public(true, f.published_at, f.unpublish_at)
  )
$$;

grant execute on function private.topic_is_public(text) to anon;

alter table public.topic_texts enable row level security;
-- Functions write it, and an import of an export.
grant select on table public.topic_texts to anon, authenticated, service_role;
grant insert on table public.topic_texts to service_role;

create policy "readers see the descriptions of topics that have posts" on public.topic_texts
  for select to anon using (private.topic_is_public(slug));
create policy "admins see every description" on public.topic_texts
  for select to authenticated using ((select private.is_admin()));

create function private.log_topic_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event('tag.described', coalesce(new.slug, old.slug), coalesce(new.slug, old.slug));
  return null;
end
$$;

-- A change of a tag takes its description along, and is one entry of its own.
create trigger audit_topic_text after insert or update or delete on public.topic_texts
  for each row when (current_setting('site.changes_tags', true) is distinct from 'on')
  execute function private.log_topic_text();

-- Sets the description of a topic; an empty one is removed, and the page has its default text again.
create function public.describe_topic(p_topic text, p_description text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_change_tags() then
    return false;
  end if;
  if private.trim_blank(p_description) = '' then
    delete from public.topic_texts where slug = p_topic;
  else
    insert into public.topic_texts (slug, description) values (p_topic, private.trim_blank(p_description))
    on conflict (slug) do update set description = excluded.description;
  end if;
  return true;
end
$$;

grant execute on function public.describe_topic(text, text) to authenticated;

-- The list -----------------------------------------------------------------------------------------------------------

-- Every tag of a post outside of the bin, the most used first. `published`: posts that readers see; `others`: drafts and
-- scheduled posts. p_once: only tags that one post has.
create function public.list_tags(p_words text, p_once boolean, p_limit integer, p_offset integer)
returns table (tag text, topic text, published bigint, others bigint, description text, total bigint)
language sql stable security definer set search_path = ''
as $$
  select
    page.tag, private.slugify(page.tag), page.published, page.posts - page.published, coalesce(d.description, ''), page.total
  from (
    select counted.tag, counted.published, counted.posts, count(*) over () as total
    from (
      select
        t.tag, count(*) as posts,
        count(*) filter (where private.is_public(p.released, p.published_at, p.unpublish_at)) as published
      from public.blog_posts p cross join lateral unnest(p.tags) as t (tag)
      where p.deleted_at is null and (select private.is_admin())
      group by t.tag
    ) counted
    where (not p_once or counted.posts = 1)
      and strpos(private.fold(counted.tag), private.fold(lower(p_words))) > 0
    order by counted.posts desc, counted.tag
    limit least(greatest(p_limit, 0), 200) offset least(greatest(p_offset, 0), 10000)
  ) page
  left join public.topic_texts d on d.slug = private.slugify(page.tag)
  order by page.posts desc, page.tag
$$;

grant execute on function public.list_tags(text, boolean, integer, integer) to authenticated;

-- A change of a tag --------------------------------------------------------------------------------------------------

-- Tags in which p_from has become p_into, each once and in their order; without p_from when p_into is null.
create function private.tags_after(p_tags text[], p_from text, p_into text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(kept.tag order by kept.place), '{}')
  from (
    select case when t.tag = p_from then p_into else t.tag end as tag, min(t.place) as place
    from unnest(p_tags) with ordinality as t (tag, place)
    where p_into is not null or t.tag <> p_from
    group by 1
  ) kept
$$;

-- A new version with a revision, but no "Updated" for readers: the text is the same. The name sorts after blog_posts_track.
create function private.keep_update_of_tagged() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := old.updated_at;
  return new;
end
$$;

create trigger blog_posts_track_tagged before update of tags on public.blog_posts
  for each row when (current_setting('site.changes_tags', true) = 'on')
  execute function private.keep_update_of_tagged();

-- As before, but a change of a tag is one entry for all of its posts.
create or replace trigger audit_post_change after update on public.blog_posts
  for each row when (
    current_setting('site.changes_tags', true) is distinct from 'on' and (
      old.version is distinct from new.version or (old.deleted_at is null) <> (new.deleted_at is null)
      or old.created_by is distinct from new.created_by
    )
  ) execute function private.log_post();

-- As before, but planned changes stay those of the editor who saved them.
create or replace trigger post_changes_stamp before insert or update on public.post_changes
  for each row when (current_setting('site.changes_tags', true) is distinct from 'on')
  execute function private.stamp_post_changes();

-- What follows when no post has a tag any more: its description goes along, and the page of its topic leads to the new
-- one, or to all topics. A topic that tags of another spelling share stays.
create function private.move_topic(p_old text, p_new text, p_had_page boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_old = '' or p_old = p_new or exists (select 1 from private.post_facets f where f.facet = 'tag:' || p_old) then
    return;
  end if;
  if p_new <> '' then
    insert into public.topic_texts (slug, description)
    select p_new, d.description from public.topic_texts d where d.slug = p_old
    on conflict (slug) do nothing;
    -- Back to a former name: its page is a page again.
    delete from public.redirects where source = '/topics/' || p_new;
  end if;
  delete from public.topic_texts where slug = p_old;
  if p_had_page then
    insert into public.redirects (source, target)
    values ('/topics/' || p_old, case when p_new = '' then '/topics' else '/topics/' || p_new end)
    on conflict (source) do update set target = excluded.target, post_id = null;
  end if;
end
$$;

-- Turns a tag into another in up to p_limit posts, or takes it away (p_into null): in drafts, public posts, the bin, and
-- planned changes, which go on to be those of the present version. Returns the number of posts. Called until no post has
-- the tag: one statement could not change thousands in time. Posts that readers see come last, so that the last call
-- knows whether the topic had a page.
create function public.change_tag(p_tag text, p_into text default null, p_limit integer default 200) returns integer
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
  with changed as (
    update public.blog_posts p set tags = private.tags_after(p.tags, p_tag, p_into)
    where p.tags @> array[p_tag] and p.id in (
      select q.id from public.blog_posts q where q.tags @> array[p_tag] order by q.released, q.id limit v_limit
    )
    returning p.id, p.version
  ), carried as (
    update public.post_changes c set base_version = changed.version
    from changed where c.post_id = changed.id and c.base_version = changed.version - 1
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

grant execute on function public.change_tag(text, text, integer) to authenticated;
