-- Who has a post open: a row for each open form, which beats as long as the form lives.

create table public.post_presence (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  form uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (post_id, form)
);
create index post_presence_user on public.post_presence (user_id);
create index post_presence_seen on public.post_presence (seen_at);

-- Written and read by the function below alone.
alter table public.post_presence enable row level security;

-- One beat of an open form: says that it is there, and answers who else is, and what was saved last. Security definer: it
-- writes the name of the caller, which nobody else can, and clears away who has gone.
create function public.watch_post(p_post uuid, p_form uuid)
returns table (version integer, is_own boolean, saved_by text, saved_at timestamptz, others text[])
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    return;
  end if;
  delete from public.post_presence s where s.seen_at < now() - interval '25 seconds';
  insert into public.post_presence (post_id, form, user_id)
  select p.id, p_form, auth.uid() from public.blog_posts p where p.id = p_post and p.deleted_at is null
  on conflict on constraint post_presence_pkey do update set seen_at = now()
  where post_presence.user_id = excluded.user_id;
  return query
    select
      p.version,
      p.saved_form is not distinct from p_form and p.saved_form_version is not distinct from p.version,
      coalesce(r.saved_by_username, p.created_by_admin),
      greatest(r.created_at, p.updated_at),
      array(
        select distinct a.username from public.post_presence s join public.admins a on a.user_id = s.user_id
        where s.post_id = p.id and s.form <> p_form
        order by a.username
      )
    from public.blog_posts p
    left join public.post_revisions r on r.post_id = p.id and r.version = p.version
    where p.id = p_post and p.deleted_at is null;
end
$$;

grant execute on function public.watch_post(uuid, uuid) to authenticated;
