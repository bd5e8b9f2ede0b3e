-- What an editor may undo: the revisions of a post, and what is typed but not saved.

create table public.post_revisions (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  version integer not null,
  title text not null,
  content text not null,
  author text not null,
  image_url text,
  meta_title text,
  meta_description text,
  tags text[] not null default '{}',
  post_type text not null
    constraint post_revisions_post_type check (post_type in ('recipe', 'news', 'guide', 'education')),
  slug text not null,
  status text not null constraint post_revisions_status check (status in ('draft', 'scheduled', 'published')),
  published_at timestamptz,
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_username text not null,
  created_at timestamptz not null default now(),
  image_names text[] not null generated always as (private.image_names(image_url, content)) stored,
  primary key (post_id, version)
);
create index post_revisions_images on public.post_revisions using gin (image_names);
create index post_revisions_age on public.post_revisions (created_at);
create index post_revisions_saved_by on public.post_revisions (saved_by) where saved_by is not null;

-- Security definer: the history is written by what happens, never by hand.
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.post_revisions (
    post_id, version, title, content, author, image_url, meta_title, meta_description, tags, post_type, slug, status,
    published_at, saved_by, saved_by_username
  ) values (
    new.id, new.version, new.title, new.content, new.author, new.image_url, new.meta_title, new.meta_description,
    new.tags, new.post_type, new.slug, new.status, new.published_at, auth.uid(),
    coalesce(private.admin_username(), case when tg_op = 'INSERT' then new.created_by_admin end, 'the site')
  );
  return null;
end
$$;

create trigger blog_posts_first_revision after insert on public.blog_posts
  for each row execute function private.keep_revision();
create trigger blog_posts_revision after update on public.blog_posts
  for each row when (old.version is distinct from new.version) execute function private.keep_revision();

alter table public.post_revisions enable row level security;
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
  image_names text[] not null generated always as (private.image_names(null, fields::text)) stored,
  primary key (post_id, user_id)
);
create index post_working_copies_user on public.post_working_copies (user_id);
create index post_working_copies_images on public.post_working_copies using gin (image_names);

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
grant select, insert, update, delete on table public.post_working_copies to authenticated;
grant select, delete on table public.post_working_copies to service_role;

create policy "an admin keeps own working copies" on public.post_working_copies
  for all to authenticated
  using ((select private.is_admin()) and user_id = (select auth.uid()))
  with check ((select private.is_admin()) and user_id = (select auth.uid()));
