-- How long the inbox keeps messages: chosen by an admin, never longer than the privacy policy promises.

create table public.contact_settings (
  -- One row, which is there from the beginning: nobody may add another one.
  id boolean primary key default true check (id),
  retention_months integer not null default 12 check (retention_months between 1 and 12)
);
insert into public.contact_settings default values;

alter table public.contact_settings enable row level security;
revoke all on table public.contact_settings from anon, authenticated;
grant select, update (retention_months) on table public.contact_settings to authenticated;
grant select, update on table public.contact_settings to service_role;

create policy "the panel reads how long messages are kept" on public.contact_settings
  for select to authenticated using ((select private.is_admin()));
create policy "admins choose how long messages are kept" on public.contact_settings
  for update to authenticated using ((select private.has_full_role())) with check ((select private.has_full_role()));

-- p_message_age is what the policy promises: the setting can only shorten it.
create or replace function public.forget_expired(p_hash_age interval, p_message_age interval) returns void
language sql security invoker set search_path = ''
as $$
  delete from public.contact_messages
  where created_at < now() - least(
    p_message_age, (select make_interval(months => s.retention_months) from public.contact_settings s)
  );
  update public.contact_messages set client_hash = null
  where client_hash is not null and created_at < now() - p_hash_age;
  delete from public.login_attempts where key like 'client:%' and last_attempt_at < now() - p_hash_age;
$$;

-- What a shorter time would delete at once.
create function public.count_messages_older(p_months integer) returns bigint
language sql stable security invoker set search_path = ''
as $$
  select count(*) from public.contact_messages where created_at < now() - make_interval(months => p_months)
$$;

revoke all on function public.count_messages_older(integer) from public, anon;
grant execute on function public.count_messages_older(integer) to authenticated;
