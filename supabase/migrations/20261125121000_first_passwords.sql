-- A password that its person did not choose gives no right but to change it.

alter table public.admins add column must_change_password boolean not null default false;
alter table public.invitations add column must_change_password boolean not null default false;

create or replace function private.admin_username() returns text
language sql stable security definer set search_path = ''
as $$
  select username from public.admins
  where user_id = (select auth.uid()) and deactivated_at is null and not must_change_password
    and private.session_is_open()
$$;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.admin_username() is not null
$$;

create or replace function private.has_full_role() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.admins
    where user_id = (select auth.uid()) and role = 'admin' and deactivated_at is null and not must_change_password
  ) and private.session_is_open()
$$;

-- As before; an account that must change its password is told so, and has no other right.
drop function public.enter_panel();
create function public.enter_panel() returns table (username text, role text, must_change_password boolean)
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.session_is_open() then
    return;
  end if;
  update public.panel_sessions s set seen_at = now()
  where s.session_id = (auth.jwt() ->> 'session_id')::uuid and s.seen_at < now() - interval '5 minutes';
  return query
    select a.username, a.role, a.must_change_password from public.admins a
    where a.user_id = auth.uid() and a.deactivated_at is null;
end
$$;

grant execute on function public.enter_panel() to authenticated;

-- As before, with the mark of an invitation whose password the person did not choose.
create or replace function private.admit_invited() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_invitation public.invitations;
begin
  delete from public.invitations i
  where i.token_hash = private.token_hash(private.invitation_of(new.raw_user_meta_data::jsonb)) and i.expires_at > now()
  returning * into v_invitation;
  if v_invitation.id is null or new.email not like '%@admins.invalid' then
    raise insufficient_privilege using message = 'an account needs an invitation';
  end if;
  insert into public.admins (user_id, username, role, must_change_password)
  values (new.id, split_part(new.email, '@', 1), v_invitation.role, v_invitation.must_change_password);
  return null;
end
$$;

-- A command that sets a password for another account sets the mark after it.
create function private.accept_new_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.admins a set must_change_password = false where a.user_id = new.id and a.must_change_password;
  return null;
end
$$;

create trigger admins_password_chosen after update on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.accept_new_password();
