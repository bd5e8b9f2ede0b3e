-- Who answers a message, so that it is not answered twice. Names are copied: they stay when the account goes.

alter table public.contact_messages
  add column taken_by text,
  add column taken_at timestamptz,
  add column answered_by text,
  add column answered_at timestamptz,
  add constraint contact_messages_taken check ((taken_by is null) = (taken_at is null)),
  add constraint contact_messages_answered check ((answered_by is null) = (answered_at is null));

-- Takes a message for the caller unless somebody else has it; p_over takes it from them. Returns the name of the editor who
-- has it now, null for a message that is not there or in the bin.
create function public.take_message(p_id uuid, p_over boolean default false) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := private.admin_username();
  v_taken text;
begin
  if v_name is null then
    return null;
  end if;
  update public.contact_messages
  set taken_by = v_name, taken_at = now(), read_at = coalesce(read_at, now())
  where id = p_id and deleted_at is null and taken_by is distinct from v_name and (taken_by is null or p_over);
  select taken_by into v_taken from public.contact_messages where id = p_id and deleted_at is null;
  return v_taken;
end
$$;

-- Gives back what the caller has taken; returns whether there was something.
create function public.leave_message(p_id uuid) returns boolean
language sql security definer set search_path = ''
as $$
  with changed as (
    update public.contact_messages set taken_by = null, taken_at = null
    where id = p_id and taken_by = (select private.admin_username()) returning id
  )
  select exists (select 1 from changed)
$$;

-- Marks up to 100 messages as answered by the caller, or as not answered; returns those that changed.
create function public.answer_messages(p_ids uuid[], p_answered boolean) returns setof uuid
language sql security definer set search_path = ''
as $$
  update public.contact_messages set
    answered_by = case when p_answered then (select private.admin_username()) end,
    answered_at = case when p_answered then now() end,
    read_at = coalesce(read_at, now()),
    taken_by = null, taken_at = null
  where id = any (p_ids[1:100]) and deleted_at is null and (answered_at is null) = p_answered
    and (select private.is_admin())
  returning id
$$;

grant execute on function public.take_message(uuid, boolean) to authenticated;
grant execute on function public.leave_message(uuid) to authenticated;
grant execute on function public.answer_messages(uuid[], boolean) to authenticated;

-- As before, with who answers.
create or replace function private.log_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_id text := case when tg_op = 'DELETE' then old.id else new.id end;
  v_mark text;
begin
  if tg_op = 'DELETE' then
    perform private.log_event('message.deleted', v_id, '');
    return null;
  end if;
  if (old.deleted_at is null) <> (new.deleted_at is null) then
    perform private.log_event(case when new.deleted_at is null then 'message.restored' else 'message.binned' end, v_id, '');
    return null;
  end if;
  v_mark := case
    when (old.answered_at is null) <> (new.answered_at is null)
      then case when new.answered_at is null then 'not answered' else 'answered' end
    when old.taken_by is distinct from new.taken_by then case when new.taken_by is null then 'given back' else 'taken' end
    when (old.archived_at is null) <> (new.archived_at is null)
      then case when new.archived_at is null then 'back in the inbox' else 'archived' end
    when (old.spam_at is null) <> (new.spam_at is null) then case when new.spam_at is null then 'no spam' else 'spam' end
    when new.read_at is null then 'unread'
  end;
  perform private.log_event(case when v_mark is null then 'message.read' else 'message.marked' end, v_id, '', v_mark);
  return null;
end
$$;

drop trigger audit_message_change on public.contact_messages;
create trigger audit_message_change after update on public.contact_messages
  for each row when (
    (old.read_at is null, old.archived_at is null, old.spam_at is null, old.deleted_at is null, old.answered_at is null, old.taken_by)
    is distinct from
    (new.read_at is null, new.archived_at is null, new.spam_at is null, new.deleted_at is null, new.answered_at is null, new.taken_by)
  ) execute function private.log_message();
