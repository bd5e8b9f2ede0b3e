-- Review: a draft is submitted by an account that does not publish, and decided on by one that reviews. Readers see none
-- of it: no role of the public has a grant here.

-- The review of a draft, from its submission to its publication. Only functions write it.
create table public.post_reviews (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  state text not null default 'in_review'
    constraint post_reviews_state check (state in ('in_review', 'changes_asked', 'approved')),
  -- The version that was submitted or decided on: a later one says that the text was changed since.
  version integer not null,
  -- Counts submissions and decisions: a decision names the one that the reviewer saw.
  round integer not null default 1,
  submitted_by uuid references auth.users (id) on delete set null,
  submitted_by_username text not null,
  submitted_at timestamptz not null default now(),
  assignee_id uuid references auth.users (id) on delete set null,
  assignee text,
  due_on date,
  decided_by text,
  decided_at timestamptz
);
create index post_reviews_age on public.post_reviews (submitted_at);
create index post_reviews_submitter on public.post_reviews (submitted_by);
create index post_reviews_assignee on public.post_reviews (assignee_id);

-- What somebody says about a post, or about a paragraph of it, whose words are kept: a comment outlives a move of it.
create table public.post_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  username text not null default private.admin_username(),
  body text not null check (char_length(private.trim_blank(body)) >= 1 and char_length(body) <= 4000),
  quote text not null default '' check (char_length(quote) <= 2000),
  created_at timestamptz not null default now(),
  is_settled boolean not null default false
);
create index post_comments_post on public.post_comments (post_id, created_at);
create index post_comments_user on public.post_comments (user_id);

-- Security definer: it counts rows of its own table, which a policy cannot.
create function private.may_comment(p_post uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_right('review') or private.may_write_post(p_post)
$$;
create function private.comments_have_room(p_post uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 500 from public.post_comments c where c.post_id = p_post
$$;
grant execute on function private.may_comment(uuid) to authenticated;
grant execute on function private.comments_have_room(uuid) to authenticated;

alter table public.post_reviews enable row level security;
grant select on table public.post_reviews to authenticated, service_role;
create policy "the panel sees what is in review" on public.post_reviews
  for select to authenticated using ((select private.is_admin()));

alter table public.post_comments enable row level security;
grant select, insert (post_id, body, quote), update (is_settled), delete on table public.post_comments to authenticated;
grant select on table public.post_comments to service_role;
create policy "the panel reads comments" on public.post_comments
  for select to authenticated using ((select private.is_admin()));
create policy "who writes or reviews a post comments on it" on public.post_comments
  for insert to authenticated
  with check (
    user_id = (select auth.uid()) and username = (select private.admin_username())
    and private.may_comment(post_id) and private.comments_have_room(post_id)
  );
create policy "who writes or reviews a post settles comments" on public.post_comments
  for update to authenticated using (private.may_comment(post_id)) with check (private.may_comment(post_id));
create policy "an account deletes its own comments" on public.post_comments
  for delete to authenticated using ((select private.is_admin()) and user_id = (select auth.uid()));

-- Submitting, deciding, assigning ------------------------------------------------------------------------------------

-- Submits a draft that the caller may write, once or again after changes; a draft that is in review stays there. Returns
-- whether it is in review now.
create function public.submit_post(p_post uuid) returns boolean
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
    submitted_by_username = excluded.submitted_by_username, submitted_at = now(), decided_by = null, decided_at = null
  where r.state <> 'in_review';
  if found then
    perform private.log_event('post.submitted', v_post.id::text, v_post.title, '', v_post.version);
  end if;
  return true;
end
$$;

-- Takes a post out of review: for who submitted it, or reviews. Returns whether it was there.
create function public.withdraw_review(p_post uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.post_reviews r
  where r.post_id = p_post
    and (private.has_right('review') or (r.submitted_by = auth.uid() and private.has_right('submit')));
  if not found then
    return false;
  end if;
  perform private.log_event('post.withdrawn', p.id::text, p.title) from public.blog_posts p where p.id = p_post;
  return true;
end
$$;

-- Asks for changes or approves. False when somebody has decided meanwhile, it was submitted again, or, for an approval, the
-- text is not the one that the reviewer saw.
create function public.decide_review(p_post uuid, p_decision text, p_round integer, p_version integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_post public.blog_posts;
begin
  if not private.has_right('review') or p_decision not in ('changes_asked', 'approved') then
    return false;
  end if;
  select * into v_post from public.blog_posts p where p.id = p_post and p.deleted_at is null for share;
  if v_post.id is null or (p_decision = 'approved' and v_post.version <> p_version) then
    return false;
  end if;
  update public.post_reviews r set
    state = p_decision, version = v_post.version, round = r.round + 1, decided_by = private.admin_username(),
    decided_at = now()
  where r.post_id = p_post and r.state = 'in_review' and r.round = p_round;
  if not found then
    return false;
  end if;
  perform private.log_event(
    case p_decision when 'approved' then 'post.approved' else 'post.returned' end, v_post.id::text, v_post.title, '',
    v_post.version
  );
  return true;
end
$$;

-- Gives a review to an account that reviews, or to none, with the day by which it is due, or none.
create function public.assign_review(p_post uuid, p_assignee uuid, p_due date) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := (select l.username from public.list_reviewers() l where l.user_id = p_assignee);
begin
  if not private.has_right('review') or (p_assignee is not null and v_name is null) then
    return false;
  end if;
  update public.post_reviews r set assignee_id = p_assignee, assignee = v_name, due_on = p_due where r.post_id = p_post;
  if not found then
    return false;
  end if;
  perform private.log_event(
    'post.assigned', p.id::text, p.title, concat_ws(', ', coalesce(v_name, 'to no one'), 'due ' || p_due::text)
  ) from public.blog_posts p where p.id = p_post;
  return true;
end
$$;

-- The active accounts whose role reviews.
create function public.list_reviewers() returns table (user_id uuid, username text)
language sql stable security definer set search_path = ''
as $$
  select a.user_id, a.username from public.admins a join public.roles r on r.name = a.role
  where a.deactivated_at is null and 'review' = any (r.rights) and (select private.has_right('review'))
  order by a.username limit 500
$$;

-- What waits for the caller: reviews that are the caller's or no one's, and own posts that were decided on. Up to 100.
create function public.count_reviews() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from (
    select 1 from public.post_reviews r join public.blog_posts p on p.id = r.post_id
    where p.deleted_at is null and (
      (r.state = 'in_review' and (r.assignee_id is null or r.assignee_id = auth.uid()) and (select private.has_right('review')))
      or (r.state <> 'in_review' and r.submitted_by = auth.uid() and (select private.is_admin()))
    )
    limit 100
  ) waiting
$$;

grant execute on function public.submit_post(uuid) to authenticated;
grant execute on function public.withdraw_review(uuid) to authenticated;
grant execute on function public.decide_review(uuid, text, integer, integer) to authenticated;
grant execute on function public.assign_review(uuid, uuid, date) to authenticated;
grant execute on function public.list_reviewers() to authenticated;
grant execute on function public.count_reviews() to authenticated;

-- A post that is published or scheduled is out of review; its comments stay.
create function private.end_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.post_reviews where post_id = new.id;
  return null;
end
$$;

create trigger blog_posts_end_review after update of status on public.blog_posts
  for each row when (old.status = 'draft' and new.status <> 'draft') execute function private.end_review();

-- The log knows that there was a comment, and none of its words.
create function private.log_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_comment public.post_comments := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.log_event('post.commented', p.id::text, p.title, case
    when tg_op = 'DELETE' then 'comment of ' || v_comment.username || ' deleted'
    when tg_op = 'UPDATE' then case when new.is_settled then 'settled' else 'opened again' end
    else ''
  end) from public.blog_posts p where p.id = v_comment.post_id;
  return null;
end
$$;

create trigger audit_comment after insert or delete on public.post_comments
  for each row execute function private.log_comment();
create trigger audit_comment_settled after update on public.post_comments
  for each row when (old.is_settled <> new.is_settled) execute function private.log_comment();
