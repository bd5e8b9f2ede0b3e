-- Review: a reviewer sees what was changed since the last decision, a changed text is submitted again, and comments have
-- replies.

-- As before, but a text that was changed is submitted again while it is in review, for the next round; it keeps its place in
-- the queue. What was submitted or approved already, and is as it was, stays as it is.
create or replace function public.submit_post(p_post uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_post public.blog_posts;
begin
  if not private.has_right('submit') then
    return false;
  end if;
  select * into v_post from public.blog_posts p where p.id = p_post and p.status = 'draft' and p.deleted_at is null;
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

-- As before, but the version of a decision is the one that the reviewer saw: a later text was not read.
create or replace function public.decide_review(p_post uuid, p_decision text, p_round integer, p_version integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_post public.blog_posts;
  v_seen integer;
begin
  if not private.has_right('review') or p_decision not in ('changes_asked', 'approved') then
    return false;
  end if;
  select * into v_post from public.blog_posts p where p.id = p_post and p.deleted_at is null for share;
  if v_post.id is null or (p_decision = 'approved' and v_post.version <> p_version) then
    return false;
  end if;
  v_seen := least(p_version, v_post.version);
  update public.post_reviews r set
    state = p_decision, version = v_seen, round = r.round + 1, decided_by = private.admin_username(), decided_at = now()
  where r.post_id = p_post and r.state = 'in_review' and r.round = p_round;
  if not found then
    return false;
  end if;
  perform private.log_event(
    case p_decision when 'approved' then 'post.approved' else 'post.returned' end, v_post.id::text, v_post.title, '', v_seen
  );
  return true;
end
$$;

-- The last decision about a post and the version that it was about; no row: there was none. From the log, which also has
-- those of a post that was taken out of review since.
create function public.last_decision(p_post uuid)
returns table (decision text, version integer, decided_by text, decided_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select case l.event when 'post.approved' then 'approved' else 'changes_asked' end, l.version, l.actor, l.at
  from public.audit_log l
  where l.object_id = p_post::text and l.event in ('post.approved', 'post.returned') and (select private.is_admin())
  order by l.id desc limit 1
$$;

grant execute on function public.last_decision(uuid) to authenticated;

-- Replies ------------------------------------------------------------------------------------------------------------

-- The comment that it answers. No key: a reply outlives a comment that is deleted, and has it back when that is restored.
alter table public.post_comments add column reply_to uuid
  constraint post_comments_reply check (reply_to is null or quote = '');
create index post_comments_replies on public.post_comments (reply_to, created_at) where reply_to is not null;
create index post_comments_newest_replies on public.post_comments (created_at) where reply_to is not null;
grant insert (reply_to) on table public.post_comments to authenticated;

-- A reply answers a comment on the same post, and no reply. Security definer: it reads the table of its own policy.
create function private.takes_reply(p_comment uuid, p_post uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.post_comments c where c.id = p_comment and c.post_id = p_post and c.reply_to is null
  )
$$;

grant execute on function private.takes_reply(uuid, uuid) to authenticated;

alter policy "who writes or reviews a post comments on it" on public.post_comments
  with check (
    user_id = (select auth.uid()) and username = (select private.admin_username())
    and private.may_comment(post_id) and private.comments_have_room(post_id)
    and (reply_to is null or private.takes_reply(reply_to, post_id))
  );

-- The open comments in which others have replied last, within 30 days: on the caller's posts, and those in which the caller
-- has a say. The newest first, up to 100.
create function public.list_replies()
returns table (post_id uuid, title text, comment_id uuid, username text, replied_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.title, r.reply_to, r.username, r.created_at
  from public.post_comments r
  join public.post_comments c on c.id = r.reply_to and not c.is_settled
  join public.blog_posts p on p.id = r.post_id and p.deleted_at is null
  where r.reply_to is not null and r.created_at > now() - interval '30 days' and r.user_id is distinct from auth.uid()
    and (select private.is_admin())
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

grant execute on function public.list_replies() to authenticated;

-- As before, and posts with a reply to the caller.
create or replace function public.count_reviews() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from (
    select r.post_id from public.post_reviews r join public.blog_posts p on p.id = r.post_id
    where p.deleted_at is null and (
      (r.state = 'in_review' and (r.assignee_id is null or r.assignee_id = auth.uid()) and (select private.has_right('review')))
      or (r.state <> 'in_review' and r.submitted_by = auth.uid() and (select private.is_admin()))
    )
    union
    select l.post_id from public.list_replies() l
    limit 100
  ) waiting
$$;

-- As before; the mail of a reply goes to the author of the post and to those who have a say in the comment that it answers.
create or replace function public.list_review_mails(p_post uuid, p_event text, p_actor uuid) returns setof text
language sql stable security definer set search_path = ''
as $$
  select distinct a.mail
  from public.blog_posts p
  left join public.post_reviews r on r.post_id = p.id
  join public.admins a on a.mail <> '' and a.deactivated_at is null and a.user_id <> p_actor
  join public.roles o on o.name = a.role
  where p.id = p_post and case p_event
    when 'submitted' then 'review' = any (o.rights) and (r.assignee_id is null or r.assignee_id = a.user_id)
    when 'assigned' then a.user_id = r.assignee_id
    when 'commented' then a.user_id in (p.created_by, r.submitted_by, r.assignee_id)
    when 'replied' then a.user_id = p.created_by or a.user_id in (
      select c.user_id from public.post_comments c where coalesce(c.reply_to, c.id) = (
        select said.reply_to from public.post_comments said
        where said.post_id = p.id and said.user_id = p_actor and said.reply_to is not null
        order by said.created_at desc limit 1
      )
    )
    else a.user_id in (p.created_by, r.submitted_by)
  end
$$;
