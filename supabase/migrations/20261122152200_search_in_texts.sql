-- The panel's list of posts finds words in texts too.

-- The posts of a list, in its order, in which every word occurs: as a part of the title, the slug or the author together, or
-- as a word of the text. Parts of common words occur among the first 5,000 posts of the list; where these do not fill the
-- page, all that hold them are gathered (10,000 of them at most). Parts of one or two letters have no trigrams: they are looked
-- for among the first 5,000 alone. Of the texts that match, up to 10,000 are gathered by the index of the search.
create or replace function private.post_ids_with_words(
  p_words text[], p_source text, p_order text, p_wanted integer
) returns uuid[]
language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_condition text := private.post_words(p_words);
  -- A sign means something to the search of texts, or nothing: words that hold one are taken as they stand.
  v_texts uuid[] := case
    when exists (select 1 from unnest(p_words) as word where word ~ '^-|[!-,./:-@[-`{-~]') then '{}'
    else private.search_matches(private.search_query(array_to_string(p_words, ' ')), 10000)
  end;
  v_walked integer;
  v_ids uuid[];
begin
  execute format(
    'select count(*), coalesce(array_agg(p.id) filter (where %1$s), ''{}'') from (
       select p.id, p.title, p.slug, p.author from %2$s order by %3$s limit 5000
     ) p',
    v_condition, p_source, p_order
  ) into v_walked, v_ids;
  if v_walked = 5000 and cardinality(v_ids) < p_wanted
    and exists (select 1 from unnest(p_words) as word where char_length(word) > 2)
  then
    v_ids := private.gathered_posts(v_condition, 10000);
  elsif cardinality(v_texts) = 0 then
    return v_ids;
  end if;
  execute format(
    'select array(select p.id from %s and p.id = any ($1) order by %s limit 10000)', p_source, p_order
  ) into v_ids using v_ids || v_texts;
  return v_ids;
end
$$;
