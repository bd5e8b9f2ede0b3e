-- Named pieces of Markdown. A post shows one by a line such as {{ conversion-table }}, and every post shows its newest text.

create table public.text_blocks (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint text_blocks_once unique
    constraint text_blocks_name check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 60),
  title text not null
    constraint text_blocks_title check (title = private.trim_blank(title) and char_length(title) between 1 and 100),
  -- No pictures: readers may load only those that a public post names. No block in a block.
  content text not null
    constraint text_blocks_content check (
      char_length(private.trim_blank(content)) >= 1 and char_length(content) <= 20000
      and content !~ '/media/' and content !~ '\{\{[ \t]*[a-z0-9-]+[ \t]*\}\}'
    ),
  version integer not null default 1,
  created_at timestamptz not null default now()
);

-- Security definer: a policy that counts its own table would call itself.
create function private.blocks_have_room() returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 200 from public.text_blocks
$$;

create function private.count_block_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

create trigger text_blocks_version before update on public.text_blocks
  for each row execute function private.count_block_version();

create function private.log_block() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_block public.text_blocks := case when tg_op = 'DELETE' then old else new end;
  v_event text := case tg_op when 'INSERT' then 'added' when 'DELETE' then 'deleted' else 'changed' end;
begin
  perform private.log_event(
    'block.' || v_event, v_block.id::text, v_block.name,
    case when tg_op = 'UPDATE' then private.changed_columns(to_jsonb(old), to_jsonb(new), array['version']) else '' end
  );
  return null;
end
$$;

create trigger audit_block after insert or delete on public.text_blocks
  for each row execute function private.log_block();
create trigger audit_block_change after update on public.text_blocks
  for each row when ((old.name, old.title, old.content) is distinct from (new.name, new.title, new.content))
  execute function private.log_block();

alter table public.text_blocks enable row level security;
grant select (name, content) on table public.text_blocks to anon;
grant select (id, name, title, content, version), insert (name, title, content), update (title, content), delete
  on table public.text_blocks to authenticated;
grant select, insert on table public.text_blocks to service_role;
grant execute on function private.blocks_have_room() to authenticated;

create policy "readers read blocks" on public.text_blocks for select to anon using (true);
create policy "admins read blocks" on public.text_blocks
  for select to authenticated using ((select private.is_admin()));
create policy "admins add blocks" on public.text_blocks
  for insert to authenticated with check ((select private.has_right('publish_all')) and (select private.blocks_have_room()));
create policy "admins change blocks" on public.text_blocks
  for update to authenticated using ((select private.has_right('publish_all'))) with check ((select private.has_right('publish_all')));
create policy "admins take away blocks" on public.text_blocks
  for delete to authenticated using ((select private.has_right('publish_all')));
