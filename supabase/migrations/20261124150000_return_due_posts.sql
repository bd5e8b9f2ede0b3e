-- Returns posts that a failed run had claimed, so that the next run claims them again.
create function public.return_due_posts(p_first timestamptz) returns void
language sql security invoker set search_path = ''
as $$
  update public.job_runs set ran_at = least(ran_at, p_first - interval '1 microsecond') where name = 'publish'
$$;

revoke execute on function public.return_due_posts(timestamptz) from public, anon, authenticated;
grant execute on function public.return_due_posts(timestamptz) to service_role;
