-- A secret address at which a post is seen before it is public. What is kept is the hash of its token: whoever reads this
-- table learns no address.

create table public.post_previews (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  constraint post_previews_lifetime check (expires_at <= created_at + interval '7 days')
);
create index post_previews_created_by on public.post_previews (created_by) where created_by is not null;

alter table public.post_previews enable row level security;
-- When it begins and ends is not for the caller to say.
grant select (post_id, created_at, expires_at), insert (post_id, token_hash), delete on table public.post_previews
  to authenticated;

create policy "admins see preview links" on public.post_previews
  for select to authenticated using ((select private.is_admin()));
create policy "admins make preview links" on public.post_previews
  for insert to authenticated with check ((select private.is_admin()) and created_by = (select auth.uid()));
create policy "admins revoke preview links" on public.post_previews
  for delete to authenticated using ((select private.is_admin()));

-- The post of a token, as its page needs it, and what is known of its images; no row for a token that is unknown, over or
-- revoked, or when the post lies in the bin. Security definer: the one way past the policies, for the one post.
create function public.preview_post(p_token text) returns table (post jsonb, images jsonb, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select
    jsonb_build_object(
      'id', p.id, 'slug', p.slug, 'title', p.title, 'content', p.content, 'image_url', p.image_url, 'author', p.author,
      'author_slug', p.author_slug, 'meta_title', p.meta_title, 'meta_description', p.meta_description,
      'tags', p.tags, 'post_type', p.post_type, 'published_at', p.published_at, 'updated_at', p.updated_at,
      'excerpt', p.excerpt, 'reading_minutes', p.reading_minutes
    ),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'path', i.path, 'width', i.width, 'height', i.height, 'alt', i.alt, 'blur', i.blur, 'caption', i.caption,
        'focal_x', i.focal_x, 'focal_y', i.focal_y
      ))
      from public.images i where i.path = any (p.image_names)
    ), '[]'),
    l.expires_at
  from public.post_previews l join public.blog_posts p on p.id = l.post_id
  where l.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
    and l.expires_at > now() and p.deleted_at is null
$$;

grant execute on function public.preview_post(text) to anon;
