-- What an editor may undo: a bin, a number for each state of a post, its revisions, and what is typed but not saved.

-- The pictures that a text names. A dot at the end belongs to the sentence, not to the name.
create function private.picture_names(p_image_url text, p_text text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct rtrim(found.name[1], '.')), '{}')
  from regexp_matches(
    coalesce(p_image_url, '') || ' ' || coalesce(p_text, ''), '/media/([A-Za-z0-9._-]{1,200})', 'g'
  ) as found (name)
$$;

alter table public.blog_posts
  add column version integer not null default 1 check (version >= 1),
  add column deleted_at timestamptz,
  add column deleted_by text check (char_length(deleted_by) <= 200),
  add column pictures text[] not null generated always as (private.picture_names(image_url, content)) stored;

create index blog_posts_pictures on public.blog_posts using gin (pictures);
create index blog_posts_bin on public.blog_posts (deleted_at) where deleted_at is not null;
create index blog_posts_changed on public.blog_posts (updated_at desc, id desc);

alter policy "everybody reads what is published" on public.blog_posts
  using (status <> 'draft' and published_at <= now() and deleted_at is null);
alter policy "everybody may follow an earlier address" on public.post_slug_redirects
  using (exists (
    select 1 from public.blog_posts p
    where p.id = post_id and p.status <> 'draft' and p.published_at <= now() and p.deleted_at is null
  ));

-- Two editors who save the same post: the second one names the version that it began with, and learns of the first.
create function private.count_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
  elsif (new.title, new.content, new.author, new.image_url, new.meta_title, new.meta_description, new.post_type,
      new.slug, new.status, new.published_at)
    is distinct from
      (old.title, old.content, old.author, old.image_url, old.meta_title, old.meta_description, old.post_type,
      old.slug, old.status, old.published_at)
  then
    new.version := old.version + 1;
  else
    new.version := old.version;
  end if;
  return new;
end
$$;

create trigger blog_posts_version before insert or update on public.blog_posts
  for each row execute function private.count_version();

-- Readers are told of a change of the text, not of a date, an address or a visit to the bin.
create or replace function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.title, new.content, new.author, new.image_url, new.meta_title, new.meta_description, new.post_type)
    is distinct from
      (old.title, old.content, old.author, old.image_url, old.meta_title, old.meta_description, old.post_type)
  then
    new.updated_at := now();
  else
    new.updated_at := old.updated_at;
  end if;
  return new;
end
$$;

-- When and by whom is noted here, not claimed by the caller; the secret key may bring posts with their dates.
create function private.note_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.deleted_at is null then
    new.deleted_by := null;
  elsif auth.uid() is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
    new.deleted_by := case when old.deleted_at is null then private.admin_username() else old.deleted_by end;
  end if;
  return new;
end
$$;

create trigger blog_posts_deletion before update of deleted_at, deleted_by on public.blog_posts
  for each row execute function private.note_deletion();

create table public.post_revisions (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  version integer not null,
  title text not null,
  content text not null,
  author text not null,
  image_url text,
  meta_title text,
  meta_description text,
  post_type public.post_type not null,
  slug text not null,
  status public.post_status not null,
  published_at timestamptz,
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_username text not null,
  created_at timestamptz not null default now(),
  pictures text[] not null generated always as (private.picture_names(image_url, content)) stored,
  primary key (post_id, version)
);
create index post_revisions_pictures on public.post_revisions using gin (pictures);
create index post_revisions_age on public.post_revisions (created_at);
create index post_revisions_saved_by on public.post_revisions (saved_by);

-- Security definer: the history is written by what happens, never by hand.
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.post_revisions (
    post_id, version, title, content, author, image_url, meta_title, meta_description, post_type, slug, status,
    published_at, saved_by, saved_by_username
  ) values (
    new.id, new.version, new.title, new.content, new.author, new.image_url, new.meta_title, new.meta_description,
    new.post_type, new.slug, new.status, new.published_at, auth.uid(),
    coalesce(private.admin_username(), case when tg_op = 'INSERT' then new.created_by_admin end, 'the site')
  );
  return null;
end
$$;

create trigger blog_posts_first_revision after insert on public.blog_posts
  for each row execute function private.keep_revision();
create trigger blog_posts_revision after update on public.blog_posts
  for each row when (old.version is distinct from new.version) execute function private.keep_revision();

insert into public.post_revisions (
  post_id, version, title, content, author, image_url, meta_title, meta_description, post_type, slug, status,
  published_at, saved_by, saved_by_username, created_at
)
select
  id, version, title, content, author, image_url, meta_title, meta_description, post_type, slug, status,
  published_at, created_by, created_by_admin, updated_at
from public.blog_posts;

alter table public.post_revisions enable row level security;
revoke all on table public.post_revisions from anon, authenticated, service_role;
grant select on table public.post_revisions to authenticated, service_role;

create policy "admins read the history" on public.post_revisions
  for select to authenticated using ((select private.is_admin()));

-- What an editor has typed and not saved: seen by nobody else, in the shape of the form.
create table public.post_working_copies (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 2000000),
  base_version integer not null check (base_version >= 1),
  updated_at timestamptz not null default now(),
  pictures text[] not null generated always as (private.picture_names(null, fields::text)) stored,
  primary key (post_id, user_id)
);
create index post_working_copies_user on public.post_working_copies (user_id);
create index post_working_copies_pictures on public.post_working_copies using gin (pictures);

create function private.date_working_copy() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger post_working_copies_date before insert or update on public.post_working_copies
  for each row execute function private.date_working_copy();

alter table public.post_working_copies enable row level security;
revoke all on table public.post_working_copies from anon, authenticated;
grant select, insert, update, delete on table public.post_working_copies to authenticated;
grant select, delete on table public.post_working_copies to service_role;

create policy "an admin keeps own working copies" on public.post_working_copies
  for all to authenticated
  using ((select private.is_admin()) and user_id = (select auth.uid()))
  with check ((select private.is_admin()) and user_id = (select auth.uid()));

-- The search looks past row-level security for its index, so it must know of the bin itself.
create or replace function private.search_candidates(p_query tsquery, p_type public.post_type) returns table (id uuid)
language sql stable security definer set search_path = ''
as $$
  select p.id
  from public.blog_posts p
  where p.search @@ p_query
    and p.status <> 'draft' and p.published_at <= now() and p.deleted_at is null
    and (p_type is null or p.post_type = p_type)
  order by p.published_at desc, p.id desc
  limit 500
$$;
