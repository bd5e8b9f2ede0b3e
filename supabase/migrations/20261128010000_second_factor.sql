-- A second factor for the accounts of the panel. Supabase Auth keeps the factors (`auth.mfa_factors`); the embedded backend
-- has none. A role can require one, and an account that has one needs it at every sign-in.

alter table public.roles add column requires_second_factor boolean not null default false;

-- Looked for at each call: a backend may get the table later.
create function private.has_factors() returns boolean
language sql stable set search_path = ''
as $$
  select to_regclass('auth.mfa_factors') is not null
$$;

-- Whether an account has a verified factor. PL/pgSQL plans the query when it is reached, so the table may be missing.
create function private.has_factor(p_user uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_factors() then
    return false;
  end if;
  return exists (select 1 from auth.mfa_factors f where f.user_id = p_user and f.status::text = 'verified');
end
$$;

-- What the caller's session lacks: 'code' when the account has a factor that this session has not shown, 'setup' when its
-- role requires one that it does not have; null for nothing.
create function private.lacking_factor() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when private.has_factor(a.user_id) then case when auth.jwt() ->> 'aal' = 'aal2' then null else 'code' end
    when r.requires_second_factor then 'setup'
  end
  from public.admins a join public.roles r on r.name = a.role
  where a.user_id = auth.uid()
$$;

-- Every policy and function asks this, through the three functions below.
create function private.session_is_verified() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_is_open() and private.lacking_factor() is null
$$;

create or replace function private.admin_username() returns text
language sql stable security definer set search_path = ''
as $$
  select username from public.admins
  where user_id = (select auth.uid()) and deactivated_at is null and not must_change_password
    and private.session_is_verified()
$$;

create or replace function private.has_full_role() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.admins
    where user_id = (select auth.uid()) and role = 'admin' and deactivated_at is null and not must_change_password
  ) and private.session_is_verified()
$$;

create or replace function private.rights() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select r.rights from public.admins a join public.roles r on r.name = a.role
    where a.user_id = (select auth.uid()) and a.deactivated_at is null and not a.must_change_password
      and private.session_is_verified()
  ), '{}')
$$;

-- As enter_panel_with_rights, which the release before calls, with what the session lacks.
create function public.enter_panel_with_factor()
returns table (username text, role text, rights text[], must_change_password boolean, lacking_factor text)
language sql security definer set search_path = ''
as $$
  select e.username, e.role, e.rights, e.must_change_password, private.lacking_factor()
  from public.enter_panel_with_rights() e
$$;

grant execute on function public.enter_panel_with_factor() to authenticated;

-- Recovery codes -----------------------------------------------------------------------------------------------------

create table public.recovery_codes (
  user_id uuid not null references public.admins (user_id) on delete cascade,
  -- The SHA-256 of a code of 80 random bits, which is shown once and cannot be read from here.
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  primary key (user_id, code_hash)
);

-- Only functions read and write it.
alter table public.recovery_codes enable row level security;

-- Puts new recovery codes in the place of the caller's earlier ones; false without a factor.
create function public.set_recovery_codes(p_hashes text[]) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.session_is_verified() or not private.has_factor(auth.uid()) then
    return false;
  end if;
  if cardinality(p_hashes) > 20 then
    raise check_violation using message = 'an account has at most 20 recovery codes';
  end if;
  delete from public.recovery_codes c where c.user_id = auth.uid();
  insert into public.recovery_codes (user_id, code_hash) select auth.uid(), h from unnest(p_hashes) h;
  perform private.log_event('factor.codes', a.user_id::text, a.username)
  from public.admins a where a.user_id = auth.uid();
  return true;
end
$$;

-- Removes every factor of an account with its recovery codes.
create function private.remove_factors(p_user uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.recovery_codes c where c.user_id = p_user;
  if private.has_factors() then
    delete from auth.mfa_factors f where f.user_id = p_user;
  end if;
end
$$;

-- Uses a recovery code of the caller's: removes the lost factor and ends the other sessions, so that a device with it is out.
create function public.use_recovery_code(p_code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_username text;
begin
  if not private.session_is_open() then
    return false;
  end if;
  delete from public.recovery_codes c using public.admins a
  where c.user_id = auth.uid() and c.code_hash = private.token_hash(p_code)
    and a.user_id = c.user_id and a.deactivated_at is null
  returning a.username into v_username;
  if v_username is null then
    return false;
  end if;
  perform private.remove_factors(auth.uid());
  delete from auth.sessions s where s.user_id = auth.uid() and s.id::text is distinct from auth.jwt() ->> 'session_id';
  perform private.log_event('factor.recovered', auth.uid()::text, v_username);
  return true;
end
$$;

-- Removes the factor of another account, whose phone and codes are lost, and ends its sessions; false without a factor. A
-- command has the secret key and no account.
create function public.reset_second_factor(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not exists (
    select 1 from public.admins a where a.user_id = p_user_id and a.user_id <> auth.uid() and private.may_give(a.role)
  ) then
    raise insufficient_privilege using message = 'the account has rights that yours lacks';
  end if;
  if not private.has_factor(p_user_id) then
    return false;
  end if;
  perform private.remove_factors(p_user_id);
  delete from auth.sessions s where s.user_id = p_user_id;
  return true;
end
$$;

grant execute on function public.set_recovery_codes(text[]) to authenticated;
grant execute on function public.use_recovery_code(text) to authenticated;
grant execute on function public.reset_second_factor(uuid) to authenticated, service_role;

-- What the panel shows of it -----------------------------------------------------------------------------------------

-- Whether the backend has factors, whether the caller has one, and how many recovery codes are left.
create function public.read_second_factor() returns table (is_available boolean, is_on boolean, codes integer)
language sql stable security definer set search_path = ''
as $$
  select private.has_factors(), private.has_factor(auth.uid()),
    (select count(*)::integer from public.recovery_codes c where c.user_id = auth.uid())
  where private.is_admin()
$$;

-- Each account of the team, with whether it has a factor.
create function public.list_second_factors() returns table (user_id uuid, is_on boolean)
language sql stable security definer set search_path = ''
as $$
  select a.user_id, private.has_factor(a.user_id) from public.admins a where (select private.has_right('team'))
$$;

grant execute on function public.read_second_factor() to authenticated;
grant execute on function public.list_second_factors() to authenticated;

-- Requires a factor of the accounts of a role, the role admin included, or waives it. Returns 'done', or why not: 'rights',
-- 'backend' without factors, which would lock every account of the role out, and 'self' without one of the caller's own. A
-- command waives what a restored backup requires of a backend without factors.
create function public.require_second_factor(p_role text, p_required boolean) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.may_give(p_role) then
    return 'rights';
  end if;
  if p_required and not private.has_factors() then
    return 'backend';
  end if;
  if p_required and not coalesce(private.has_factor(auth.uid()), false) then
    return 'self';
  end if;
  update public.roles r set requires_second_factor = p_required where r.name = p_role;
  return 'done';
end
$$;

grant execute on function public.require_second_factor(text, boolean) to authenticated, service_role;

-- The log ------------------------------------------------------------------------------------------------------------

create function private.log_requirement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event(
    'role.changed', new.name, new.label,
    case when new.requires_second_factor then 'requires two-step sign-in' else 'without required two-step sign-in' end
  );
  return null;
end
$$;

create trigger audit_role_requirement after update on public.roles
  for each row when (old.requires_second_factor <> new.requires_second_factor) execute function private.log_requirement();

-- Logs each factor that is added or removed, through the panel or at the sign-in service itself. There no session is known, and the
-- account is the actor. With its last factor an account loses the codes that would replace it.
create function private.log_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  v_username text := (select a.username from public.admins a where a.user_id = v_user);
begin
  if v_username is null then
    return null;
  end if;
  if tg_op = 'DELETE' and not private.has_factor(v_user) then
    delete from public.recovery_codes c where c.user_id = v_user;
  end if;
  perform private.log_event(
    case tg_op when 'DELETE' then 'factor.removed' else 'factor.added' end, v_user::text, v_username,
    p_actor => case when auth.uid() is null then v_username end
  );
  return null;
end
$$;

create function private.watch_factors() returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.has_factors() then
    return;
  end if;
  create trigger panel_factor_added after update on auth.mfa_factors
    for each row when (old.status::text <> 'verified' and new.status::text = 'verified')
    execute function private.log_factor();
  create trigger panel_factor_removed after delete on auth.mfa_factors
    for each row when (old.status::text = 'verified') execute function private.log_factor();
end
$$;

select private.watch_factors();
