-- Posts, their addresses and their pictures.

create type public.post_type as enum ('recipe', 'news', 'guide', 'education');
create type public.post_status as enum ('draft', 'scheduled', 'published');

-- What the form calls blank: a text's ends are cut here as String.trim cuts them there; btrim alone knows only spaces.
create function private.trim_blank(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(
    p_text,
    E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007'
    '\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  )
$$;

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  -- `page` is where the further pages of the listing begin.
  slug text not null default '' unique check (
    slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80 and slug <> 'page'
  ),
  title text not null,
  content text not null,
  image_url text check (char_length(image_url) <= 2000),
  author text not null,
  published_at timestamptz default now(),
  updated_at timestamptz not null default now(),
  meta_title text check (char_length(meta_title) <= 60),
  meta_description text check (char_length(meta_description) <= 160),
  post_type public.post_type not null default 'recipe',
  created_by_admin text not null default 'admin',
  status public.post_status not null default 'published',
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  constraint blog_posts_title_length check (
    char_length(title) <= 200 and (status = 'draft' or char_length(private.trim_blank(title)) >= 3)
  ),
  constraint blog_posts_content_length check (
    char_length(content) <= 200000 and (status = 'draft' or char_length(private.trim_blank(content)) >= 50)
  ),
  constraint blog_posts_author_length check (
    char_length(author) <= 120 and (status = 'draft' or char_length(private.trim_blank(author)) >= 1)
  ),
  constraint blog_posts_dated check (status = 'draft' or published_at is not null)
);

-- The listings, newest first; the id breaks ties, so that no post falls between two pages. An index a type, since one
-- that begins with post_type would never serve a reader: comparing enums is not leakproof, and behind row-level
-- security only leakproof conditions may search an index. A partial index asks nothing at run time.
create index blog_posts_recipes on public.blog_posts (published_at desc, id desc)
  where status <> 'draft' and post_type = 'recipe';
create index blog_posts_news on public.blog_posts (published_at desc, id desc)
  where status <> 'draft' and post_type = 'news';
create index blog_posts_guides on public.blog_posts (published_at desc, id desc)
  where status <> 'draft' and post_type = 'guide';
create index blog_posts_education on public.blog_posts (published_at desc, id desc)
  where status <> 'draft' and post_type = 'education';
create index blog_posts_newest on public.blog_posts (published_at desc, id desc) where status <> 'draft';

create table public.post_slug_redirects (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index post_slug_redirects_post on public.post_slug_redirects (post_id);

-- Up to one character more than allowed, then back to the last hyphen: a word that ends on the limit stays whole.
create function private.cut_slug(p_slug text, p_max integer) returns text
language sql immutable set search_path = ''
as $$
  select case
    when char_length(p_slug) <= p_max then p_slug
    when position('-' in left(p_slug, p_max + 1)) > 0 then regexp_replace(left(p_slug, p_max + 1), '-[^-]*$', '')
    else left(p_slug, p_max)
  end
$$;

-- ASCII, lower case, hyphens, at most 80 characters cut at a word. Written out because lower() and unaccent()
-- depend on the server's locale and extensions; the answer must be the same on every backend.
create function private.slugify(p_text text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v text := normalize(coalesce(p_text, ''), nfkc);
begin
  v := replace(replace(replace(v, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue');
  v := replace(replace(replace(v, 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue');
  v := replace(replace(replace(replace(v, 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae');
  v := replace(replace(replace(replace(v, 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th');
  v := translate(v, 'łŁđĐðÐøØħĦıŧŦŋŊ', 'llddddoohhittnn');
  v := regexp_replace(v, '[''’‘`´]', '', 'g');
  v := replace(v, '&', ' and ');
  v := regexp_replace(normalize(v, nfd), '[\u0300-\u036f]', '', 'g');
  v := translate(v, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');
  v := trim(both '-' from regexp_replace(v, '[^a-z0-9]+', '-', 'g'));
  return private.cut_slug(v, 80);
end
$$;

create function private.slug_is_taken(p_slug text, p_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select p_slug = 'page'
    or exists (select 1 from public.blog_posts where slug = p_slug and id <> p_id)
    or exists (select 1 from public.post_slug_redirects where slug = p_slug and post_id <> p_id)
$$;

-- The first free address for a title: base, base-2, base-3 …
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

-- Security definer: a free address is one that no row has, also no row that the writer may not see.
create function private.set_post_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One writer at a time takes an address, made or given by hand; held to the end of the transaction, so that the
  -- next one sees it.
  perform pg_advisory_xact_lock(hashtextextended('blog_posts.slug', 0));
  if new.slug = '' then
    new.slug := private.free_slug(new.title, new.post_type::text, new.id);
  end if;
  return new;
end
$$;

create trigger blog_posts_slug before insert or update of slug on public.blog_posts
  for each row execute function private.set_post_slug();

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger blog_posts_updated_at before update on public.blog_posts
  for each row execute function private.touch_updated_at();

-- An earlier address leads to the post, never to another address: a loop cannot be written down.
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

create trigger blog_posts_old_slug after update of slug on public.blog_posts
  for each row when (old.slug is distinct from new.slug) execute function private.keep_old_slug();

alter table public.blog_posts enable row level security;
revoke all on table public.blog_posts from anon, authenticated;
grant select on table public.blog_posts to anon;
grant select, insert, update, delete on table public.blog_posts to authenticated, service_role;

create policy "everybody reads what is published" on public.blog_posts
  for select to anon, authenticated using (status <> 'draft' and published_at <= now());
create policy "admins read every post" on public.blog_posts
  for select to authenticated using ((select private.is_admin()));
create policy "admins publish under their own name" on public.blog_posts
  for insert to authenticated
  with check (
    (select private.is_admin())
    and created_by = (select auth.uid())
    and created_by_admin = (select private.admin_username())
  );
create policy "admins edit every post" on public.blog_posts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "an admin deletes every post, an intern the own" on public.blog_posts
  for delete to authenticated
  using ((select private.has_full_role()) or ((select private.is_admin()) and created_by = (select auth.uid())));

-- Who wrote a post, and when, are facts of its first day. Security definer: it looks at auth.users.
create function private.keep_post_origin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- The secret key may bring posts from elsewhere with their dates; an account may not.
    if auth.uid() is not null then
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.created_by_admin := old.created_by_admin;
  -- Only the deletion of the account (on delete set null) clears it.
  if new.created_by is not null or exists (select 1 from auth.users where id = old.created_by) then
    new.created_by := old.created_by;
  end if;
  return new;
end
$$;

create trigger blog_posts_origin before insert or update on public.blog_posts
  for each row execute function private.keep_post_origin();

alter table public.post_slug_redirects enable row level security;
revoke all on table public.post_slug_redirects from anon, authenticated;
grant select on table public.post_slug_redirects to anon, authenticated;
grant select, insert, update, delete on table public.post_slug_redirects to service_role;

create policy "everybody may follow an earlier address" on public.post_slug_redirects
  for select to anon, authenticated
  using (exists (
    select 1 from public.blog_posts p where p.id = post_id and p.status <> 'draft' and p.published_at <= now()
  ));
