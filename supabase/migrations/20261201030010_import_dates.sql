-- An imported post shows readers when its source changed it, not the day of the import; and the list of imports says whether
-- one has anything to undo.

-- When the source last changed the item, else when it published it; null where it says neither.
alter table public.import_items add column changed_at timestamptz;

-- Dates the post of an import, while it is as the import left it. An account dates its own posts; those of others with the
-- right to edit them. Security definer: no role writes the date.
create function private.date_imported_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('site.restores_post', 'on', true);
  update public.blog_posts p set updated_at = least(new.changed_at, now())
  where p.id = new.post_id and p.version = new.version
    and (auth.uid() is null or p.created_by = auth.uid() or private.has_right('edit_all'));
  perform set_config('site.restores_post', 'off', true);
  return null;
end
$$;
create trigger import_items_date after insert or update of changed_at, version on public.import_items
  for each row when (new.changed_at is not null) execute function private.date_imported_post();

-- The newest imports, with what an undo takes back: the posts and redirects that are still those of the import. Security
-- invoker: policies decide.
create function public.import_history() returns table (
  id uuid, source text, created_at timestamptz, undone_at timestamptz, posts bigint, redirects bigint
)
language sql stable set search_path = ''
as $$
  select b.id, b.source, b.created_at, b.undone_at,
    (select count(*) from public.import_items i where i.batch_id = b.id),
    (select count(*) from public.redirects r where r.batch_id = b.id)
  from public.import_batches b order by b.created_at desc, b.id limit 50
$$;
grant execute on function public.import_history() to authenticated;
