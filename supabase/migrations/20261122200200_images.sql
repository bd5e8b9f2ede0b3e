-- The images and the bucket for their files. Their use by posts has a file of its own, after the posts.

create table public.images (
  path text primary key check (path ~ '^[A-Za-z0-9._-]{1,200}$'),
  -- The size reserves the image's room while the page loads.
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  bytes integer not null check (bytes between 1 and 10485760),
  alt text not null default '' check (char_length(alt) <= 500),
  caption text not null default '' check (char_length(caption) <= 500),
  -- The file name on the uploader's computer, for editors to search by. The bucket uses another name.
  file_name text not null default '' check (char_length(file_name) <= 200),
  -- The focal point, which stays visible when an image is cropped; 0 is left and top, 1 right and bottom.
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  blur text check (char_length(blur) <= 4000),
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  -- Whether a post shows the image, drafts and the bin included. Kept by triggers, so that unused images are found
  -- without a scan.
  in_posts boolean not null default false,
  -- The bin's marks: no role may set them; the functions of the bin do.
  deleted_at timestamptz,
  deleted_by text check (char_length(deleted_by) <= 50)
);
create index images_newest on public.images (created_at desc, path) where deleted_at is null;
create index images_not_in_posts on public.images (created_at desc, path) where not in_posts and deleted_at is null;
create index images_undescribed on public.images (created_at desc, path) where alt = '' and deleted_at is null;
create index images_bin on public.images (deleted_at desc, path) where deleted_at is not null;
create index images_created_by on public.images (created_by) where created_by is not null;
create index images_words on public.images using gin (
  lower(alt || ' ' || caption || ' ' || file_name || ' ' || path) extensions.gin_trgm_ops
);

alter table public.images enable row level security;
grant select (path, width, height, alt, caption, focal_x, focal_y, blur) on table public.images to anon;
-- Rows are deleted through functions only, by way of the bin.
grant select, insert on table public.images to authenticated;
-- The measured facts of an image and its uploader never change.
grant update (alt, caption, focal_x, focal_y) on table public.images to authenticated;
grant select, insert, update, delete on table public.images to service_role;

create policy "admins see every image" on public.images
  for select to authenticated using ((select private.is_admin()));
create policy "admins add images" on public.images
  for insert to authenticated with check ((select private.is_admin()) and created_by = (select auth.uid()));
create policy "admins describe images" on public.images
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('blog-images', 'blog-images', true, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- A public bucket needs no policy for reads by address; these are for listing and adding.
create policy "admins list blog images" on storage.objects
  for select to authenticated using (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins add blog images" on storage.objects
  for insert to authenticated with check (bucket_id = 'blog-images' and (select private.is_admin()));
