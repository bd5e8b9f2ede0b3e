-- As before, but without the marks of letters. The searched texts of all lists are folded alike.
create or replace function private.words_condition(p_text text, p_words text[]) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(
    format(
      '%s like %L', p_text,
      '%' || replace(replace(replace(lower(private.fold_quickly(word)), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    ),
    ' and '
  ), 'true')
  from unnest(p_words) as word
$$;

-- A later migration drops the former index, so that readers do not wait for the new one.
create index blog_posts_folded_words on public.blog_posts
  using gin (lower(private.fold_quickly(title || ' ' || slug || ' ' || author)) extensions.gin_trgm_ops);

-- As before, but the title, the slug and the author are folded.
create or replace function private.post_ids_with_words(
  p_words text[], p_source text, p_order text, p_wanted integer
) returns uuid[]
language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_condition text := private.words_condition(
    'lower(private.fold_quickly(p.title || '' '' || p.slug || '' '' || p.author))', p_words
  );
  -- Full-text search ignores or interprets punctuation, so words with punctuation are matched literally.
  v_query tsquery := case
    when not exists (select 1 from unnest(p_words) as word where word ~ '^-|[!-,./:-@[-`{-~]')
      then private.search_query(array_to_string(p_words, ' '))
  end;
  v_is_common boolean;
  v_texts uuid[] := '{}';
  v_walked integer;
  v_ids uuid[];
begin
  execute format(
    'select count(*) filter (where p.search @@ $1) > 50 from (select p.search from %s order by %s limit 200) p',
    p_source, p_order
  ) into v_is_common using v_query;
  if v_query is not null and not v_is_common then
    v_texts := private.search_matches(v_query, 10000);
  end if;
  execute format(
    'select count(*), coalesce(array_agg(p.id) filter (where %1$s or ($1 and p.search @@ $2)), ''{}'') from (
       select p.id, p.title, p.slug, p.author, p.search from %2$s order by %3$s limit 5000
     ) p',
    v_condition, p_source, p_order
  ) into v_walked, v_ids using v_is_common, v_query;
  if v_walked = 5000 and cardinality(v_ids) < p_wanted
    and exists (select 1 from unnest(p_words) as word where char_length(word) > 2)
  then
    v_ids := private.gathered_keys(
      format('select p.id::text from public.blog_posts p where %s limit 10000', v_condition)
    )::uuid[];
    if v_is_common then
      v_texts := private.search_matches(v_query, 10000);
    end if;
  elsif cardinality(v_texts) = 0 then
    return v_ids;
  end if;
  execute format(
    'select array(select p.id from %s and p.id = any ($1) order by %s limit 10000)', p_source, p_order
  ) into v_ids using v_ids || v_texts;
  return v_ids;
end
$$;

-- As before, but the shown text is folded.
create or replace function public.find_log(
  p_words text[], p_limit integer, p_offset integer, p_shown text, p_kind text default null, p_actor text default null,
  p_object text default null, p_since timestamptz default null, p_before bigint default null
)
returns table (
  id bigint, at timestamptz, event text, actor text, object_id text, title text, detail text, version integer,
  network text, total bigint
)
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_right('log') then
    return;
  end if;
  perform private.seal_log();
  return query
    select l.id, l.at, l.event, l.actor, l.object_id, l.title, l.detail, l.version, l.network, listed.total
    from (
      select unnest(page.keys)::bigint as id, page.total
      from private.list_page(
        format('public.audit_log p, (select %L::jsonb as words) shown', p_shown),
        concat_ws(
          ' and ', 'true', 'p.event like ' || quote_literal(p_kind || '.%'), 'p.actor = ' || quote_literal(p_actor),
          'p.object_id = ' || quote_literal(p_object), 'p.at >= ' || quote_literal(p_since), 'p.id < ' || p_before
        ),
        'p.id desc', 'p.id', 'bigint',
        $t$lower(private.fold_quickly(
          p.actor || ' ' || coalesce(shown.words ->> p.event, p.event) || ' '
          || coalesce(shown.words ->> (p.event || ' ' || p.title), p.title) || ' '
          || case
            when p.event in (
              'post.changed', 'post.published', 'post.scheduled', 'post.unpublished', 'image.changed', 'author.changed',
              'block.changed'
            ) or (p.event = 'setting.changed' and p.title = 'The site') then ''
            else p.detail
          end
        ))$t$,
        p_words, p_limit, p_offset
      ) as page
    ) listed
    join public.audit_log l on l.id = listed.id
    order by l.id desc;
end
$$;

drop index public.contact_messages_words;

-- As before, but without the marks of letters, as the search of posts reads a text: "zurek" finds "Żurek".
create or replace function private.message_text(
  p_name text, p_email text, p_phone text, p_subject text, p_message text, p_interests text
) returns text
language sql immutable parallel safe
return lower(private.fold(
  p_name || ' ' || p_email || ' ' || coalesce(p_phone, '') || ' ' || p_subject || ' ' || p_message || ' '
  || coalesce(p_interests, '')
));

-- Stored, because a search reads the texts of 5,000 messages, and to fold them takes ten times as long as to read them.
alter table public.contact_messages add column words text
  generated always as (private.message_text(name, email, phone, subject, message, interests)) stored;

create index contact_messages_words on public.contact_messages using gin (words extensions.gin_trgm_ops);

-- As list_messages before, and the editors who answer a message are in its row.
create function public.find_messages(p_words text[], p_box text, p_limit integer, p_offset integer)
returns table (
  id uuid, name text, email text, phone text, subject text, message text, interests text, created_at timestamptz,
  read_at timestamptz, archived_at timestamptz, spam_at timestamptz, deleted_at timestamptz, deleted_by text,
  taken_by text, taken_at timestamptz, answered_by text, answered_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_right('messages') then
    return;
  end if;
  return query
    select
      m.id, m.name, m.email, m.phone, m.subject, m.message, m.interests, m.created_at, m.read_at, m.archived_at,
      m.spam_at, m.deleted_at, m.deleted_by, m.taken_by, m.taken_at, m.answered_by, m.answered_at, listed.total
    from (
      select unnest(page.keys)::uuid as id, generate_subscripts(page.keys, 1) as place, page.total
      from private.list_page(
        'public.contact_messages p', private.box_condition(p_box),
        case p_box when 'bin' then 'p.deleted_at desc, p.id desc' else 'p.created_at desc, p.id desc' end, 'p.id', 'uuid',
        'p.words', p_words, p_limit, p_offset
      ) as page
    ) listed
    join public.contact_messages m on m.id = listed.id
    order by listed.place;
end
$$;

grant execute on function public.find_messages(text[], text, integer, integer) to authenticated;

-- For the site of an earlier release: without the editors.
create or replace function public.list_messages(p_words text[], p_box text, p_limit integer, p_offset integer)
returns table (
  id uuid, name text, email text, phone text, subject text, message text, interests text, created_at timestamptz,
  read_at timestamptz, archived_at timestamptz, spam_at timestamptz, deleted_at timestamptz, deleted_by text, total bigint
)
language sql stable security definer set search_path = ''
as $$
  select
    m.id, m.name, m.email, m.phone, m.subject, m.message, m.interests, m.created_at, m.read_at, m.archived_at, m.spam_at,
    m.deleted_at, m.deleted_by, m.total
  from public.find_messages(p_words, p_box, p_limit, p_offset) m
$$;

-- As before, by the stored words.
create or replace function public.export_messages(
  p_words text[], p_box text, p_limit integer,
  p_before_at timestamptz default 'infinity', p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'
)
returns table (
  id uuid, name text, email text, phone text, subject text, message text, interests text, created_at timestamptz,
  read_at timestamptz, archived_at timestamptz
)
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_right('messages') then
    return;
  end if;
  if p_before_at = 'infinity' then
    perform private.log_event('message.exported', '', '', p_box);
  end if;
  return query execute format(
    'select p.id, p.name, p.email, p.phone, p.subject, p.message, p.interests, p.created_at, p.read_at, p.archived_at
     from public.contact_messages p
     where %s and (p.created_at, p.id) < ($1, $2) and %s
     order by p.created_at desc, p.id desc limit %s',
    private.box_condition(p_box), private.words_condition('p.words', p_words), least(greatest(p_limit, 0), 1000)
  ) using p_before_at, p_before_id;
end
$$;
