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

-- As list_messages before, but the words are folded as the text is, and the editors who answer a message are in its row.
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
        'p.words', array(select private.fold(word) from unnest(p_words) as word), p_limit, p_offset
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

-- As before, but the words are folded as the text is.
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
    private.box_condition(p_box),
    private.words_condition('p.words', array(select private.fold(word) from unnest(p_words) as word)),
    least(greatest(p_limit, 0), 1000)
  ) using p_before_at, p_before_id;
end
$$;
