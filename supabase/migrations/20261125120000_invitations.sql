-- An account exists only when its invitation is found: sign-up at the backend may be open, and gives a stranger nothing.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  -- The SHA-256 of the token. The link is shown once and cannot be read from here.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  role text not null default 'intern' constraint invitations_role check (role in ('admin', 'intern')),
  -- For whom it is, in the words of the admin.
  note text not null default '' check (char_length(note) <= 100),
  invited_by text not null default coalesce(private.admin_username(), 'the site'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);

alter table public.invitations enable row level security;
grant select (id, role, note, invited_by, created_at, expires_at), insert (token_hash, role, note), delete
  on table public.invitations to authenticated;
grant select, insert, delete on table public.invitations to service_role;

create policy "admins read the invitations" on public.invitations
  for select to authenticated using ((select private.has_full_role()));
create policy "admins invite" on public.invitations
  for insert to authenticated with check ((select private.has_full_role()));
create policy "admins take invitations back" on public.invitations
  for delete to authenticated using ((select private.has_full_role()));

create function private.token_hash(p_token text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
$$;

-- The open invitation of a token, for the page of its link; no row when it is unknown, used, taken back or over.
create function public.read_invitation(p_token text) returns table (role text, invited_by text, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select i.role, i.invited_by, i.expires_at from public.invitations i
  where i.token_hash = private.token_hash(p_token) and i.expires_at > now()
$$;

grant execute on function public.read_invitation(text) to anon;

-- What a sign-up says of itself, as an object or as its text: the embedded backend's library stores the text on a server.
create function private.invitation_of(p_metadata jsonb) returns text
language sql immutable set search_path = ''
as $$
  select (p_metadata #>> '{}')::jsonb ->> 'invitation'
$$;

-- Uses the invitation up and gives the new account its name and role. Without one, the account is not made. The sign-in
-- service stores what a sign-up says of itself in raw_user_meta_data.
create function private.admit_invited() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_role text;
begin
  delete from public.invitations i
  where i.token_hash = private.token_hash(private.invitation_of(new.raw_user_meta_data::jsonb)) and i.expires_at > now()
  returning i.role into v_role;
  if v_role is null or new.email not like '%@admins.invalid' then
    raise insufficient_privilege using message = 'an account needs an invitation';
  end if;
  insert into public.admins (user_id, username, role) values (new.id, split_part(new.email, '@', 1), v_role);
  return null;
end
$$;

create trigger admit_invited after insert on auth.users
  for each row execute function private.admit_invited();

-- An invitation that is used up leaves no session behind, and "account.added" tells of it.
create function private.log_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_row public.invitations := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.log_event(
    case tg_op when 'DELETE' then 'account.uninvited' else 'account.invited' end, '',
    coalesce(nullif(v_row.note, ''), v_row.role), v_row.role
  );
  return null;
end
$$;

create trigger audit_invitation after insert on public.invitations
  for each row when (auth.uid() is not null) execute function private.log_invitation();
create trigger audit_invitation_taken_back after delete on public.invitations
  for each row when (auth.uid() is not null) execute function private.log_invitation();
