-- An account whose password is forgotten gets a new one by a link, which an admin makes and hands over.

create table public.password_links (
  user_id uuid primary key references public.admins (user_id) on delete cascade,
  -- The SHA-256 of the token. The link is shown once and cannot be read from here.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  made_by text not null,
  expires_at timestamptz not null default now() + interval '1 day'
);

-- Only functions read and write it.
alter table public.password_links enable row level security;

-- Makes the link of an account, in the place of an earlier one. False for an account that is deactivated or not there.
create function public.make_password_link(p_user_id uuid, p_token_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_username text;
begin
  -- A command has the secret key and no account.
  if auth.uid() is not null and not private.has_full_role() then
    raise insufficient_privilege using message = 'only an admin makes a link to a new password';
  end if;
  select a.username into v_username from public.admins a where a.user_id = p_user_id and a.deactivated_at is null;
  if v_username is null then
    return false;
  end if;
  insert into public.password_links (user_id, token_hash, made_by)
  values (p_user_id, p_token_hash, coalesce(private.admin_username(), 'the site'))
  on conflict (user_id) do update
    set token_hash = excluded.token_hash, made_by = excluded.made_by, expires_at = now() + interval '1 day';
  perform private.log_event('account.reset', p_user_id::text, v_username);
  return true;
end
$$;

-- The account of an open link, for its page; no row when it is unknown, used, replaced or over.
create function public.read_password_link(p_token text) returns table (username text, made_by text, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select a.username, l.made_by, l.expires_at
  from public.password_links l join public.admins a using (user_id)
  where l.token_hash = private.token_hash(p_token) and l.expires_at > now() and a.deactivated_at is null
$$;

-- Uses a link up: sets the password, as the bcrypt hash that the sign-in service compares with, and ends every session of
-- the account. Returns its username; null when the link is unknown, used, replaced or over.
create function public.use_password_link(p_token text, p_password_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id uuid;
  v_username text;
begin
  if p_password_hash !~ '^\$2[aby]\$(1[0-4])\$[./A-Za-z0-9]{53}$' then
    raise check_violation using message = 'a password is handed over as its bcrypt hash';
  end if;
  delete from public.password_links l using public.admins a
  where l.token_hash = private.token_hash(p_token) and l.expires_at > now()
    and a.user_id = l.user_id and a.deactivated_at is null
  returning l.user_id, a.username into v_user_id, v_username;
  if v_user_id is null then
    return null;
  end if;
  update auth.users set encrypted_password = p_password_hash, updated_at = now() where id = v_user_id;
  delete from auth.sessions where user_id = v_user_id;
  return v_username;
end
$$;

grant execute on function public.make_password_link(uuid, text) to authenticated, service_role;
grant execute on function public.read_password_link(text) to anon;
grant execute on function public.use_password_link(text, text) to anon;

-- A password that is changed in any way ends the link that was made for it.
create function private.end_password_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.password_links where user_id = new.id;
  return null;
end
$$;

create trigger end_password_link after update on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_password_link();
