-- The redirects that a person deleted: an older export of this site does not bring them back by itself.

create table public.deleted_redirects (
  source text primary key,
  -- The import that had made it; its undo takes this row along, as if it had not been.
  batch_id uuid references public.import_batches (id) on delete set null,
  deleted_at timestamptz not null default now()
);
create index deleted_redirects_batch on public.deleted_redirects (batch_id) where batch_id is not null;

alter table public.deleted_redirects enable row level security;
grant select, delete on table public.deleted_redirects to authenticated, service_role;
create policy "admins import over what was deleted" on public.deleted_redirects
  for all to authenticated using ((select private.has_full_role())) with check ((select private.has_full_role()));

-- Security definer: only this trigger adds rows.
create function private.remember_deleted_redirect() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    insert into public.deleted_redirects (source, batch_id) values (old.source, old.batch_id)
    on conflict (source) do update set batch_id = excluded.batch_id, deleted_at = now();
  end if;
  if tg_op <> 'DELETE' then
    delete from public.deleted_redirects where source = new.source;
  end if;
  return null;
end
$$;

create trigger redirects_return after insert on public.redirects
  for each row execute function private.remember_deleted_redirect();
create trigger redirects_leave after update on public.redirects
  for each row when (old.source <> new.source) execute function private.remember_deleted_redirect();
-- One that goes with its post comes back with it: the deletion of a post cascades, at a depth of its own.
create trigger redirects_delete after delete on public.redirects
  for each row when (pg_trigger_depth() = 0) execute function private.remember_deleted_redirect();
