-- The inbox: a box for spam, and replies that are written once.

alter table public.contact_messages add column spam_at timestamptz;
grant update (spam_at) on table public.contact_messages to authenticated;

drop index public.contact_messages_inbox;
drop index public.contact_messages_unread;
drop index public.contact_messages_archived;
create index contact_messages_inbox on public.contact_messages (created_at desc, id desc)
  where archived_at is null and spam_at is null and deleted_at is null;
create index contact_messages_unread on public.contact_messages (created_at desc, id desc)
  where archived_at is null and read_at is null and spam_at is null and deleted_at is null;
create index contact_messages_archived on public.contact_messages (created_at desc, id desc)
  where archived_at is not null and spam_at is null and deleted_at is null;
create index contact_messages_spam on public.contact_messages (created_at desc, id desc)
  where spam_at is not null and deleted_at is null;
create index contact_messages_spammers on public.contact_messages (lower(email)) where spam_at is not null;

-- Whose messages were marked as spam writes spam again: it does not reach the inbox. Taking the mark from the messages of a
-- sender lets the next ones in.
create function private.mark_spam() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from public.contact_messages where lower(email) = lower(new.email) and spam_at is not null) then
    new.spam_at := now();
  end if;
  return new;
end
$$;
create trigger contact_messages_of_spammers before insert on public.contact_messages
  for each row when (new.spam_at is null) execute function private.mark_spam();

create or replace function private.box_condition(p_box text) returns text
language sql immutable
return case p_box
  when 'bin' then 'p.deleted_at is not null'
  when 'spam' then 'p.spam_at is not null and p.deleted_at is null'
  when 'archived' then 'p.archived_at is not null and p.spam_at is null and p.deleted_at is null'
  when 'unread' then 'p.archived_at is null and p.read_at is null and p.spam_at is null and p.deleted_at is null'
  else 'p.archived_at is null and p.spam_at is null and p.deleted_at is null'
end;

-- p_box: unread, archived, spam, bin (last deleted first), inbox (all that is in none of the last three).
drop function public.list_messages(text[], text, integer, integer);
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

-- The numbers beside the boxes, each up to 1,000: every page of the panel asks for them.
drop function public.count_messages();
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

-- The messages before and after one in the box where it lies; null at the ends, and for what is not there.
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

-- Texts that editors answer with again and again: everybody's.
create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name = private.trim_blank(name) and char_length(name) between 1 and 60),
  -- It travels in an address, which mail programs cut: see lib/contact/inbox/reply.ts.
  body text not null check (char_length(private.trim_blank(body)) >= 1 and char_length(body) <= 1000),
  created_at timestamptz not null default now()
);

-- Security definer: a policy that counts its own table would ask itself.
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

grant execute on function public.list_messages(text[], text, integer, integer) to authenticated;
grant execute on function public.count_messages() to authenticated;
grant execute on function public.adjacent_messages(uuid) to authenticated;
