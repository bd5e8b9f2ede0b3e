-- Where the site writes to an account about reviews; '': nowhere. Seen by the account itself and by who manages the team.
alter table public.admins add column mail text not null default ''
  check (mail = '' or (mail ~ '^[^@[:space:]]+@[^@[:space:]]+$' and char_length(mail) <= 254));

-- Sets the caller's own address; returns whether there is such an account. The log holds no address.
create function public.set_own_mail(p_mail text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := private.admin_username();
begin
  if v_name is null then
    return false;
  end if;
  update public.admins a set mail = p_mail where a.user_id = auth.uid() and a.mail <> p_mail;
  if found then
    perform private.log_event('account.mail', auth.uid()::text, v_name);
  end if;
  return true;
end
$$;

grant execute on function public.set_own_mail(text) to authenticated;

-- The addresses of those whom an event of a review concerns, without the one who caused it. For the server alone: an
-- account learns no address of another.
create function public.list_review_mails(p_post uuid, p_event text, p_actor uuid) returns setof text
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
    else a.user_id in (p.created_by, r.submitted_by)
  end
$$;

grant execute on function public.list_review_mails(uuid, text, uuid) to service_role;
