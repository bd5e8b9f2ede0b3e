-- What visitors write. Handed in by the server's action alone; read in the panel.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(private.trim_blank(name)) between 1 and 200),
  email text not null check (char_length(email) between 3 and 320),
  phone text check (char_length(phone) <= 50),
  subject text not null check (char_length(private.trim_blank(subject)) between 1 and 300),
  message text not null check (char_length(private.trim_blank(message)) between 1 and 10000),
  interests text check (
    interests in (
      'Nutrition Consultation', 'Healthy Recipe Planning', 'Wellness Coaching',
      'Dietary Analysis', 'Health Community', 'Personal Nutrition Plans'
    )
  ),
  client_hash text check (char_length(client_hash) <= 100),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  archived_at timestamptz
);
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_client on public.contact_messages (client_hash, created_at desc);

alter table public.contact_messages enable row level security;
revoke all on table public.contact_messages from anon, authenticated;
grant select, delete on table public.contact_messages to authenticated;
-- What a visitor wrote stays as it was written.
grant update (read_at, archived_at) on table public.contact_messages to authenticated;
grant select, insert, update, delete on table public.contact_messages to service_role;

create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins mark messages" on public.contact_messages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete messages" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()));
