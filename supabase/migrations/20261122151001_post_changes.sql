-- Changes of a post that readers see, kept beside it until somebody publishes them, or until their minute. All editors see
-- them; what one editor types and does not save is a working copy.

create table public.post_changes (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  -- The version that they are changes of: one that was saved since must not be overwritten by a clock.
  base_version integer not null check (base_version >= 1),
  -- The columns of the post as they shall be.
  changed jsonb not null check (jsonb_typeof(changed) = 'object' and octet_length(changed::text) <= 2000000),
  -- Null: somebody publishes them.
  publish_at timestamptz,
  -- Their minute came, and the post had been changed in between: somebody has to look.
  missed boolean not null default false,
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_username text not null default '',
  updated_at timestamptz not null default now(),
  image_names text[] not null
    generated always as (private.image_names(changed ->> 'image_url', changed ->> 'content')) stored
);
create index post_changes_due on public.post_changes (publish_at) where publish_at is not null;
create index post_changes_images on public.post_changes using gin (image_names);
create index post_changes_saved_by on public.post_changes (saved_by) where saved_by is not null;

-- Who saved them, and when, is noted here, not claimed by the caller. Security definer: it asks who is calling.
create function private.stamp_post_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    new.updated_at := now();
    new.saved_by := auth.uid();
    new.saved_by_username := private.admin_username();
  end if;
  return new;
end
$$;

create trigger post_changes_stamp before insert or update on public.post_changes
  for each row execute function private.stamp_post_changes();

alter table public.post_changes enable row level security;
grant select, insert, update, delete on table public.post_changes to authenticated, service_role;

create policy "admins keep changes of posts" on public.post_changes
  for all to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- When something is next to be done: a post appears, one ends, or changes are published. Null: nothing is planned.
create function public.next_due() returns timestamptz
language sql stable security invoker set search_path = ''
as $$
  select least(
    public.next_publication(),
    (select min(c.publish_at) from public.post_changes c where c.publish_at > now())
  )
$$;

grant execute on function public.next_due() to service_role;
grant execute on function public.next_publication(text) to service_role;
