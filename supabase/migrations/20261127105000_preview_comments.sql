-- Comments at the secret address of a post, by people without an account, where its link allows them.

alter table public.post_previews add column takes_comments boolean not null default false;
grant select (takes_comments), insert (takes_comments) on table public.post_previews to authenticated;

-- A comment of somebody without an account: the name is what was typed.
alter table public.post_comments add column is_guest boolean not null default false;

-- The post of a token whose link holds and takes comments.
create function private.commented_post(p_token text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select l.post_id from public.post_previews l join public.blog_posts p on p.id = l.post_id
  where l.token_hash = private.token_hash(p_token) and l.expires_at > now() and l.takes_comments and p.deleted_at is null
$$;

create function public.preview_takes_comments(p_token text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.commented_post(p_token) is not null
$$;

-- Adds a comment: 'kept'; 'over' when the link does not hold or takes none; 'full' after 30 in a day. The token is the
-- right: the caller has no account. The lock makes two comments at once count each other.
create function public.comment_on_preview(p_token text, p_name text, p_body text, p_quote text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_post uuid := private.commented_post(p_token);
begin
  if v_post is null then
    return 'over';
  end if;
  if char_length(private.trim_blank(p_name)) not between 1 and 60 then
    raise check_violation using message = 'a guest has a name of up to 60 characters';
  end if;
  perform 1 from public.post_previews l where l.post_id = v_post for update;
  if not private.comments_have_room(v_post) or 30 <= (
    select count(*) from public.post_comments c
    where c.post_id = v_post and c.is_guest and c.created_at > now() - interval '1 day'
  ) then
    return 'full';
  end if;
  insert into public.post_comments (post_id, user_id, username, body, quote, is_guest)
  values (v_post, null, private.trim_blank(p_name), p_body, p_quote, true);
  return 'kept';
end
$$;

grant execute on function public.preview_takes_comments(text) to anon;
grant execute on function public.comment_on_preview(text, text, text, text) to anon;

-- Who reviews or writes a post deletes what a guest has said, too.
alter policy "an account deletes its own comments" on public.post_comments
  using ((select private.is_admin()) and (user_id = (select auth.uid()) or (is_guest and private.may_comment(post_id))));

-- As before; of a guest the log has neither name nor words.
create or replace function private.log_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_comment public.post_comments := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.log_event('post.commented', p.id::text, p.title, case
    when tg_op = 'DELETE' then 'comment of ' || case when v_comment.is_guest then 'a guest' else v_comment.username end || ' deleted'
    when tg_op = 'UPDATE' then case when new.is_settled then 'settled' else 'opened again' end
    else ''
  end, null, case when v_comment.is_guest and tg_op = 'INSERT' then 'a guest' end)
  from public.blog_posts p where p.id = v_comment.post_id;
  return null;
end
$$;
