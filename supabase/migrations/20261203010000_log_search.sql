-- The search of the log reads an entry as the panel shows it.

-- As list_log before, but p_shown, an object in JSON, has the words that the panel shows for a stored text: for an event, and
-- for an event with a title. It is JSON as text, because some clients encode what is JSON already a second time. The names of
-- changed columns are not searched: the panel shows other words, and a name such as "title" is in most entries.
create function public.find_log(
  p_words text[], p_limit integer, p_offset integer, p_shown text, p_kind text default null, p_actor text default null,
  p_object text default null, p_since timestamptz default null, p_before bigint default null
)
returns table (
  id bigint, at timestamptz, event text, actor text, object_id text, title text, detail text, version integer,
  network text, total bigint
)
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_right('log') then
    return;
  end if;
  perform private.seal_log();
  return query
    select l.id, l.at, l.event, l.actor, l.object_id, l.title, l.detail, l.version, l.network, listed.total
    from (
      select unnest(page.keys)::bigint as id, page.total
      from private.list_page(
        format('public.audit_log p, (select %L::jsonb as words) shown', p_shown),
        concat_ws(
          ' and ', 'true', 'p.event like ' || quote_literal(p_kind || '.%'), 'p.actor = ' || quote_literal(p_actor),
          'p.object_id = ' || quote_literal(p_object), 'p.at >= ' || quote_literal(p_since), 'p.id < ' || p_before
        ),
        'p.id desc', 'p.id', 'bigint',
        $t$lower(
          p.actor || ' ' || coalesce(shown.words ->> p.event, p.event) || ' '
          || coalesce(shown.words ->> (p.event || ' ' || p.title), p.title) || ' '
          || case
            when p.event in (
              'post.changed', 'post.published', 'post.scheduled', 'post.unpublished', 'image.changed', 'author.changed',
              'block.changed'
            ) or (p.event = 'setting.changed' and p.title = 'The site') then ''
            else p.detail
          end
        )$t$,
        p_words, p_limit, p_offset
      ) as page
    ) listed
    join public.audit_log l on l.id = listed.id
    order by l.id desc;
end
$$;

grant execute on function public.find_log(text[], integer, integer, text, text, text, text, timestamptz, bigint) to authenticated;

-- For the site of an earlier release: without the words of the panel.
create or replace function public.list_log(
  p_words text[], p_limit integer, p_offset integer, p_kind text default null, p_actor text default null,
  p_object text default null, p_since timestamptz default null, p_before bigint default null
)
returns table (
  id bigint, at timestamptz, event text, actor text, object_id text, title text, detail text, version integer,
  network text, total bigint
)
language sql security definer set search_path = ''
as $$
  select * from public.find_log(p_words, p_limit, p_offset, '{}', p_kind, p_actor, p_object, p_since, p_before)
$$;
