-- The accounts of the panel, and the counters of failed sign-ins.

-- A Supabase Auth account without a row here has no rights.
create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  username text not null unique check (username ~ '^[a-z0-9][a-z0-9._-]{0,49}$'),
  role text not null default 'intern' constraint admins_role check (role in ('admin', 'intern')),
  created_at timestamptz not null default now()
);

-- An access token stays valid for an hour; its session ends with the sign-out. Security definer: it reads the sessions of
-- Supabase Auth.
create function private.session_is_open() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions s
    where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
  )
$$;

-- Security definer, all three: policies on other tables call them without access to this table.
create function private.admin_username() returns text
language sql stable security definer set search_path = ''
as $$
  select username from public.admins where user_id = (select auth.uid()) and private.session_is_open()
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.admins where user_id = (select auth.uid())) and private.session_is_open()
$$;

create function private.has_full_role() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.admins where user_id = (select auth.uid()) and role = 'admin')
    and private.session_is_open()
$$;

grant execute on function private.session_is_open() to authenticated;
grant execute on function private.admin_username() to authenticated, service_role;
grant execute on function private.is_admin() to authenticated, service_role;
grant execute on function private.has_full_role() to authenticated, service_role;

alter table public.admins enable row level security;
grant select on table public.admins to authenticated;
grant select, insert, update, delete on table public.admins to service_role;

create policy "an admin reads the own row" on public.admins
  for select to authenticated using (user_id = (select auth.uid()) and (select private.session_is_open()));

-- Failed sign-ins, counted under "user:<name>" and "client:<hash>". Only the secret key has access.
create table public.login_attempts (
  key text primary key check (char_length(key) between 1 and 200),
  failures integer not null default 0 check (failures >= 0),
  last_attempt_at timestamptz not null default now()
);

alter table public.login_attempts enable row level security;
grant select, insert, update, delete on table public.login_attempts to service_role;

-- Takes one attempt from every key before the password is checked, so that guesses sent at the same moment cannot pass
-- the limit. Each key has its own maximum. Returns the failures of each key before this attempt. A key at its maximum has
-- a waiting time; then the attempt is refused and no key is charged.
create function public.take_login_attempt(p_keys text[], p_max integer[], p_window interval)
returns table (key text, failures integer, wait_seconds integer)
language plpgsql security invoker set search_path = ''
as $$
#variable_conflict use_column
declare
  v_full boolean;
begin
  insert into public.login_attempts (key)
  select distinct k from unnest(p_keys) as k order by k
  on conflict (key) do nothing;

  perform 1 from public.login_attempts where key = any (p_keys) order by key for update;

  update public.login_attempts set failures = 0
  where key = any (p_keys) and last_attempt_at < now() - p_window;

  return query
    select
      a.key, a.failures,
      case when a.failures >= asked.maximum
        then greatest(1, ceil(extract(epoch from a.last_attempt_at + p_window - now())))::integer
        else 0
      end
    from public.login_attempts a
    join (
      select k, min(m) as maximum from unnest(p_keys, p_max) as pair (k, m) group by k
    ) asked on asked.k = a.key;

  select exists (
    select 1 from public.login_attempts a join unnest(p_keys, p_max) as pair (k, m) on pair.k = a.key
    where a.failures >= pair.m
  ) into v_full;
  if not v_full then
    update public.login_attempts set failures = failures + 1, last_attempt_at = now() where key = any (p_keys);
  end if;
end
$$;

create function public.clear_login_attempts(p_keys text[]) returns void
language sql security invoker set search_path = ''
as $$
  delete from public.login_attempts where key = any (p_keys)
$$;

grant execute on function public.take_login_attempt(text[], integer[], interval) to service_role;
grant execute on function public.clear_login_attempts(text[]) to service_role;
