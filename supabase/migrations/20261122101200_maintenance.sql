-- What happens by itself: posts appear at their minute, and old ones go for good.

create table public.job_runs (
  name text primary key check (char_length(name) between 1 and 100),
  ran_at timestamptz not null
);
alter table public.job_runs enable row level security;
grant select, insert, update, delete on table public.job_runs to service_role;

-- The posts whose minute has passed since the last call (at the first one: within a day). Two calls at once share them.
create function public.claim_due_posts()
returns table (slug text, post_type text, published_at timestamptz)
language plpgsql security invoker set search_path = ''
as $$
declare
  v_since timestamptz;
begin
  insert into public.job_runs (name, ran_at) values ('publish', now() - interval '1 day') on conflict (name) do nothing;
  select j.ran_at into v_since from public.job_runs j where j.name = 'publish' for update;
  update public.job_runs j set ran_at = now() where j.name = 'publish';
  return query
    select p.slug, p.post_type, p.published_at from public.blog_posts p
    where p.status = 'scheduled' and p.deleted_at is null and p.published_at > v_since and p.published_at <= now()
    order by p.published_at;
end
$$;

-- What lies in the bin for 30 days goes for good; of a revision older than a year only the last 20 of a post stay.
create function private.purge_old_posts() returns void
language sql security definer set search_path = ''
as $$
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  delete from public.post_revisions r
  using public.blog_posts p
  where p.id = r.post_id and r.created_at < now() - interval '1 year' and r.version <= p.version - 20;
$$;

create function public.purge_old_posts() returns void
language sql security invoker set search_path = ''
as $$
  select private.purge_old_posts()
$$;

grant execute on function private.purge_old_posts() to service_role;
grant execute on function public.purge_old_posts() to service_role;
grant execute on function public.claim_due_posts() to service_role;

-- Whoever puts a post into the bin empties its bottom: no timer is needed.
create function private.empty_bin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.purge_old_posts();
  return null;
end
$$;

create trigger blog_posts_empty_bin after update of deleted_at on public.blog_posts
  for each statement execute function private.empty_bin();
