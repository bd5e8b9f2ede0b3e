-- Contact messages: stored by the server only, read in the panel, deleted as the privacy policy says.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(private.trim_blank(name)) between 1 and 200),
  email text not null check (char_length(email) between 3 and 320),
  phone text check (char_length(phone) <= 50),
  subject text not null check (char_length(private.trim_blank(subject)) between 1 and 300),
  message text not null check (char_length(private.trim_blank(message)) between 1 and 10000),
  interests text constraint contact_messages_interests check (
    interests in (
      'Nutrition Consultation', 'Healthy Recipe Planning', 'Wellness Coaching',
      'Dietary Analysis', 'Health Community', 'Personal Nutrition Plans'
    )
  ),
  client_hash text check (char_length(client_hash) <= 100),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  archived_at timestamptz,
  spam_at timestamptz,
  -- The bin's marks: no role may set them; the functions of the bin do.
  deleted_at timestamptz,
  deleted_by text check (char_length(deleted_by) <= 50)
);
create index contact_messages_newest on public.contact_messages (created_at desc, id desc);
create index contact_messages_inbox on public.contact_messages (created_at desc, id desc)
  where archived_at is null and spam_at is null and deleted_at is null;
create index contact_messages_unread on public.contact_messages (created_at desc, id desc)
  where archived_at is null and read_at is null and spam_at is null and deleted_at is null;
create index contact_messages_archived on public.contact_messages (created_at desc, id desc)
  where archived_at is not null and spam_at is null and deleted_at is null;
create index contact_messages_spam on public.contact_messages (created_at desc, id desc)
  where spam_at is not null and deleted_at is null;
create index contact_messages_spammers on public.contact_messages (lower(email)) where spam_at is not null;
create index contact_messages_bin on public.contact_messages (deleted_at desc, id desc) where deleted_at is not null;
create index contact_messages_client on public.contact_messages (client_hash, created_at desc);

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
-- The index calls it with the rights of the role that writes the row.
grant execute on function private.message_text(text, text, text, text, text, text) to authenticated, service_role;

alter table public.contact_messages enable row level security;
grant select on table public.contact_messages to authenticated;
-- A visitor's own words never change.
grant update (read_at, archived_at, spam_at) on table public.contact_messages to authenticated;
grant select, insert, update, delete on table public.contact_messages to service_role;

create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins mark messages" on public.contact_messages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- Retention ----------------------------------------------------------------------------------------------------------

-- Set by an admin, within the limit of the privacy policy.
create table public.contact_settings (
  -- One row, inserted here: no role may add another.
  id boolean primary key default true check (id),
  retention_months integer not null default 12 check (retention_months between 1 and 12)
);
insert into public.contact_settings default values;

alter table public.contact_settings enable row level security;
grant select, update (retention_months) on table public.contact_settings to authenticated;
grant select, update on table public.contact_settings to service_role;

create policy "the panel reads how long messages are kept" on public.contact_settings
  for select to authenticated using ((select private.is_admin()));
create policy "admins choose how long messages are kept" on public.contact_settings
  for update to authenticated using ((select private.has_full_role())) with check ((select private.has_full_role()));

-- Deletes messages after the time that the privacy policy promises, and from the bin after 30 days. The numbers are
-- arguments, so that the policy's text and this function read the same constants (lib/content/privacy.ts). p_message_age
-- is the promise; the setting can only shorten it. Sign-in counters are deleted too: a client that tries a million names
-- would fill the table otherwise. A counter matters for 15 minutes.
create function public.purge_expired(p_hash_age interval, p_message_age interval) returns void
language sql security invoker set search_path = ''
as $$
  delete from public.contact_messages
  where created_at < now() - least(
    p_message_age, (select make_interval(months => s.retention_months) from public.contact_settings s)
  );
  delete from public.contact_messages where deleted_at < now() - interval '30 days';
  update public.contact_messages set client_hash = null
  where client_hash is not null and created_at < now() - p_hash_age;
  delete from public.login_attempts where last_attempt_at < now() - p_hash_age;
$$;

-- How many messages a shorter time would delete at once, up to 1,000.
create function public.count_messages_older(p_months integer) returns bigint
language sql stable security invoker set search_path = ''
as $$
  select count(*) from (
    select 1 from public.contact_messages where created_at < now() - make_interval(months => p_months) limit 1000
  ) counted
$$;

grant execute on function public.purge_expired(interval, interval) to service_role;
grant execute on function public.count_messages_older(integer) to authenticated;

-- A new message ------------------------------------------------------------------------------------------------------

-- Stores a message unless its client has sent p_max within p_window; returns whether it was stored. Phone and interest
-- may be empty.
create function public.submit_contact_message(
  p_name text, p_email text, p_phone text, p_subject text, p_message text, p_interests text,
  p_client_hash text, p_max integer, p_window interval, p_hash_age interval, p_message_age interval
) returns boolean
language plpgsql security invoker set search_path = ''
as $$
begin
  perform public.purge_expired(p_hash_age, p_message_age);
  -- One message at a time per client, until the end of the transaction: messages sent at once cannot pass the limit.
  perform pg_advisory_xact_lock(hashtextextended('contact_messages.' || p_client_hash, 0));
  if (
    select count(*) from public.contact_messages
    where client_hash = p_client_hash and created_at > now() - p_window
  ) >= p_max then
    return false;
  end if;
  -- A sender whose messages are marked as spam does not reach the inbox again. Removing the mark lets the sender's next
  -- messages in.
  insert into public.contact_messages (name, email, phone, subject, message, interests, client_hash, spam_at)
  values (
    p_name, p_email, nullif(p_phone, ''), p_subject, p_message, nullif(p_interests, ''), p_client_hash,
    case when exists (
      select 1 from public.contact_messages where lower(email) = lower(p_email) and spam_at is not null
    ) then now() end
  );
  return true;
end
$$;

grant execute on function public.submit_contact_message(
  text, text, text, text, text, text, text, integer, interval, interval, interval
) to service_role;

-- The inbox ----------------------------------------------------------------------------------------------------------

create function private.box_condition(p_box text) returns text
language sql immutable
return case p_box
  when 'bin' then 'p.deleted_at is not null'
  when 'spam' then 'p.spam_at is not null and p.deleted_at is null'
  when 'archived' then 'p.archived_at is not null and p.spam_at is null and p.deleted_at is null'
  when 'unread' then 'p.archived_at is null and p.read_at is null and p.spam_at is null and p.deleted_at is null'
  else 'p.archived_at is null and p.spam_at is null and p.deleted_at is null'
end;

-- p_box: unread, archived, spam, bin (last deleted first), inbox (everything else). Security definer: behind row-level
-- security a search for words could use no index.
create function public.list_messages(p_words text[], p_box text, p_limit integer, p_offset integer)
returns table (
  id uuid, name text, email text, phone text, subject text, message text, interests text, created_at timestamptz,
  read_at timestamptz, archived_at timestamptz, spam_at timestamptz, deleted_at timestamptz, deleted_by text, total bigint
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
      m.spam_at, m.deleted_at, m.deleted_by, listed.total
    from (
      select unnest(page.keys)::uuid as id, generate_subscripts(page.keys, 1) as place, page.total
      from private.list_page(
        'public.contact_messages p', private.box_condition(p_box),
        case p_box when 'bin' then 'p.deleted_at desc, p.id desc' else 'p.created_at desc, p.id desc' end, 'p.id', 'uuid',
        'private.message_text(p.name, p.email, p.phone, p.subject, p.message, p.interests)', p_words, p_limit, p_offset
      ) as page
    ) listed
    join public.contact_messages m on m.id = listed.id
    order by listed.place;
end
$$;

-- The messages of a view after a key, for an export: each is read once.
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

-- The numbers beside the boxes, each up to 1,000: every page of the panel reads them.
create function public.count_messages()
returns table (unread bigint, inbox bigint, archived bigint, spam bigint, bin bigint)
language sql stable security definer set search_path = ''
as $$
  select
    (
      select count(*) from (
        select 1 from public.contact_messages
        where archived_at is null and read_at is null and spam_at is null and deleted_at is null limit 1000
      ) counted
    ),
    (
      select count(*) from (
        select 1 from public.contact_messages
        where archived_at is null and spam_at is null and deleted_at is null limit 1000
      ) counted
    ),
    (
      select count(*) from (
        select 1 from public.contact_messages
        where archived_at is not null and spam_at is null and deleted_at is null limit 1000
      ) counted
    ),
    (
      select count(*) from (
        select 1 from public.contact_messages where spam_at is not null and deleted_at is null limit 1000
      ) counted
    ),
    (select count(*) from (select 1 from public.contact_messages where deleted_at is not null limit 1000) counted)
  where (select private.is_admin())
$$;

-- The messages before and after one in its box; null at the ends and for an unknown message.
create function public.adjacent_messages(p_id uuid) returns table (newer uuid, older uuid)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_message public.contact_messages;
  v_place text;
  v_box text;
begin
  select * into v_message from public.contact_messages where id = p_id and (select private.is_admin());
  if v_message.id is null then
    return;
  end if;
  v_place := case when v_message.deleted_at is null then 'created_at' else 'deleted_at' end;
  v_box := private.box_condition(case
    when v_message.deleted_at is not null then 'bin'
    when v_message.spam_at is not null then 'spam'
    when v_message.archived_at is not null then 'archived'
    else 'inbox'
  end);
  return query execute format(
    'select
       (select p.id from public.contact_messages p where %1$s and (p.%2$I, p.id) > ($1, $2)
        order by p.%2$I, p.id limit 1),
       (select p.id from public.contact_messages p where %1$s and (p.%2$I, p.id) < ($1, $2)
        order by p.%2$I desc, p.id desc limit 1)',
    v_box, v_place
  ) using coalesce(v_message.deleted_at, v_message.created_at), p_id;
end
$$;

grant execute on function public.list_messages(text[], text, integer, integer) to authenticated;
grant execute on function public.export_messages(text[], text, integer, timestamptz, uuid) to authenticated;
grant execute on function public.count_messages() to authenticated;
grant execute on function public.adjacent_messages(uuid) to authenticated;

-- The bin ------------------------------------------------------------------------------------------------------------

-- Puts up to 100 messages into the bin; returns those that were moved.
create function public.bin_messages(p_ids uuid[]) returns setof uuid
language sql security definer set search_path = ''
as $$
  update public.contact_messages set deleted_at = now(), deleted_by = (select private.admin_username())
  where id = any (p_ids[1:100]) and deleted_at is null and (select private.is_admin())
  returning id
$$;

-- Takes messages out of the bin, back into their boxes; returns those that were taken.
create function public.restore_messages(p_ids uuid[]) returns setof uuid
language sql security definer set search_path = ''
as $$
  update public.contact_messages set deleted_at = null, deleted_by = null
  where id = any (p_ids[1:100]) and deleted_at is not null and (select private.is_admin())
  returning id
$$;

-- Deletes one message for good, for a request to be forgotten. Only an admin, only out of the bin, one id a call, so that
-- one stolen token cannot empty the bin at once. Returns whether the message existed.
create function public.delete_message(p_id uuid) returns boolean
language sql security definer set search_path = ''
as $$
  with deleted as (
    delete from public.contact_messages
    where id = p_id and deleted_at is not null and (select private.has_full_role()) returning id
  )
  select exists (select 1 from deleted)
$$;

grant execute on function public.bin_messages(uuid[]) to authenticated;
grant execute on function public.restore_messages(uuid[]) to authenticated;
grant execute on function public.delete_message(uuid) to authenticated;

-- Saved replies -----------------------------------------------------------------------------------------------------

-- Saved replies, shared by all editors.
create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name = private.trim_blank(name) and char_length(name) between 1 and 60),
  -- The text travels in a mailto address, which mail programs cut: see lib/contact/inbox/reply.ts.
  body text not null check (char_length(private.trim_blank(body)) >= 1 and char_length(body) <= 1000),
  created_at timestamptz not null default now()
);

-- Security definer: a policy that counts its own table would call itself.
create function private.replies_have_room() returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 50 from public.saved_replies
$$;

alter table public.saved_replies enable row level security;
grant select (id, name, body), insert (name, body), update (name, body), delete on table public.saved_replies to authenticated;
grant execute on function private.replies_have_room() to authenticated;

create policy "admins read saved replies" on public.saved_replies
  for select to authenticated using ((select private.is_admin()));
create policy "admins add saved replies" on public.saved_replies
  for insert to authenticated with check ((select private.is_admin()) and (select private.replies_have_room()));
create policy "admins change saved replies" on public.saved_replies
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins take away saved replies" on public.saved_replies
  for delete to authenticated using ((select private.is_admin()));

insert into public.saved_replies (name, body) values
  ('Thank you', 'Thank you for writing to us. We have read your message and will come back to you within 24 hours.'),
  ('Free consultation', 'Thank you for your interest in a consultation. It takes 30 minutes and is free. Which day and time of the coming week would suit you?');
