-- Imports: which post came from which item of which source, so that a second import changes nothing and one can be undone.

create table public.import_batches (
  id uuid primary key default gen_random_uuid(),
  source text not null check (char_length(source) between 1 and 200),
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
alter table public.import_batches enable row level security;
grant select, insert, update, delete on table public.import_batches to service_role;

create table public.import_items (
  -- The format and, where it says one, the site that the item comes from; then the source's own id of it.
  source text not null check (char_length(source) between 1 and 500),
  source_id text not null check (char_length(source_id) between 1 and 1000),
  batch_id uuid not null references public.import_batches (id) on delete cascade,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  -- Of what was imported: the same item has the same hash.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- The version of the post that the import made; a later one is an editor's and is never overwritten.
  version integer not null check (version >= 1),
  -- The post's columns before this batch changed it; null when this batch made it.
  before jsonb,
  primary key (source, source_id)
);
create index import_items_batch on public.import_items (batch_id);
create index import_items_post on public.import_items (post_id);
alter table public.import_items enable row level security;
grant select, insert, update, delete on table public.import_items to service_role;
