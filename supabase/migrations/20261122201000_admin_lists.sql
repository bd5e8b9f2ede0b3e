-- The panel's lists, bounded for a hundred thousand rows as for a hundred: a list pages over 10,000 rows and counts no
-- further.

-- Search in a list ---------------------------------------------------------------------------------------------------

-- A condition for each word, with pattern characters escaped. p_text is an expression with an index.
create function private.words_condition(p_text text, p_words text[]) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(
    format('%s like %L', p_text, '%' || replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%'),
    ' and '
  ), 'true')
  from unnest(p_words) as word
$$;

-- Keys whose hits are gathered first, because a GIN index has no order. The other plans are closed, because each may read
-- the whole table.
create function private.gathered_keys(p_select text) returns text[]
language plpgsql stable security invoker set search_path = '' set enable_seqscan = off set enable_indexscan = off
as $$
declare
  v_keys text[];
begin
  execute format('select array(%s)', p_select) into v_keys;
  return v_keys;
end
$$;

-- One page of a list as the keys of its rows, and the number of rows up to 10,000. p_table has the alias p, p_where is
-- the view's condition, p_order an order that an index has, p_text the indexed text that must hold every word. Words are
-- searched among the first 5,000 rows; where these do not fill the page, all hits are gathered. Words of one or two
-- letters have no trigrams and are searched among the first 5,000 only.
create function private.list_page(
  p_table text, p_where text, p_order text, p_key text, p_type text, p_text text,
  p_words text[], p_limit integer, p_offset integer, out keys text[], out total bigint
)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_condition text := private.words_condition(p_text, p_words);
  v_limit integer := least(greatest(p_limit, 0), 1000);
  v_offset integer := least(greatest(p_offset, 0), 10000);
  v_walked integer;
begin
  if cardinality(p_words) = 0 then
    execute format('select count(*) from (select 1 from %s where %s limit 10000) p', p_table, p_where) into total;
    execute format(
      'select array(select %s::text from %s where %s order by %s limit %s offset %s)',
      p_key, p_table, p_where, p_order, v_limit, v_offset
    ) into keys;
    return;
  end if;
  execute format(
    'select count(*), coalesce(array_agg(key) filter (where matches), ''{}'')
     from (select %s::text as key, %s as matches from %s where %s order by %s limit 5000) p',
    p_key, v_condition, p_table, p_where, p_order
  ) into v_walked, keys;
  if v_walked = 5000 and cardinality(keys) < v_offset + v_limit
    and exists (select 1 from unnest(p_words) as word where char_length(word) > 2)
  then
    execute format(
      'select array(select %1$s::text from %2$s where %3$s and %1$s = any ($1::%4$s[]) order by %5$s)',
      p_key, p_table, p_where, p_type, p_order
    ) into keys using private.gathered_keys(
      format('select %s::text from %s where %s limit 10000', p_key, p_table, v_condition)
    );
  end if;
  total := cardinality(keys);
  keys := keys[v_offset + 1 : v_offset + v_limit];
end
$$;

-- The numbers beside the filters of posts ----------------------------------------------------------------------------

-- The number of posts of each kind; the clock divides `released` into scheduled and published. The author '' stands for
-- all authors.
create table private.post_counts (
  author text not null,
  post_type text not null,
  state text not null check (state in ('draft', 'released', 'bin')),
  posts bigint not null,
  primary key (author, post_type, state)
);

create function private.post_state(p_status text, p_deleted_at timestamptz) returns text
language sql immutable parallel safe
return case when p_deleted_at is not null then 'bin' when p_status = 'draft' then 'draft' else 'released' end;

-- Once a statement, not once a row: a hundred thousand imported posts would queue for one row.
create function private.keep_post_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_changes private.post_counts[];
begin
  if tg_op = 'INSERT' then
    v_changes := array(
      select row(author, post_type, private.post_state(status, deleted_at), count(*))::private.post_counts
      from added group by author, post_type, private.post_state(status, deleted_at)
    );
  elsif tg_op = 'DELETE' then
    v_changes := array(
      select row(author, post_type, private.post_state(status, deleted_at), -count(*))::private.post_counts
      from removed group by author, post_type, private.post_state(status, deleted_at)
    );
  else
    v_changes := array(
      select row(author, post_type, state, sum(change))::private.post_counts
      from (
        select author, post_type, private.post_state(status, deleted_at) as state, 1 as change from added
        union all
        select author, post_type, private.post_state(status, deleted_at), -1 from removed
      ) moved
      group by author, post_type, state having sum(change) <> 0
    );
  end if;
  if cardinality(v_changes) > 0 then
    -- One statement at a time, so that two which touch the same rows in different orders cannot deadlock.
    perform pg_advisory_xact_lock(hashtextextended('post_counts', 0));
    insert into private.post_counts as counts (author, post_type, state, posts)
    select counted.author, c.post_type, c.state, sum(c.posts)
    from unnest(v_changes) as c
    cross join lateral (select '' union select c.author) as counted (author)
    group by counted.author, c.post_type, c.state
    on conflict (author, post_type, state) do update set posts = counts.posts + excluded.posts;
  end if;
  return null;
end
$$;

create trigger blog_posts_counts_insert after insert on public.blog_posts referencing new table as added
  for each statement execute function private.keep_post_counts();
create trigger blog_posts_counts_update after update on public.blog_posts
  referencing new table as added old table as removed
  for each statement execute function private.keep_post_counts();
create trigger blog_posts_counts_delete after delete on public.blog_posts referencing old table as removed
  for each statement execute function private.keep_post_counts();

-- The number of posts of an author (''; all), a type (null: all) and a state (null: all but the bin). A released post
-- counts as scheduled before its minute and as published after it. Only scheduled posts are counted, by an index.
create function private.count_posts_of(p_author text, p_type text, p_state text) returns bigint
language sql stable set search_path = ''
as $$
  with counted as (
    select state, sum(posts)::bigint as posts from private.post_counts
    where author = p_author and (p_type is null or post_type = p_type) group by state
  ),
  waiting as (
    select count(*) as posts from public.blog_posts p
    where p_state in ('scheduled', 'published') and p.released and p.published_at > now()
      and (p_type is null or p.post_type = p_type) and (p_author = '' or p.author = p_author)
  )
  select case p_state
    when 'scheduled' then (select posts from waiting)
    when 'published' then coalesce((select posts from counted where state = 'released'), 0) - (select posts from waiting)
    else coalesce((
      select sum(posts) from counted where case when p_state is null then state <> 'bin' else state = p_state end
    ), 0)
  end::bigint
$$;

-- The numbers beside the filters: of each state, and of each author outside of the bin.
create function public.count_posts() returns table (facet text, value text, posts bigint)
language sql stable security definer set search_path = ''
as $$
  select counted.facet, counted.value, counted.posts
  from (
    select 'state' as facet, state as value, private.count_posts_of('', null, state) as posts
    from unnest(array['bin', 'draft', 'published', 'scheduled']) as state
    union all
    select 'author', c.author, sum(c.posts)::bigint
    from private.post_counts c where c.author <> '' and c.state <> 'bin' group by c.author
  ) counted
  where (select private.is_admin()) and counted.posts > 0
  order by 1, 2
$$;

-- The list of posts --------------------------------------------------------------------------------------------------

-- The sort orders of the list, each in both directions. Missing dates are last in both.
create index blog_posts_changed on public.blog_posts (updated_at desc, id desc) where deleted_at is null;
create index blog_posts_created on public.blog_posts (created_at desc, id desc) where deleted_at is null;
create index blog_posts_title on public.blog_posts (lower(title), id) where deleted_at is null;
create index blog_posts_latest on public.blog_posts (published_at desc nulls last, id desc) where deleted_at is null;
create index blog_posts_earliest on public.blog_posts (published_at, id) where deleted_at is null;
-- Filters that may leave few posts: an author, a type, drafts, the bin. Sorting few rows is cheap.
create index blog_posts_by_author on public.blog_posts (author, updated_at desc, id desc) where deleted_at is null;
create index blog_posts_by_type on public.blog_posts (post_type, updated_at desc, id desc) where deleted_at is null;
create index blog_posts_drafts on public.blog_posts (updated_at desc, id desc)
  where status = 'draft' and deleted_at is null;
create index blog_posts_bin on public.blog_posts (deleted_at desc, id desc) where deleted_at is not null;
-- The words of a search, anywhere in the title, the slug or the author.
create index blog_posts_words on public.blog_posts
  using gin (lower(title || ' ' || slug || ' ' || author) extensions.gin_trgm_ops);

-- The FROM clause and the order of a filter, as SQL: built for each call, so that the planner sees the values and chooses
-- the matching index. Scheduled posts are gathered first: they are few, and the planner would look for them in list
-- order, through everything published earlier.
create function private.post_source(p_state text, p_type text, p_author text) returns text
language sql stable set search_path = ''
as $$
  select case p_state
      when 'bin' then 'public.blog_posts p where p.deleted_at is not null'
      when 'draft' then 'public.blog_posts p where p.deleted_at is null and p.status = ''draft'''
      when 'scheduled' then '(
        select * from public.blog_posts p where p.released and p.published_at > now() order by p.published_at limit 10000
      ) p where true'
      when 'published' then
        'public.blog_posts p where p.deleted_at is null and p.released and p.published_at <= now()'
      else 'public.blog_posts p where p.deleted_at is null'
    end
    || case when p_type is null then '' else format(' and p.post_type = %L', p_type) end
    || case when p_author is null then '' else format(' and p.author = %L', p_author) end
$$;

create function private.post_order(p_sort text, p_descending boolean, p_state text) returns text
language sql stable set search_path = ''
as $$
  select format(
    '%1$s %2$s, p.id %3$s',
    case
      when p_sort = 'title' then 'lower(p.title)'
      when p_sort = 'published' then 'p.published_at'
      when p_sort = 'created' then 'p.created_at'
      when p_state = 'bin' then 'p.deleted_at'
      else 'p.updated_at'
    end,
    case when not p_descending then 'asc' when p_sort = 'published' then 'desc nulls last' else 'desc' end,
    case when p_descending then 'desc' else 'asc' end
  )
$$;

-- The posts of a list, in its order, that hold every word: in the title, the slug or the author, or as a word of the
-- text. Words are searched among the first 5,000 posts of the list; where these do not fill the page, all hits are
-- gathered (10,000 at most). Parts of one or two letters have no trigrams and are searched among the first 5,000 only. Of
-- matching texts, up to 10,000 are gathered by the search index.
create function private.post_ids_with_words(
  p_words text[], p_source text, p_order text, p_wanted integer
) returns uuid[]
language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_condition text := private.words_condition('lower(p.title || '' '' || p.slug || '' '' || p.author)', p_words);
  -- Full-text search ignores or interprets punctuation, so words with punctuation are matched literally.
  v_texts uuid[] := case
    when exists (select 1 from unnest(p_words) as word where word ~ '^-|[!-,./:-@[-`{-~]') then '{}'
    else private.search_matches(private.search_query(array_to_string(p_words, ' ')), 10000)
  end;
  v_walked integer;
  v_ids uuid[];
begin
  execute format(
    'select count(*), coalesce(array_agg(p.id) filter (where %1$s), ''{}'') from (
       select p.id, p.title, p.slug, p.author from %2$s order by %3$s limit 5000
     ) p',
    v_condition, p_source, p_order
  ) into v_walked, v_ids;
  if v_walked = 5000 and cardinality(v_ids) < p_wanted
    and exists (select 1 from unnest(p_words) as word where char_length(word) > 2)
  then
    v_ids := private.gathered_keys(
      format('select p.id::text from public.blog_posts p where %s limit 10000', v_condition)
    )::uuid[];
  elsif cardinality(v_texts) = 0 then
    return v_ids;
  end if;
  execute format(
    'select array(select p.id from %s and p.id = any ($1) order by %s limit 10000)', p_source, p_order
  ) into v_ids using v_ids || v_texts;
  return v_ids;
end
$$;

-- The panel's list. p_state: draft, scheduled, published, bin; null: all but the bin. p_sort: changed, published,
-- created, title. `total` counts up to 10,000, the last row that can be paged to. Security definer: behind row-level
-- security a search for words could use no index.
create function public.list_posts(
  p_words text[], p_sort text, p_descending boolean, p_limit integer, p_offset integer,
  p_state text default null, p_type text default null, p_author text default null
)
returns table (
  id uuid, slug text, title text, post_type text, author text, image_url text, status text,
  published_at timestamptz, updated_at timestamptz, created_at timestamptz, created_by_admin text,
  deleted_at timestamptz, deleted_by text, version integer, total bigint
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_source text := private.post_source(p_state, p_type, p_author);
  v_order text := private.post_order(p_sort, p_descending, p_state);
  v_limit integer := least(greatest(p_limit, 0), 200);
  v_offset integer := least(greatest(p_offset, 0), 10000);
  v_ids uuid[];
  v_total bigint;
begin
  if not private.is_admin() then
    return;
  end if;
  if cardinality(p_words) = 0 then
    v_total := private.count_posts_of(coalesce(p_author, ''), p_type, p_state);
    execute format(
      'select array(select p.id from %s order by %s limit %s offset %s)',
      v_source, v_order, v_limit, v_offset
    ) into v_ids;
  else
    v_ids := private.post_ids_with_words(p_words, v_source, v_order, v_offset + v_limit);
    v_total := cardinality(v_ids);
    v_ids := v_ids[v_offset + 1 : v_offset + v_limit];
  end if;
  return query
    select
      p.id, p.slug, p.title, p.post_type, p.author, p.image_url, p.status, p.published_at, p.updated_at, p.created_at,
      p.created_by_admin, p.deleted_at, p.deleted_by, p.version, least(v_total, 10000)
    from unnest(v_ids) with ordinality as listed (id, place)
    join public.blog_posts p on p.id = listed.id
    order by listed.place;
end
$$;

grant execute on function public.count_posts() to authenticated;
grant execute on function public.list_posts(text[], text, boolean, integer, integer, text, text, text) to authenticated;

-- Views --------------------------------------------------------------------------------------------------------------

-- Named views of the panel's list of posts. Each editor has their own; a view is shared by its address.

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name = private.trim_blank(name) and char_length(name) between 1 and 40),
  -- The query of the list's address, without the question mark.
  query text not null check (char_length(query) between 1 and 1000),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);

-- Limits the number of views. Security definer: a policy that counts its own table would call itself.
create function private.views_have_room() returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 12 from public.saved_views where user_id = auth.uid()
$$;

alter table public.saved_views enable row level security;
grant select (id, name, query, created_at), insert (name, query), delete on table public.saved_views to authenticated;
grant execute on function private.views_have_room() to authenticated;

create policy "admins read own views" on public.saved_views
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_admin()));
create policy "admins keep own views" on public.saved_views
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.is_admin()) and (select private.views_have_room())
  );
create policy "admins take away own views" on public.saved_views
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.is_admin()));
