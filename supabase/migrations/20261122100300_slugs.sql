-- Where a post is found: its slug, made from the title when none is given, and the slugs that it had before.

create table public.post_slug_redirects (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index post_slug_redirects_post on public.post_slug_redirects (post_id);

create function private.slug_is_taken(p_slug text, p_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select p_slug = 'page'
    or exists (select 1 from public.blog_posts where slug = p_slug and id <> p_id)
    or exists (select 1 from public.post_slug_redirects where slug = p_slug and post_id <> p_id)
$$;

-- The first free slug for a title: base, base-2, base-3 …
create function private.free_slug(p_title text, p_fallback text, p_id uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  v_base text := coalesce(nullif(private.slugify(p_title), ''), p_fallback);
  v_slug text := v_base;
  v_n integer := 1;
begin
  while private.slug_is_taken(v_slug, p_id) loop
    v_n := v_n + 1;
    v_slug := private.cut_slug(v_base, 79 - char_length(v_n::text)) || '-' || v_n;
  end loop;
  return v_slug;
end
$$;

-- Security definer: a free slug is one that no row has, also no row that the writer may not see.
create function private.set_post_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One writer at a time takes a slug, made or given by hand; held to the end of the transaction, so that the
  -- next one sees it.
  perform pg_advisory_xact_lock(hashtextextended('blog_posts.slug', 0));
  if new.slug = '' then
    new.slug := private.free_slug(new.title, new.post_type, new.id);
  end if;
  return new;
end
$$;

-- An earlier slug leads to the post, never to another slug: a loop cannot be written down.
create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.post_slug_redirects where slug = new.slug;
  if old.slug <> new.slug and old.status <> 'draft' then
    insert into public.post_slug_redirects (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  return null;
end
$$;

-- Its name comes before that of blog_posts_track, which has to see the slug.
create trigger blog_posts_slug before insert or update of slug on public.blog_posts
  for each row execute function private.set_post_slug();
create trigger blog_posts_old_slug after update of slug on public.blog_posts
  for each row when (old.slug is distinct from new.slug) execute function private.keep_old_slug();

alter table public.post_slug_redirects enable row level security;
grant select (slug, post_id) on table public.post_slug_redirects to anon;
grant select, insert, update, delete on table public.post_slug_redirects to service_role;

-- The policy of the posts decides here too: readers see none but public ones.
create policy "readers follow a redirect to a public post" on public.post_slug_redirects
  for select to anon using (exists (select 1 from public.blog_posts p where p.id = post_id));
