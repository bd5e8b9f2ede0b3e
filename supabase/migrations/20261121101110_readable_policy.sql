-- Behind row-level security the planner may not look at the statistics of a condition on an enum and guesses: of a table
-- in which all posts are published it took "is no draft" for true of none, and read the index of all that is public to
-- find one address. Naming the states that readers may see, in the policy and in the indexes made for it, makes the
-- guess "all" instead.
alter policy "everybody reads what is published" on public.blog_posts
  using (status in ('scheduled', 'published') and published_at <= now() and deleted_at is null);

drop index public.blog_posts_recipes, public.blog_posts_news, public.blog_posts_guides, public.blog_posts_education,
  public.blog_posts_newest, public.blog_posts_author, public.blog_posts_sitemap;

create index blog_posts_recipes on public.blog_posts (published_at desc, id desc)
  where status in ('scheduled', 'published') and deleted_at is null and post_type = 'recipe';
create index blog_posts_news on public.blog_posts (published_at desc, id desc)
  where status in ('scheduled', 'published') and deleted_at is null and post_type = 'news';
create index blog_posts_guides on public.blog_posts (published_at desc, id desc)
  where status in ('scheduled', 'published') and deleted_at is null and post_type = 'guide';
create index blog_posts_education on public.blog_posts (published_at desc, id desc)
  where status in ('scheduled', 'published') and deleted_at is null and post_type = 'education';
create index blog_posts_newest on public.blog_posts (published_at desc, id desc)
  where status in ('scheduled', 'published') and deleted_at is null;
create index blog_posts_author on public.blog_posts (author_slug, published_at desc, id desc)
  where status in ('scheduled', 'published') and deleted_at is null;
create index blog_posts_sitemap on public.blog_posts (published_at, id) include (updated_at)
  where status in ('scheduled', 'published') and deleted_at is null;

-- It passes by the policy, so it must name the states itself to use the index.
create or replace function public.next_publication(p_type public.post_type default null) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(published_at) from public.blog_posts
  where status in ('scheduled', 'published') and published_at > now() and deleted_at is null
    and (p_type is null or post_type = p_type)
$$;
