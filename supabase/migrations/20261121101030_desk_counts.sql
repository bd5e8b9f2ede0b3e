-- The numbers beside the panel's filters, in one walk over the table. A post that waits for its minute is scheduled,
-- whatever its status says; after it, published.
create function public.count_posts() returns table (facet text, value text, posts bigint)
language sql stable security invoker set search_path = ''
as $$
  with states as (
    select
      author,
      case
        when deleted_at is not null then 'bin'
        when status = 'draft' then 'draft'
        when published_at > now() then 'scheduled'
        else 'published'
      end as state
    from public.blog_posts
  )
  select 'state', state, count(*) from states group by state
  union all
  select 'author', author, count(*) from states where state <> 'bin' and author <> '' group by author
  order by 1, 2
$$;

revoke all on function public.count_posts() from public, anon;
grant execute on function public.count_posts() to authenticated;

create index contact_messages_unread on public.contact_messages (created_at desc)
  where read_at is null and archived_at is null;
