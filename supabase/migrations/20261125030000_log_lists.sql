-- Redirects, saved replies and synonyms in the audit log.

-- A redirect that an import made, or took back, is part of the import's entry.
create function private.log_redirect() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_redirect public.redirects := case when tg_op = 'DELETE' then old else new end;
  v_event text := case tg_op when 'INSERT' then 'redirect.added' when 'DELETE' then 'redirect.deleted' else 'redirect.changed' end;
begin
  if v_redirect.batch_id is null then
    perform private.log_event(
      v_event, v_redirect.id::text, v_redirect.source,
      coalesce(v_redirect.target, (select '/blog/' || p.slug from public.blog_posts p where p.id = v_redirect.post_id))
    );
  end if;
  return null;
end
$$;

create trigger audit_redirect after insert or delete on public.redirects
  for each row execute function private.log_redirect();
create trigger audit_redirect_change after update on public.redirects
  for each row when (
    (old.source, old.target, old.post_id) is distinct from (new.source, new.target, new.post_id)
  ) execute function private.log_redirect();

-- By the name of the list: a reply is a person's words.
create function private.log_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event(
    'setting.changed', '', case tg_table_name when 'saved_replies' then 'Saved replies' else 'Synonyms' end,
    case tg_op when 'INSERT' then 'one added' when 'DELETE' then 'one deleted' else 'one changed' end
  );
  return null;
end
$$;

create trigger audit_reply after insert or update or delete on public.saved_replies
  for each row execute function private.log_list();
create trigger audit_synonyms after insert or update or delete on public.search_synonyms
  for each row execute function private.log_list();
