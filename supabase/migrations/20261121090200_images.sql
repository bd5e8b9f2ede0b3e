-- What is known of each picture in the bucket: its size keeps the page still while it loads.

create table public.images (
  path text primary key check (path ~ '^[A-Za-z0-9._-]{1,200}$'),
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  bytes integer not null check (bytes between 1 and 10485760),
  alt text not null default '' check (char_length(alt) <= 500),
  blur text check (char_length(blur) <= 4000),
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users (id) on delete set null
);
create index images_newest on public.images (created_at desc);

alter table public.images enable row level security;
revoke all on table public.images from anon, authenticated;
grant select on table public.images to anon;
grant select, insert, delete on table public.images to authenticated;
-- The measured facts of a picture, and who brought it, do not change.
grant update (alt) on table public.images to authenticated;
grant select, insert, update, delete on table public.images to service_role;

create policy "everybody sees the pictures" on public.images for select to anon, authenticated using (true);
create policy "admins add pictures" on public.images
  for insert to authenticated with check ((select private.is_admin()) and created_by = (select auth.uid()));
create policy "admins describe pictures" on public.images
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins remove pictures" on public.images
  for delete to authenticated using ((select private.is_admin()));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('blog-images', 'blog-images', true, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- A public bucket is read by address without a policy; these are for listing, adding and removing.
create policy "admins list blog images" on storage.objects
  for select to authenticated using (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins add blog images" on storage.objects
  for insert to authenticated with check (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins remove blog images" on storage.objects
  for delete to authenticated using (bucket_id = 'blog-images' and (select private.is_admin()));
