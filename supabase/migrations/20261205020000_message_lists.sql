-- As before, but a text without any such letter, as most texts of the log are, is returned at once.
create or replace function private.fold(p_text text) returns text
language sql immutable parallel safe
return case
  when octet_length(p_text) = char_length(p_text) then p_text
  else translate(regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f]', '', 'g'), 'łŁđĐøØħĦı', 'lLdDoOhHi')
end;

-- As before, but without the marks of letters. The searched texts of all lists are folded alike.
create or replace function private.words_condition(p_text text, p_words text[]) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(
    format(
      '%s like %L', p_text,
      '%' || replace(replace(replace(lower(private.fold(word)), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    ),
    ' and '
  ), 'true')
  from unnest(p_words) as word
$$;

drop index public.blog_posts_words;
create index blog_posts_words on public.blog_posts
  using gin (lower(private.fold(title || ' ' || slug || ' ' || author)) extensions.gin_trgm_ops);

-- The lists of posts and of the log as before, but with folded texts. A text that is not found stops the migration.
do $$
declare
  v_change record;
  v_text text;
begin
  for v_change in
    select * from (values
      (
        'private.post_ids_with_words(text[],text,text,integer)',
        $r$'lower(p.title || '' '' || p.slug || '' '' || p.author)'$r$,
        $r$'lower(private.fold(p.title || '' '' || p.slug || '' '' || p.author))'$r$
      ),
      ('public.find_log(text[],integer,integer,text,text,text,text,timestamptz,bigint)', '$t$lower(', '$t$lower(private.fold('),
      ('public.find_log(text[],integer,integer,text,text,text,text,timestamptz,bigint)', ')$t$', '))$t$')
    ) as changes (name, before, after)
  loop
    v_text := pg_get_functiondef(v_change.name::regprocedure);
    if strpos(v_text, v_change.before) = 0 then
      raise exception '% does not hold %', v_change.name, v_change.before;
    end if;
    execute replace(v_text, v_change.before, v_change.after);
  end loop;
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
