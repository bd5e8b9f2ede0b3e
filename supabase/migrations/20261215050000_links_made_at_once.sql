-- A link that is made while its maker loses the right to make it is refused.

-- Checks the maker of a link again, under locks: a concurrent change of an account or a role either waits, and then ends the
-- link, or is seen here. The earlier check reads rows as they were when the call began.
create function private.check_maker_of_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_role text;
begin
  -- A command has the secret key and no account.
  if auth.uid() is null then
    return new;
  end if;
  if tg_table_name = 'invitations' then
    v_role := new.role;
  else
    select a.role into v_role from public.admins a where a.user_id = new.user_id for share;
  end if;
  perform from public.admins a join public.roles r on r.name in (a.role, v_role) where a.user_id = auth.uid() for share;
  if not private.may_give(v_role) then
    raise insufficient_privilege using message = 'the maker of a link needs every right that it gives';
  end if;
  return new;
end
$$;

create trigger invitations_check_maker before insert on public.invitations
  for each row execute function private.check_maker_of_link();
create trigger password_links_check_maker before insert or update on public.password_links
  for each row execute function private.check_maker_of_link();
