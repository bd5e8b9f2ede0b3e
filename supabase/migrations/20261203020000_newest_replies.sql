-- The replies that wait for an account are read from the newest 2,000: the panel counts them on every page, and reading all
-- of 20,000 replies takes half a second.

-- As before, but of the newest 2,000 replies of others.
create or replace function public.list_replies()
returns table (post_id uuid, title text, comment_id uuid, username text, replied_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.title, r.reply_to, r.username, r.created_at
  from (
    select newest.* from public.post_comments newest
    where newest.reply_to is not null and newest.created_at > now() - interval '30 days'
      and newest.user_id is distinct from auth.uid()
    order by newest.created_at desc limit 2000
  ) r
  join public.post_comments c on c.id = r.reply_to and not c.is_settled
  join public.blog_posts p on p.id = r.post_id and p.deleted_at is null
  where (select private.is_admin())
    and not exists (
      select 1 from public.post_comments later
      where later.reply_to = r.reply_to and (later.created_at, later.id) > (r.created_at, r.id)
    )
    and (
      auth.uid() in (p.created_by, c.user_id)
      or exists (select 1 from public.post_comments mine where mine.reply_to = r.reply_to and mine.user_id = auth.uid())
    )
  order by r.created_at desc limit 100
$$;
