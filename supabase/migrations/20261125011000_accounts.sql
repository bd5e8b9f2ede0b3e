-- Accounts: deactivation, changes by admins, the last admin, sessions, and the posts of an account that goes.

alter table public.admins add column deactivated_at timestamptz;

-- A session ends eight hours after its sign-in, here as in the cookie of the panel: tokens that are refreshed at the
-- backend itself extend nothing.
create or replace function private.session_is_open() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions s
    where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
      and s.created_at > now() - interval '8 hours'
  )
$$;

create or replace function private.admin_username() returns text
language sql stable security definer set search_path = ''
as $$
  select username from public.admins
  where user_id = (select auth.uid()) and deactivated_at is null and private.session_is_open()
$$;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.admins where user_id = (select auth.uid()) and deactivated_at is null)
    and private.session_is_open()
$$;

create or replace function private.has_full_role() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.admins where user_id = (select auth.uid()) and role = 'admin' and deactivated_at is null
  ) and private.session_is_open()
$$;

-- An admin sees every account and changes the others, never the own one: no account raises itself.
drop policy "an admin reads the own row" on public.admins;
create policy "an account reads its own row, an admin every row" on public.admins
  for select to authenticated
  using (((select private.is_admin()) and user_id = (select auth.uid())) or (select private.has_full_role()));
create policy "an admin changes other accounts" on public.admins
  for update to authenticated
  using ((select private.has_full_role()) and user_id <> (select auth.uid()))
  with check ((select private.has_full_role()) and user_id <> (select auth.uid()));
grant update (role, deactivated_at) on table public.admins to authenticated;

-- One account that can manage the others always stays. The lock makes two admins who end each other wait.
create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.role = 'admin' and new.deactivated_at is null then
      return new;
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('admins', 0));
  if not exists (
    select 1 from public.admins a where a.role = 'admin' and a.deactivated_at is null and a.user_id <> old.user_id
  ) then
    raise check_violation using message = 'the last admin stays';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger admins_keep_last before update or delete on public.admins
  for each row when (old.role = 'admin' and old.deactivated_at is null) execute function private.keep_last_admin();

-- A deactivated account is out at once: its rights end with the row's mark, its sessions with this.
create function private.end_sessions_of_deactivated() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.user_id = new.user_id;
  return null;
end
$$;

create trigger admins_deactivated after update on public.admins
  for each row when (old.deactivated_at is null and new.deactivated_at is not null)
  execute function private.end_sessions_of_deactivated();

create function private.log_deactivation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event(
    case when new.deactivated_at is null then 'account.reactivated' else 'account.deactivated' end,
    new.user_id::text, new.username
  );
  return null;
end
$$;

create trigger audit_deactivation after update on public.admins
  for each row when ((old.deactivated_at is null) <> (new.deactivated_at is null))
  execute function private.log_deactivation();

-- As before, but an admin gives a post to another account, with its name.
create or replace function private.keep_post_origin() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_heir text;
begin
  if tg_op = 'INSERT' then
    -- The secret key may import posts with their dates; an account may not.
    if auth.uid() is not null then
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.created_by_admin := old.created_by_admin;
  if new.created_by is distinct from old.created_by and private.has_full_role() then
    select a.username into v_heir from public.admins a where a.user_id = new.created_by and a.deactivated_at is null;
    if v_heir is not null then
      new.created_by_admin := v_heir;
      return new;
    end if;
  end if;
  -- Only the deletion of the account (on delete set null) clears the creator.
  if new.created_by is not null or exists (select 1 from auth.users where id = old.created_by) then
    new.created_by := old.created_by;
  end if;
  return new;
end
$$;

-- Sessions -----------------------------------------------------------------------------------------------------------

-- The caller's account, or no row; notes every five minutes that the session was seen.
create function public.enter_panel() returns table (username text, role text)
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    return;
  end if;
  update public.panel_sessions s set seen_at = now()
  where s.session_id = (auth.jwt() ->> 'session_id')::uuid and s.seen_at < now() - interval '5 minutes';
  return query select a.username, a.role from public.admins a where a.user_id = auth.uid();
end
$$;

-- The caller's open sessions, last seen first. One that was not opened through the panel has no device.
create function public.list_sessions()
returns table (id uuid, is_current boolean, device text, network text, started_at timestamptz, seen_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.id::text = auth.jwt() ->> 'session_id', coalesce(p.device, ''), coalesce(p.network, ''),
    s.created_at, coalesce(p.seen_at, s.created_at)
  from auth.sessions s left join public.panel_sessions p on p.session_id = s.id
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
    and s.created_at > now() - interval '8 hours' and (select private.is_admin())
  order by 2 desc, 6 desc
$$;

-- Ends one session of the caller, or all but the present one; returns how many. The next request of an ended session is
-- refused.
create function public.end_sessions(p_id uuid default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_current uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  v_ended integer;
begin
  if not private.is_admin() then
    return 0;
  end if;
  delete from auth.sessions s
  where s.user_id = auth.uid() and case when p_id is null then s.id <> v_current else s.id = p_id end;
  get diagnostics v_ended = row_count;
  if v_ended > 0 then
    perform private.log_event(
      'session.ended', auth.uid()::text, (select a.username from public.admins a where a.user_id = auth.uid()),
      case v_ended when 1 then '1 session' else v_ended || ' sessions' end
    );
  end if;
  return v_ended;
end
$$;

grant execute on function public.enter_panel() to authenticated;
grant execute on function public.list_sessions() to authenticated;
grant execute on function public.end_sessions(uuid) to authenticated;

-- Lockouts -----------------------------------------------------------------------------------------------------------

-- The counters of failed sign-ins that may be full: the site knows the limit of each kind.
create function public.list_lockouts(p_min integer, p_window interval)
returns table (key text, failures integer, ends_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select l.key, l.failures, l.last_attempt_at + p_window from public.login_attempts l
  where l.failures >= p_min and l.last_attempt_at > now() - p_window and (select private.has_full_role())
  order by l.last_attempt_at desc limit 100
$$;

-- Opens one; returns whether it was there. The log names the account, and no name that a stranger typed.
create function public.open_lockout(p_key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := substring(p_key from '[^:]*$');
begin
  if not private.has_full_role() then
    return false;
  end if;
  delete from public.login_attempts l where l.key = p_key;
  if not found then
    return false;
  end if;
  perform private.log_event('session.opened', a.user_id::text, a.username) from public.admins a where a.username = v_name;
  if not found then
    perform private.log_event('session.opened', '', '');
  end if;
  return true;
end
$$;

grant execute on function public.list_lockouts(integer, interval) to authenticated;
grant execute on function public.open_lockout(text) to authenticated;
