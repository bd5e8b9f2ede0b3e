-- What the owner says about the site: its name, its contact, its figures. The values of lib/site.ts hold where nothing is
-- stored. One row, which every page reads.

create table public.site_settings (
  id boolean primary key default true check (id),
  -- Each field is checked by the schema of lib/settings/fields.ts, when it is saved and when it is read.
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 32768),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text check (char_length(updated_by) <= 50)
);
insert into public.site_settings default values;

-- Every save is a version: the second of two editors names an old one and changes nothing.
create function private.stamp_site_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  new.updated_by := (select a.username from public.admins a where a.user_id = auth.uid());
  return new;
end
$$;

create trigger site_settings_stamp before update on public.site_settings
  for each row execute function private.stamp_site_settings();

-- The names of the fields, and not their contents.
create function private.log_site_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event('setting.changed', '', 'The site', (
    select string_agg(f.name, ', ' order by f.name collate "C")
    from (select jsonb_object_keys(old.fields) union select jsonb_object_keys(new.fields)) as f (name)
    where old.fields -> f.name is distinct from new.fields -> f.name
  ));
  return null;
end
$$;

create trigger audit_site_settings after update on public.site_settings
  for each row when (old.fields is distinct from new.fields) execute function private.log_site_settings();

alter table public.site_settings enable row level security;
grant select (id, fields) on table public.site_settings to anon;
grant select, update (fields) on table public.site_settings to authenticated;
grant select, insert, update on table public.site_settings to service_role;
create policy "everyone reads the settings of the site" on public.site_settings
  for select to anon, authenticated using (true);
create policy "admins change the settings of the site" on public.site_settings
  for update to authenticated using ((select private.has_right('settings'))) with check ((select private.has_right('settings')));
