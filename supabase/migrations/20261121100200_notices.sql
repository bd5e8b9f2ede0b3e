-- What was told to others about a change of a post, and what came of it. Written by the server, read in the panel.

create type public.notice_channel as enum ('indexnow', 'websub', 'webhook');
create type public.notice_event as enum ('publish', 'update', 'delete');

create table public.notice_deliveries (
  id uuid primary key default gen_random_uuid(),
  -- The same for every attempt of one notice: the receiver of a webhook tells repeats by it.
  message_id uuid not null,
  channel public.notice_channel not null,
  event public.notice_event not null,
  slug text not null check (char_length(slug) <= 80),
  target text not null check (char_length(target) <= 2000),
  attempts smallint not null check (attempts between 1 and 20),
  delivered boolean not null,
  response_status smallint,
  error text check (char_length(error) <= 500),
  created_at timestamptz not null default now()
);
create index notice_deliveries_newest on public.notice_deliveries (created_at desc);

alter table public.notice_deliveries enable row level security;
revoke all on table public.notice_deliveries from anon, authenticated;
grant select on table public.notice_deliveries to authenticated;
grant select, insert, delete on table public.notice_deliveries to service_role;

create policy "admins read what was delivered" on public.notice_deliveries
  for select to authenticated using ((select private.is_admin()));

-- The log keeps a quarter of a year and needs no other housekeeping.
create function private.forget_old_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notice_deliveries where created_at < now() - interval '90 days';
  return null;
end
$$;

create trigger notice_deliveries_retention after insert on public.notice_deliveries
  for each statement execute function private.forget_old_deliveries();
