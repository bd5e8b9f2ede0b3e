-- The number of posts of each tag, kept by triggers: the list of tags and each suggestion read every post.

-- Posts outside of the bin, and those of them that are released; the clock divides these into scheduled and published.
create table private.tag_counts (
  tag text primary key,
  posts bigint not null,
  released bigint not null
);

-- Once a statement, as the numbers beside the filters of posts, and under their lock.
create function private.keep_tag_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_changes private.tag_counts[];
begin
  if tg_op = 'INSERT' then
    v_changes := array(
      select row(t.tag, count(*), count(*) filter (where p.released))::private.tag_counts
      from added p cross join lateral unnest(p.tags) as t (tag) where p.deleted_at is null group by t.tag
    );
  elsif tg_op = 'DELETE' then
    v_changes := array(
      select row(t.tag, -count(*), -count(*) filter (where p.released))::private.tag_counts
      from removed p cross join lateral unnest(p.tags) as t (tag) where p.deleted_at is null group by t.tag
    );
  else
    v_changes := array(
      select row(t.tag, sum(p.change), sum(p.change) filter (where p.released))::private.tag_counts
      from (
        select tags, released, 1 as change from added where deleted_at is null
        union all
        select tags, released, -1 from removed where deleted_at is null
      ) p cross join lateral unnest(p.tags) as t (tag)
      group by t.tag having sum(p.change) <> 0 or sum(p.change) filter (where p.released) <> 0
    );
  end if;
  if cardinality(v_changes) > 0 then
    perform pg_advisory_xact_lock(hashtextextended('post_counts', 0));
    insert into private.tag_counts as counts (tag, posts, released)
    select c.tag, c.posts, coalesce(c.released, 0) from unnest(v_changes) as c
    on conflict (tag) do update set
      posts = counts.posts + excluded.posts, released = counts.released + excluded.released;
    delete from private.tag_counts where posts <= 0 and tag in (select c.tag from unnest(v_changes) as c);
  end if;
  return null;
end
$$;

create trigger blog_posts_tags_insert after insert on public.blog_posts referencing new table as added
  for each statement execute function private.keep_tag_counts();
create trigger blog_posts_tags_update after update on public.blog_posts
  referencing new table as added old table as removed
  for each statement execute function private.keep_tag_counts();
create trigger blog_posts_tags_delete after delete on public.blog_posts referencing old table as removed
  for each statement execute function private.keep_tag_counts();

insert into private.tag_counts (tag, posts, released)
select t.tag, count(*), count(*) filter (where p.released)
from public.blog_posts p cross join lateral unnest(p.tags) as t (tag) where p.deleted_at is null group by t.tag;

-- As before. Of the released posts, those that wait for their minute or have ended are counted, by two indexes. Security
-- definer: no role reads the numbers.
create or replace function public.list_tags(p_words text, p_once boolean, p_limit integer, p_offset integer)
returns table (tag text, topic text, published bigint, others bigint, description text, total bigint)
language sql stable security definer set search_path = ''
as $$
  select
    page.tag, private.slugify(page.tag), page.released - coalesce(hidden.posts, 0),
    page.posts - page.released + coalesce(hidden.posts, 0), coalesce(d.description, ''), page.total
  from (
    select c.tag, c.posts, c.released, count(*) over () as total
    from private.tag_counts c
    where (select private.is_admin()) and (not p_once or c.posts = 1)
      and strpos(private.fold(c.tag), private.fold(lower(p_words))) > 0
    order by c.posts desc, c.tag
    limit least(greatest(p_limit, 0), 200) offset least(greatest(p_offset, 0), 10000)
  ) page
  left join (
    select t.tag, count(*) as posts
    from (
      select p.tags from public.blog_posts p where p.released and p.published_at > now()
      union all
      select p.tags from public.blog_posts p where p.released and p.unpublish_at <= now() and p.published_at <= now()
    ) p cross join lateral unnest(p.tags) as t (tag)
    group by t.tag
  ) hidden on hidden.tag = page.tag
  left join public.topic_texts d on d.slug = private.slugify(page.tag)
  order by page.posts desc, page.tag
$$;
