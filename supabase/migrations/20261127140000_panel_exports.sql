-- Exports in the panel: an account reads the site with its own rights, and the audit log names it.

grant select on table public.author_aliases to authenticated;
create policy "admins read former names" on public.author_aliases
  for select to authenticated using ((select private.is_admin()));

grant select (slug, post_id) on table public.post_slug_redirects to authenticated;
create policy "admins read former addresses" on public.post_slug_redirects
  for select to authenticated using ((select private.is_admin()));

-- Notes that an export began or is whole; false for those who may not export. The end of a session hides every row, so an
-- export that cannot note its end is not whole. Security definer: no role writes the log.
create function public.note_export(p_event text, p_what text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_right('import_export') then
    return false;
  end if;
  perform private.log_event(case p_event when 'finished' then 'export.finished' else 'export.started' end, '', p_what);
  return true;
end
$$;
grant execute on function public.note_export(text, text) to authenticated;
