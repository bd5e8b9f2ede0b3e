-- The panel's lists of messages and images at a hundred thousand rows: what they read is bounded, whatever is asked.
-- A list can be turned over for 10,000 rows, and is counted no further. Words are found as in the list of posts.

-- A condition for each word; a sign that means something in a pattern is a sign. p_text: an expression with an index.
create function private.words_condition(p_text text, p_words text[]) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(
    format('%s like %L', p_text, '%' || replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%'),
    ' and '
  ), 'true')
  from unnest(p_words) as word
$$;

-- Keys that an index finds whose hits are gathered first (a GIN index knows no order). The other ways are closed,
-- because each of them may read the whole table.
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

-- One page of a list, as the keys of its rows, and how many rows it has, up to 10,000. p_table has the alias p, p_where
-- what the view leaves, p_order an order that an index has, p_text the indexed text in which every word has to occur.
-- Common words occur among the first 5,000 rows; where these do not fill the page, all that hold the words are gathered.
-- Words of one or two letters have no trigrams: they are looked for among the first 5,000 alone.
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

-- Messages.

drop index public.contact_messages_newest;
create index contact_messages_newest on public.contact_messages (created_at desc, id desc);
create index contact_messages_inbox on public.contact_messages (created_at desc, id desc) where archived_at is null;
create index contact_messages_unread on public.contact_messages (created_at desc, id desc)
  where archived_at is null and read_at is null;
create index contact_messages_archived on public.contact_messages (created_at desc, id desc)
  where archived_at is not null;

create function private.message_text(
  p_name text, p_email text, p_phone text, p_subject text, p_message text, p_interests text
) returns text
language sql immutable parallel safe
return lower(
  p_name || ' ' || p_email || ' ' || coalesce(p_phone, '') || ' ' || p_subject || ' ' || p_message || ' '
  || coalesce(p_interests, '')
);
create index contact_messages_words on public.contact_messages using gin (
  private.message_text(name, email, phone, subject, message, interests) extensions.gin_trgm_ops
);
-- The index calls it with the rights of whoever writes a row.
grant execute on function private.message_text(text, text, text, text, text, text) to authenticated, service_role;

create function private.box_condition(p_box text) returns text
language sql immutable
return case p_box
  when 'archived' then 'p.archived_at is not null'
  when 'unread' then 'p.archived_at is null and p.read_at is null'
  else 'p.archived_at is null'
end;

-- p_box: unread, archived, inbox (all that is not archived). Security definer: behind row-level security a search for
-- words could use no index.
create or replace function public.list_messages(p_words text[], p_box text, p_limit integer, p_offset integer)
returns table (
  id uuid, name text, email text, phone text, subject text, message text, interests text, created_at timestamptz,
  read_at timestamptz, archived_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    return;
  end if;
  return query
    select
      m.id, m.name, m.email, m.phone, m.subject, m.message, m.interests, m.created_at, m.read_at, m.archived_at,
      listed.total
    from (
      select unnest(page.keys)::uuid as id, generate_subscripts(page.keys, 1) as place, page.total
      from private.list_page(
        'public.contact_messages p', private.box_condition(p_box), 'p.created_at desc, p.id desc', 'p.id', 'uuid',
        'private.message_text(p.name, p.email, p.phone, p.subject, p.message, p.interests)', p_words, p_limit, p_offset
      ) as page
    ) listed
    join public.contact_messages m on m.id = listed.id
    order by listed.place;
end
$$;

-- The messages of a view behind a key, for a file of all of them: each is read once, however many there are.
create function public.export_messages(
  p_words text[], p_box text, p_limit integer,
  p_before_at timestamptz default 'infinity', p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'
)
returns table (
  id uuid, name text, email text, phone text, subject text, message text, interests text, created_at timestamptz,
  read_at timestamptz, archived_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    return;
  end if;
  return query execute format(
    'select p.id, p.name, p.email, p.phone, p.subject, p.message, p.interests, p.created_at, p.read_at, p.archived_at
     from public.contact_messages p
     where %s and (p.created_at, p.id) < ($1, $2) and %s
     order by p.created_at desc, p.id desc limit %s',
    private.box_condition(p_box), private.words_condition('private.message_text(p.name, p.email, p.phone, p.subject, p.message, p.interests)', p_words),
    least(greatest(p_limit, 0), 1000)
  ) using p_before_at, p_before_id;
end
$$;

-- The numbers beside the boxes, each up to 1,000: every page of the panel asks for them.
create or replace function public.count_messages() returns table (unread bigint, inbox bigint, archived bigint)
language sql stable security definer set search_path = ''
as $$
  select
    (
      select count(*) from (
        select 1 from public.contact_messages where archived_at is null and read_at is null limit 1000
      ) counted
    ),
    (select count(*) from (select 1 from public.contact_messages where archived_at is null limit 1000) counted),
    (select count(*) from (select 1 from public.contact_messages where archived_at is not null limit 1000) counted)
  where (select private.is_admin())
$$;

-- Images.

-- Whether a post shows it, drafts and the bin included: what is in none is found without a look at every image.
alter table public.images add column in_posts boolean not null default false;
create index images_not_in_posts on public.images (created_at desc, path) where not in_posts;
create index images_undescribed on public.images (created_at desc, path) where alt = '';
create index images_words on public.images using gin (lower(alt || ' ' || caption || ' ' || path) extensions.gin_trgm_ops);

create function private.set_in_posts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.in_posts := exists (select 1 from public.post_images u where u.path = new.path);
  return new;
end
$$;
create trigger images_in_posts before insert on public.images for each row execute function private.set_in_posts();

-- The rows are locked first: of two posts that let go of an image at once, the second sees that the first has.
create function private.keep_in_posts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.images i where i.path in (select changed.path from changed) order by i.path for update;
  update public.images i set in_posts = not i.in_posts
  where i.path in (select changed.path from changed)
    and i.in_posts <> exists (select 1 from public.post_images u where u.path = i.path);
  return null;
end
$$;
create trigger post_images_added after insert on public.post_images referencing new table as changed
  for each statement execute function private.keep_in_posts();
create trigger post_images_removed after delete on public.post_images referencing old table as changed
  for each statement execute function private.keep_in_posts();

update public.images i set in_posts = true where exists (select 1 from public.post_images u where u.path = i.path);

-- p_filter: all, unused, undescribed. Somebody may still write with an image that is younger than p_grace: it counts as
-- used. Of what no post shows, the newest 1,000 are asked whether a working copy or a revision does. `posts` counts up to
-- 1,000.
create or replace function public.list_images(
  p_words text[], p_filter text, p_grace interval, p_limit integer, p_offset integer
)
returns table (
  path text, width integer, height integer, bytes integer, alt text, caption text, focal_x real, focal_y real,
  blur text, created_at timestamptz, uploaded_by text, posts bigint, total bigint
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order text := 'p.created_at desc, p.path';
  v_table text := 'public.images p';
  v_where text := case when p_filter = 'undescribed' then 'p.alt = ''''' else 'true' end;
begin
  if not private.is_admin() then
    return;
  end if;
  if p_filter = 'unused' then
    v_table := format(
      '(select * from public.images p where not p.in_posts and p.created_at < now() - %L::interval
        order by p.created_at desc, p.path limit 1000) p',
      p_grace
    );
    v_where := 'not exists (select 1 from public.post_working_copies w where w.image_names @> array[p.path])
      and not exists (select 1 from public.post_revisions r where r.image_names @> array[p.path])';
  end if;
  return query
    select
      i.path, i.width, i.height, i.bytes, i.alt, i.caption, i.focal_x, i.focal_y, i.blur, i.created_at, a.username,
      (select count(*) from (select 1 from public.post_images u where u.path = i.path limit 1000) used),
      listed.total
    from (
      select unnest(page.keys) as path, generate_subscripts(page.keys, 1) as place, page.total
      from private.list_page(
        v_table, v_where, v_order, 'p.path', 'text', 'lower(p.alt || '' '' || p.caption || '' '' || p.path)',
        p_words, least(p_limit, 200), p_offset
      ) as page
    ) listed
    join public.images i on i.path = listed.path
    left join public.admins a on a.user_id = i.created_by
    order by listed.place;
end
$$;

-- Nothing asks a row whether it holds words any more.
drop function private.contains_all_words(text, text[]);

grant execute on function public.export_messages(text[], text, integer, timestamptz, uuid) to authenticated;
