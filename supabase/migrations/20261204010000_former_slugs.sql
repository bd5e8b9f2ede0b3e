-- As before, but also for a new post, which left the redirect of its slug to another post: an address in another spelling,
-- such as /blog/Soup/, led there for good. A draft that was public once keeps its former slug as a redirect, too.
create or replace function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.post_slug_redirects where slug = new.slug;
  if tg_op = 'INSERT' then
    return null;
  end if;
  if old.slug <> new.slug and (
    old.status <> 'draft'
    or exists (select 1 from public.post_revisions r where r.post_id = old.id and r.slug = old.slug and r.status <> 'draft')
  ) then
    insert into public.post_slug_redirects (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  return null;
end
$$;

create trigger blog_posts_taken_slug after insert on public.blog_posts
  for each row execute function private.keep_old_slug();
