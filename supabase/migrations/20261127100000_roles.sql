-- Roles are sets of rights. Policies and functions ask for a right, never for the name of a role.

create table public.roles (
  name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 40),
  label text not null check (label = private.trim_blank(label) and char_length(label) between 1 and 40),
  rights text[] not null default '{}' constraint roles_rights check (
    coalesce(array_ndims(rights), 1) = 1
    and rights <@ array[
      'write_own', 'edit_all', 'submit', 'review', 'publish_own', 'publish_all', 'delete', 'pictures', 'messages',
      'retention', 'import_export', 'redirects', 'team', 'settings', 'log'
    ]
  ),
  -- A role that the site came with is not deleted.
  built_in boolean not null default false
);

insert into public.roles (name, label, built_in, rights) values
  ('admin', 'Admin', true, array[
    'write_own', 'edit_all', 'submit', 'review', 'publish_own', 'publish_all', 'delete', 'pictures', 'messages',
    'retention', 'import_export', 'redirects', 'team', 'settings', 'log'
  ]),
  ('editor', 'Editor', true, array[
    'write_own', 'edit_all', 'submit', 'review', 'publish_own', 'publish_all', 'delete', 'pictures', 'messages',
    'redirects', 'log'
  ]),
  ('author', 'Author', true, array['write_own', 'submit', 'pictures']),
  -- What an intern could do before there were rights.
  ('intern', 'Intern', true, array[
    'write_own', 'edit_all', 'publish_own', 'publish_all', 'delete', 'pictures', 'messages', 'redirects'
  ]);

alter table public.admins drop constraint admins_role;
alter table public.admins add constraint admins_role foreign key (role) references public.roles (name);
create index admins_by_role on public.admins (role);
alter table public.invitations drop constraint invitations_role;
alter table public.invitations add constraint invitations_role foreign key (role) references public.roles (name);
create index invitations_by_role on public.invitations (role);

-- Security definer, all three: policies on other tables call them without access to these tables.
create function private.rights() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select r.rights from public.admins a join public.roles r on r.name = a.role
    where a.user_id = (select auth.uid()) and a.deactivated_at is null and not a.must_change_password
      and private.session_is_open()
  ), '{}')
$$;

create function private.has_right(p_right text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_right = any (private.rights())
$$;

-- Whether the caller manages the team and has every right of a role: no account gives, changes or takes more than it has.
create function private.may_give(p_role text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_right('team')
    and exists (select 1 from public.roles r where r.name = p_role and r.rights <@ private.rights())
$$;

grant execute on function private.rights() to authenticated;
grant execute on function private.has_right(text) to authenticated;
grant execute on function private.may_give(text) to authenticated;

alter table public.roles enable row level security;
grant select, insert (name, label, rights), update (label, rights), delete on table public.roles to authenticated;
grant select on table public.roles to service_role;

create policy "the panel reads the roles" on public.roles
  for select to authenticated using ((select private.is_admin()));
create policy "the team's managers add roles" on public.roles
  for insert to authenticated
  with check ((select private.has_right('team')) and rights <@ (select private.rights()));
-- The role admin has all rights and stays so: one account that can give every right is always left.
create policy "the team's managers change roles" on public.roles
  for update to authenticated
  using (name <> 'admin' and (select private.has_right('team')) and rights <@ (select private.rights()))
  with check (name <> 'admin' and (select private.has_right('team')) and rights <@ (select private.rights()));
create policy "the team's managers delete own roles" on public.roles
  for delete to authenticated
  using (not built_in and (select private.has_right('team')) and rights <@ (select private.rights()));

create function private.log_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.log_event('role.deleted', old.name, old.label);
  elsif tg_op = 'INSERT' then
    perform private.log_event('role.added', new.name, new.label, array_to_string(new.rights, ', '));
  else
    perform private.log_event('role.changed', new.name, new.label, concat_ws(
      '; ',
      'with ' || (select string_agg(r, ', ') from unnest(new.rights) r where r <> all (old.rights)),
      'without ' || (select string_agg(r, ', ') from unnest(old.rights) r where r <> all (new.rights)),
      case when new.label <> old.label then 'was called ' || old.label end
    ));
  end if;
  return null;
end
$$;

create trigger audit_role after insert or delete on public.roles
  for each row execute function private.log_role();
create trigger audit_role_change after update on public.roles
  for each row when ((old.label, old.rights) is distinct from (new.label, new.rights)) execute function private.log_role();

-- Accounts and invitations -------------------------------------------------------------------------------------------

alter policy "an account reads its own row, an admin every row" on public.admins
  using (((select private.is_admin()) and user_id = (select auth.uid())) or (select private.has_right('team')));
alter policy "an admin changes other accounts" on public.admins
  using (private.may_give(role) and user_id <> (select auth.uid()))
  with check (private.may_give(role) and user_id <> (select auth.uid()));

alter policy "admins read the invitations" on public.invitations using ((select private.has_right('team')));
alter policy "admins invite" on public.invitations with check (private.may_give(role));
alter policy "admins take invitations back" on public.invitations using (private.may_give(role));

-- As enter_panel, which the release before calls, with the rights of the caller's role.
create function public.enter_panel_with_rights()
returns table (username text, role text, rights text[], must_change_password boolean)
language sql security definer set search_path = ''
as $$
  select e.username, e.role, private.rights(), e.must_change_password from public.enter_panel() e
$$;

grant execute on function public.enter_panel_with_rights() to authenticated;
