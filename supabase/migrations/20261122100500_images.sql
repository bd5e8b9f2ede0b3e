-- The images of posts: what is known of each, the bucket that holds them, and which post uses which.

create table public.images (
  path text primary key check (path ~ '^[A-Za-z0-9._-]{1,200}$'),
  -- Its size keeps the page still while it loads.
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  bytes integer not null check (bytes between 1 and 10485760),
  alt text not null default '' check (char_length(alt) <= 500),
  caption text not null default '' check (char_length(caption) <= 500),
  -- The point that stays in sight when an image is cropped; 0 is left and top, 1 right and bottom.
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  blur text check (char_length(blur) <= 4000),
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users (id) on delete set null
);
create index images_newest on public.images (created_at desc, path);
create index images_created_by on public.images (created_by) where created_by is not null;

-- Which posts show an image, drafts and the bin included. No key to `images`: a text may name what is not there (yet).
create table public.post_images (
  path text not null,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  primary key (path, post_id)
);
create index post_images_post on public.post_images (post_id);

-- Security definer: the table follows the posts and is never written by hand.
create function private.keep_post_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.post_images where post_id = new.id and path <> all (new.image_names);
  insert into public.post_images (path, post_id) select name, new.id from unnest(new.image_names) as name
  on conflict do nothing;
  return null;
end
$$;

create trigger blog_posts_first_images after insert on public.blog_posts
  for each row when (cardinality(new.image_names) > 0) execute function private.keep_post_images();
create trigger blog_posts_images after update on public.blog_posts
  for each row when (old.image_names is distinct from new.image_names) execute function private.keep_post_images();

-- Security definer, each of the three: readers see neither this table nor drafts, and an editor does not see the working
-- copies of another one, whose images must not be lost.
create function private.image_is_public(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.post_images u join public.blog_posts p on p.id = u.post_id
    where u.path = p_path and private.is_public(p.released, p.published_at)
  )
$$;

create function private.image_is_used(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.post_images where path = p_path)
    or exists (select 1 from public.post_working_copies where image_names @> array[p_path])
    or exists (select 1 from public.post_revisions where image_names @> array[p_path])
$$;

-- What nothing uses may go: an intern's own upload, or what has been lying about for a week. An object that has no row
-- is the rest of an upload that failed.
create function private.may_delete_image(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_admin() and not private.image_is_used(p_path) and not exists (
    select 1 from public.images
    where path = p_path and not (
      private.has_full_role() or created_by is not distinct from auth.uid() or created_at < now() - interval '7 days'
    )
  )
$$;

grant execute on function private.image_is_public(text) to anon;
grant execute on function private.may_delete_image(text) to authenticated;

alter table public.images enable row level security;
grant select (path, width, height, alt, caption, focal_x, focal_y, blur) on table public.images to anon;
grant select, insert, delete on table public.images to authenticated;
-- The measured facts of an image, and who brought it, do not change.
grant update (alt, caption, focal_x, focal_y) on table public.images to authenticated;
grant select, insert, update, delete on table public.images to service_role;

create policy "readers see the images of public posts" on public.images
  for select to anon using (private.image_is_public(path));
create policy "admins see every image" on public.images
  for select to authenticated using ((select private.is_admin()));
create policy "admins add images" on public.images
  for insert to authenticated with check ((select private.is_admin()) and created_by = (select auth.uid()));
create policy "admins describe images" on public.images
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins remove images that nothing uses" on public.images
  for delete to authenticated using (private.may_delete_image(path));

alter table public.post_images enable row level security;
grant select on table public.post_images to authenticated, service_role;

create policy "admins see where images are used" on public.post_images
  for select to authenticated using ((select private.is_admin()));

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
create policy "admins remove blog images that nothing uses" on storage.objects
  for delete to authenticated using (bucket_id = 'blog-images' and private.may_delete_image(name));
