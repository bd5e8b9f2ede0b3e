-- What was told to others about a change of a post, and what came of it. Written by the server, read in the panel.

create table public.notification_deliveries (
  id uuid primary key default gen_random_uuid(),
  -- The same for every attempt of one notification: the receiver of a webhook tells repeats by it.
  message_id uuid not null,
  channel text not null
    constraint notification_deliveries_channel check (channel in ('indexnow', 'websub', 'webhook')),
  event text not null constraint notification_deliveries_event check (event in ('publish', 'update', 'delete')),
  slug text not null check (char_length(slug) <= 80),
  target text not null check (char_length(target) <= 2000),
  attempts smallint not null check (attempts between 1 and 20),
  delivered boolean not null,
  response_status smallint,
  error text check (char_length(error) <= 500),
  created_at timestamptz not null default now()
);
create index notification_deliveries_newest on public.notification_deliveries (created_at desc);

alter table public.notification_deliveries enable row level security;
grant select on table public.notification_deliveries to authenticated;
grant select, insert, delete on table public.notification_deliveries to service_role;

create policy "admins read what was delivered" on public.notification_deliveries
  for select to authenticated using ((select private.is_admin()));

-- The log keeps a quarter of a year and needs no other housekeeping.
create function private.purge_old_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notification_deliveries where created_at < now() - interval '90 days';
  return null;
end
$$;

create trigger notification_deliveries_retention after insert on public.notification_deliveries
  for each statement execute function private.purge_old_deliveries();
