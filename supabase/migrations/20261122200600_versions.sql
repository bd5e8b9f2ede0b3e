-- The versions of a post beside the published one: revisions, working copies, planned changes; the forms that have it
-- open; and preview links.

-- Revisions ----------------------------------------------------------------------------------------------------------

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
  labels text[] not null default '{}',
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

-- An autosave replaces the revision of the autosave before it, for up to ten minutes, so that an hour of writing leaves
-- about six revisions. A manual save is never replaced. Security definer: only this trigger writes the history.
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.autosaved and old.autosaved
    and new.saved_form_version = new.version and old.saved_form_version = old.version then
    update public.post_revisions r set
      version = new.version, title = new.title, content = new.content, author = new.author, image_url = new.image_url,
      meta_title = new.meta_title, meta_description = new.meta_description, tags = new.tags, labels = new.labels,
      post_type = new.post_type, slug = new.slug, status = new.status, published_at = new.published_at
    where r.post_id = new.id and r.version = old.version and r.saved_by is not distinct from auth.uid()
      and r.created_at > now() - interval '10 minutes';
    if found then
      return null;
    end if;
  end if;
  insert into public.post_revisions (
    post_id, version, title, content, author, image_url, meta_title, meta_description, tags, labels, post_type, slug,
    status, published_at, saved_by, saved_by_username
  ) values (
    new.id, new.version, new.title, new.content, new.author, new.image_url, new.meta_title, new.meta_description,
    new.tags, new.labels, new.post_type, new.slug, new.status, new.published_at, auth.uid(),
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

-- Working copies -----------------------------------------------------------------------------------------------------

-- An editor's unsaved text, in the shape of the form. Only that editor sees it.
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

-- Planned changes ----------------------------------------------------------------------------------------------------

-- Changes of a published post that wait until an editor publishes them or their minute comes. All editors see them.
create table public.post_changes (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  -- The version that they change: the schedule must not overwrite a later save.
  base_version integer not null check (base_version >= 1),
  -- The new values of the post's columns.
  changed jsonb not null check (jsonb_typeof(changed) = 'object' and octet_length(changed::text) <= 2000000),
  -- Null: published by hand.
  publish_at timestamptz,
  -- The minute came, but the post had changed since: an editor has to decide.
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

-- The database notes who saved them and when; the caller cannot claim it. Security definer: it reads the caller's
-- identity.
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

-- Open forms ---------------------------------------------------------------------------------------------------------

-- A row for each open form. The form renews it while it is open.
create table public.post_presence (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  form uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (post_id, form)
);
create index post_presence_user on public.post_presence (user_id);
create index post_presence_seen on public.post_presence (seen_at);

-- Only the function below reads and writes this table.
alter table public.post_presence enable row level security;

-- Renews the row of an open form, and returns the other open forms and the last save. Security definer: it writes the
-- caller's name and deletes rows of closed forms.
create function public.watch_post(p_post uuid, p_form uuid)
returns table (version integer, is_own boolean, saved_by text, saved_at timestamptz, others text[])
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    return;
  end if;
  delete from public.post_presence s where s.seen_at < now() - interval '25 seconds';
  insert into public.post_presence (post_id, form, user_id)
  select p.id, p_form, auth.uid() from public.blog_posts p where p.id = p_post and p.deleted_at is null
  on conflict on constraint post_presence_pkey do update set seen_at = now()
  where post_presence.user_id = excluded.user_id;
  return query
    select
      p.version,
      p.saved_form is not distinct from p_form and p.saved_form_version is not distinct from p.version,
      coalesce(r.saved_by_username, p.created_by_admin),
      greatest(r.created_at, p.updated_at),
      array(
        select distinct a.username from public.post_presence s join public.admins a on a.user_id = s.user_id
        where s.post_id = p.id and s.form <> p_form
        order by a.username
      )
    from public.blog_posts p
    left join public.post_revisions r on r.post_id = p.id and r.version = p.version
    where p.id = p_post and p.deleted_at is null;
end
$$;

grant execute on function public.watch_post(uuid, uuid) to authenticated;

-- Preview links ------------------------------------------------------------------------------------------------------

-- Only the hash of the token is stored: a reader of this table cannot build the address.
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
-- The caller cannot choose the start and the end.
grant select (post_id, created_at, expires_at), insert (post_id, token_hash), delete on table public.post_previews
  to authenticated;

create policy "admins see preview links" on public.post_previews
  for select to authenticated using ((select private.is_admin()));
create policy "admins make preview links" on public.post_previews
  for insert to authenticated with check ((select private.is_admin()) and created_by = (select auth.uid()));
create policy "admins revoke preview links" on public.post_previews
  for delete to authenticated using ((select private.is_admin()));

-- The post of a token with its images, as its page needs them; no row for an unknown, expired or revoked token or a post
-- in the bin. Security definer: the one way past the policies, for one post.
create function public.preview_post(p_token text)
returns table (post jsonb, images jsonb, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select
    jsonb_build_object(
      'id', p.id, 'slug', p.slug, 'title', p.title, 'content', p.content, 'image_url', p.image_url, 'author', p.author,
      'author_slug', p.author_slug, 'meta_title', p.meta_title, 'meta_description', p.meta_description,
      'tags', p.tags, 'labels', p.labels, 'post_type', p.post_type, 'published_at', p.published_at,
      'updated_at', p.updated_at, 'excerpt', p.excerpt, 'reading_minutes', p.reading_minutes
    ),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'path', i.path, 'width', i.width, 'height', i.height, 'alt', i.alt, 'blur', i.blur, 'caption', i.caption,
        'focal_x', i.focal_x, 'focal_y', i.focal_y
      ))
      from public.images i where i.path = any (p.image_names) and i.deleted_at is null
    ), '[]'),
    l.expires_at
  from public.post_previews l join public.blog_posts p on p.id = l.post_id
  where l.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
    and l.expires_at > now() and p.deleted_at is null
$$;

grant execute on function public.preview_post(text) to anon;
