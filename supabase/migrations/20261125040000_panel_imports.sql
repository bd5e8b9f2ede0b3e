-- Imports in the panel: an admin imports and undoes with the own rights, so that the audit log names the admin.

-- The old addresses that were redirected to the post once: one whose redirect an editor deleted is not redirected again.
alter table public.import_items add column redirected text[] not null default '{}';
update public.import_items i set redirected = r.sources
from (select post_id, array_agg(source) as sources from public.redirects where batch_id is not null group by post_id) r
where r.post_id = i.post_id;

grant select, insert, update (undone_at) on table public.import_batches to authenticated;
grant select, insert, update, delete on table public.import_items to authenticated;
grant insert (batch_id) on table public.redirects to authenticated;

create policy "admins see imports" on public.import_batches
  for select to authenticated using ((select private.has_full_role()));
create policy "admins begin imports" on public.import_batches
  for insert to authenticated with check ((select private.has_full_role()));
create policy "admins undo imports" on public.import_batches
  for update to authenticated using ((select private.has_full_role())) with check ((select private.has_full_role()));
create policy "admins record what they import" on public.import_items
  for all to authenticated using ((select private.has_full_role())) with check ((select private.has_full_role()));

-- Only an import by an admin makes redirects that the audit log leaves to the import's entry.
create policy "admins redirect with an import" on public.redirects as restrictive
  for insert to authenticated with check (batch_id is null or (select private.has_full_role()));

-- The newest imports, with how many of their posts are still those of the import. Security invoker: policies decide.
create function public.list_imports() returns table (id uuid, source text, created_at timestamptz, undone_at timestamptz, posts bigint)
language sql stable set search_path = ''
as $$
  select b.id, b.source, b.created_at, b.undone_at,
    (select count(*) from public.import_items i where i.batch_id = b.id)
  from public.import_batches b order by b.created_at desc, b.id limit 50
$$;
grant execute on function public.list_imports() to authenticated;
