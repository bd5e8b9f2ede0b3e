-- As before, but all hits are gathered by the view's condition and in its order. Of more than 10,000 hits in the whole table
-- an arbitrary 10,000 were gathered before the condition was checked, so that a list and the export of the log lacked rows.
create or replace function private.list_page(
  p_table text, p_where text, p_order text, p_key text, p_type text, p_text text,
  p_words text[], p_limit integer, p_offset integer, out keys text[], out total bigint
)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_condition text := private.words_condition(p_text, p_words);
  v_limit integer := least(greatest(p_limit, 0), 1000);
  v_offset integer := least(greatest(p_offset, 0), 10000);
  v_walked integer;
begin
  if cardinality(p_words) = 0 then
    execute format('select count(*) from (select 1 from %s where %s limit 10000) p', p_table, p_where) into total;
    execute format(
      'select array(select %s::text from %s where %s order by %s limit %s offset %s)',
      p_key, p_table, p_where, p_order, v_limit, v_offset
    ) into keys;
    return;
  end if;
  execute format(
    'select count(*), coalesce(array_agg(key) filter (where matches), ''{}'')
     from (select %s::text as key, %s as matches from %s where %s order by %s limit 5000) p',
    p_key, v_condition, p_table, p_where, p_order
  ) into v_walked, keys;
  if v_walked = 5000 and cardinality(keys) < v_offset + v_limit
    and exists (select 1 from unnest(p_words) as word where char_length(word) > 2)
  then
    keys := private.gathered_keys(
      format('select %s::text from %s where %s and %s order by %s limit 10000', p_key, p_table, p_where, v_condition, p_order)
    );
  end if;
  total := cardinality(keys);
  keys := keys[v_offset + 1 : v_offset + v_limit];
end
$$;
