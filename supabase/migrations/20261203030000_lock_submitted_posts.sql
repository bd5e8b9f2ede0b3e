-- As before, but the post is locked: a post that is published at the same moment was put into review after its publication
-- had taken it out, and stayed in the queue.
create or replace function public.submit_post(p_post uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_post public.blog_posts;
begin
  if not private.has_right('submit') then
    return false;
  end if;
  select * into v_post from public.blog_posts p where p.id = p_post and p.status = 'draft' and p.deleted_at is null for share;
  if v_post.id is null or not private.may_write(v_post.created_by) then
    return false;
  end if;
  insert into public.post_reviews as r (post_id, version, submitted_by, submitted_by_username)
  values (v_post.id, v_post.version, auth.uid(), private.admin_username())
  on conflict (post_id) do update set
    state = 'in_review', version = excluded.version, round = r.round + 1, submitted_by = excluded.submitted_by,
    submitted_by_username = excluded.submitted_by_username,
    submitted_at = case r.state when 'in_review' then r.submitted_at else now() end, decided_by = null, decided_at = null
  where r.state = 'changes_asked' or r.version < excluded.version;
  if found then
    perform private.log_event('post.submitted', v_post.id::text, v_post.title, '', v_post.version);
  end if;
  return true;
end
$$;
