-- Views of the panel's list of posts that an editor has given a name. Each editor has own ones: a view is sent to a
-- colleague by its address.

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name = private.trim_blank(name) and char_length(name) between 1 and 40),
  -- What the list's address says behind its question mark.
  query text not null check (char_length(query) between 1 and 1000),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);

-- As many as can stand beside each other. Security definer: a policy that counts its own table would ask itself.
create function private.views_have_room() returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 12 from public.saved_views where user_id = auth.uid()
$$;

alter table public.saved_views enable row level security;
grant select (id, name, query, created_at), insert (name, query), delete on table public.saved_views to authenticated;
grant execute on function private.views_have_room() to authenticated;

create policy "admins read own views" on public.saved_views
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_admin()));
create policy "admins keep own views" on public.saved_views
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.is_admin()) and (select private.views_have_room())
  );
create policy "admins take away own views" on public.saved_views
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.is_admin()));
