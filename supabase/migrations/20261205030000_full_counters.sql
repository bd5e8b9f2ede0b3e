-- The limit of a counter of failed sign-ins, as its last attempt named it; null: no attempt has named one.
alter table public.login_attempts add column maximum integer check (maximum > 0);

-- As before, and each counter notes its limit. The rows are locked in the order of their keys.
create or replace function public.take_login_attempt(p_keys text[], p_max integer[], p_window interval)
returns table (key text, failures integer, wait_seconds integer)
language plpgsql security invoker set search_path = ''
as $$
#variable_conflict use_column
declare
  v_full boolean;
begin
  insert into public.login_attempts (key, maximum)
  select k, min(m) from unnest(p_keys, p_max) as pair (k, m) group by k order by k
  on conflict (key) do update set maximum = excluded.maximum;

  update public.login_attempts set failures = 0
  where key = any (p_keys) and last_attempt_at < now() - p_window;

  return query
    select
      a.key, a.failures,
      case when a.failures >= a.maximum
        then greatest(1, ceil(extract(epoch from a.last_attempt_at + p_window - now())))::integer
        else 0
      end
    from public.login_attempts a where a.key = any (p_keys);

  select exists (
    select 1 from public.login_attempts a where a.key = any (p_keys) and a.failures >= a.maximum
  ) into v_full;
  if not v_full then
    update public.login_attempts set failures = failures + 1, last_attempt_at = now() where key = any (p_keys);
  end if;
end
$$;

-- As before, but of the counters that are full. Those that an address had begun to fill left no room for them in the list.
create or replace function public.list_lockouts(p_min integer, p_window interval)
returns table (key text, failures integer, ends_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select l.key, l.failures, l.last_attempt_at + p_window from public.login_attempts l
  where l.failures >= coalesce(l.maximum, p_min) and l.last_attempt_at > now() - p_window
    and (select private.has_right('team'))
  order by l.last_attempt_at desc limit 100
$$;
