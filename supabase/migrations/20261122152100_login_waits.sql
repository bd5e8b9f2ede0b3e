-- The counters of the login say which of them is full, and for how long it stays so.

drop function public.take_login_attempt(text[], integer, interval);

-- Takes one attempt from every key before the password is looked at, so that guesses sent at the same moment cannot outrun
-- the counters. Each key has its own maximum. Answers how many failures each had before this attempt; one that had its
-- maximum has a time to wait, and then the attempt is refused and nothing was taken from any.
create function public.take_login_attempt(p_keys text[], p_max integer[], p_window interval)
returns table (key text, failures integer, wait_seconds integer)
language plpgsql security invoker set search_path = ''
as $$
#variable_conflict use_column
declare
  v_full boolean;
begin
  insert into public.login_attempts (key)
  select distinct k from unnest(p_keys) as k order by k
  on conflict (key) do nothing;

  perform 1 from public.login_attempts where key = any (p_keys) order by key for update;

  update public.login_attempts set failures = 0
  where key = any (p_keys) and last_attempt_at < now() - p_window;

  return query
    select
      a.key, a.failures,
      case when a.failures >= asked.maximum
        then greatest(1, ceil(extract(epoch from a.last_attempt_at + p_window - now())))::integer
        else 0
      end
    from public.login_attempts a
    join (
      select k, min(m) as maximum from unnest(p_keys, p_max) as pair (k, m) group by k
    ) asked on asked.k = a.key;

  select exists (
    select 1 from public.login_attempts a join unnest(p_keys, p_max) as pair (k, m) on pair.k = a.key
    where a.failures >= pair.m
  ) into v_full;
  if not v_full then
    update public.login_attempts set failures = failures + 1, last_attempt_at = now() where key = any (p_keys);
  end if;
end
$$;

grant execute on function public.take_login_attempt(text[], integer[], interval) to service_role;
