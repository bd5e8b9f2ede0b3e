-- Passkeys of the accounts of the panel. Supabase Auth keeps them (`auth.webauthn_credentials`); the embedded backend has none.

-- Whether the backend has passkeys, for the login; whether they are switched on, only the sign-in service knows.
create function public.has_passkeys() returns boolean
language sql stable security definer set search_path = ''
as $$
  select to_regclass('auth.webauthn_credentials') is not null
$$;

grant execute on function public.has_passkeys() to anon;

-- Without the table the privilege is null.
create function private.remove_passkeys(p_user uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if has_table_privilege(to_regclass('auth.webauthn_credentials'), 'delete') then
    delete from auth.webauthn_credentials c where c.user_id = p_user;
  end if;
end
$$;

-- A phone that is lost holds passkeys, too: they go with the factor.
create or replace function private.remove_factors(p_user uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.recovery_codes c where c.user_id = p_user;
  if private.has_factors() then
    delete from auth.mfa_factors f where f.user_id = p_user;
  end if;
  perform private.remove_passkeys(p_user);
end
$$;

-- As before, and no passkey of the account opens the panel any more.
create or replace function public.use_password_link(p_token text, p_password_hash text) returns text
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
  perform private.remove_passkeys(v_user_id);
  return v_username;
end
$$;

-- Logs each passkey that is added or removed, through the panel or at the sign-in service itself. There no session is known,
-- and the account is the actor.
create function private.log_passkey() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  v_username text := (select a.username from public.admins a where a.user_id = v_user);
begin
  if v_username is not null then
    perform private.log_event(
      case tg_op when 'DELETE' then 'passkey.removed' else 'passkey.added' end, v_user::text, v_username,
      p_actor => case when auth.uid() is null then v_username end
    );
  end if;
  return null;
end
$$;

create function private.watch_passkeys() returns void
language plpgsql set search_path = ''
as $$
begin
  if has_table_privilege(to_regclass('auth.webauthn_credentials'), 'trigger') then
    create trigger panel_passkey_changed after insert or delete on auth.webauthn_credentials
      for each row execute function private.log_passkey();
  end if;
end
$$;

select private.watch_passkeys();
