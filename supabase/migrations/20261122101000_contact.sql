-- What visitors write: submitted by the server's action alone, read in the panel, deleted when the privacy policy says so.

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
  archived_at timestamptz
);
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_client on public.contact_messages (client_hash, created_at desc);

alter table public.contact_messages enable row level security;
grant select on table public.contact_messages to authenticated;
-- What a visitor wrote stays as it was written.
grant update (read_at, archived_at) on table public.contact_messages to authenticated;
grant select, insert, update, delete on table public.contact_messages to service_role;

create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins mark messages" on public.contact_messages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- One message for good: what somebody asks to be forgotten. By its id and one at a time, so that no token can empty the
-- inbox with one call. Answers whether it was there.
create function public.delete_message(p_id uuid) returns boolean
language sql security definer set search_path = ''
as $$
  with deleted as (
    delete from public.contact_messages where id = p_id and (select private.is_admin()) returning id
  )
  select exists (select 1 from deleted)
$$;


-- How long the inbox keeps messages: chosen by an admin, never longer than the privacy policy promises.

create table public.contact_settings (
  -- One row, which is there from the beginning: nobody may add another one.
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

-- Deletes what the privacy policy promises to delete. The numbers are arguments: the policy's text and this deletion read the
-- same constants (lib/content/privacy.ts). p_message_age is what the policy promises: the setting can only shorten it.
create function public.purge_expired(p_hash_age interval, p_message_age interval) returns void
language sql security invoker set search_path = ''
as $$
  delete from public.contact_messages
  where created_at < now() - least(
    p_message_age, (select make_interval(months => s.retention_months) from public.contact_settings s)
  );
  update public.contact_messages set client_hash = null
  where client_hash is not null and created_at < now() - p_hash_age;
  delete from public.login_attempts where key like 'client:%' and last_attempt_at < now() - p_hash_age;
$$;

-- Stores a message unless its client has sent p_max within p_window; answers whether it was stored. Phone and interest
-- may be empty.
create function public.submit_contact_message(
  p_name text, p_email text, p_phone text, p_subject text, p_message text, p_interests text,
  p_client_hash text, p_max integer, p_window interval, p_hash_age interval, p_message_age interval
) returns boolean
language plpgsql security invoker set search_path = ''
as $$
begin
  perform public.purge_expired(p_hash_age, p_message_age);
  -- One at a time per client, held to the end of the transaction: messages sent at once cannot outrun the count.
  perform pg_advisory_xact_lock(hashtextextended('contact_messages.' || p_client_hash, 0));
  if (
    select count(*) from public.contact_messages
    where client_hash = p_client_hash and created_at > now() - p_window
  ) >= p_max then
    return false;
  end if;
  insert into public.contact_messages (name, email, phone, subject, message, interests, client_hash)
  values (p_name, p_email, nullif(p_phone, ''), p_subject, p_message, nullif(p_interests, ''), p_client_hash);
  return true;
end
$$;

-- The inbox. p_box: unread, archived, inbox (all that is not archived).
create function public.list_messages(p_words text[], p_box text, p_limit integer, p_offset integer)
returns table (
  id uuid, name text, email text, phone text, subject text, message text, interests text, created_at timestamptz,
  read_at timestamptz, archived_at timestamptz, total bigint
)
language sql stable security invoker set search_path = ''
as $$
  select
    m.id, m.name, m.email, m.phone, m.subject, m.message, m.interests, m.created_at, m.read_at, m.archived_at,
    count(*) over ()
  from public.contact_messages m
  where (m.archived_at is not null) = (p_box = 'archived')
    and (p_box <> 'unread' or m.read_at is null)
    and private.contains_all_words(concat_ws(' ', m.name, m.email, m.phone, m.subject, m.message, m.interests), p_words)
  order by m.created_at desc, m.id
  limit least(p_limit, 1000) offset p_offset
$$;

create function public.count_messages() returns table (unread bigint, inbox bigint, archived bigint)
language sql stable security invoker set search_path = ''
as $$
  select
    count(*) filter (where archived_at is null and read_at is null),
    count(*) filter (where archived_at is null),
    count(*) filter (where archived_at is not null)
  from public.contact_messages
$$;

-- What a shorter time would delete at once.
create function public.count_messages_older(p_months integer) returns bigint
language sql stable security invoker set search_path = ''
as $$
  select count(*) from public.contact_messages where created_at < now() - make_interval(months => p_months)
$$;

grant execute on function public.purge_expired(interval, interval) to service_role;
grant execute on function public.submit_contact_message(
  text, text, text, text, text, text, text, integer, interval, interval, interval
) to service_role;
grant execute on function public.delete_message(uuid) to authenticated;
grant execute on function public.list_messages(text[], text, integer, integer) to authenticated;
grant execute on function public.count_messages() to authenticated;
grant execute on function public.count_messages_older(integer) to authenticated;
