-- The counters of names go as those of clients do: a stranger who tries a million names would fill the table otherwise. All
-- that a counter is good for ends after a quarter of an hour.
create or replace function public.purge_expired(p_hash_age interval, p_message_age interval) returns void
language sql security invoker set search_path = ''
as $$
  delete from public.contact_messages
  where created_at < now() - least(
    p_message_age, (select make_interval(months => s.retention_months) from public.contact_settings s)
  );
  update public.contact_messages set client_hash = null
  where client_hash is not null and created_at < now() - p_hash_age;
  delete from public.login_attempts where last_attempt_at < now() - p_hash_age;
$$;
