-- Keeps the cost of sitemaps and of common words constant up to a hundred thousand posts: smaller sitemap parts, and
-- common words are searched in list order instead of gathered.

-- Sitemap ------------------------------------------------------------------------------------------------------------

-- A part is split at twice this number. A small part costs what a small site's sitemap costs. Beyond 75,000 posts the
-- parts grow, since a host returns at most a thousand rows of the list of parts.
create or replace function private.sitemap_part_size() returns integer
language sql stable set search_path = ''
as $$
  select greatest(300, sum(posts) / 250)::integer from private.sitemap_parts
$$;

select private.cut_sitemap_parts();

-- Search -------------------------------------------------------------------------------------------------------------

-- A negated word would be let in again by the second dictionary, so the English one decides alone. The last word matches
-- as a prefix unless it is short or inside quotes.
create or replace function private.search_query(p_query text) returns tsquery
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_text text := left(p_query, 200);
  v_folded text := private.fold(v_text);
  v_last text := substring(v_folded from '[^\s"''\\:&|!()<>*,.;/-]{3,}$');
  v_head text := left(v_folded, char_length(v_folded) - coalesce(char_length(v_last), 0));
  v_begun tsquery;
  v_english tsquery := private.with_synonyms(websearch_to_tsquery('english', v_text), 'english');
  v_english_head tsquery := private.with_synonyms(websearch_to_tsquery('english', v_head), 'english');
  v_simple_head tsquery := private.with_synonyms(websearch_to_tsquery('simple', v_head), 'simple');
begin
  if v_text ~ '(^|\s)-\S' then
    return v_english;
  end if;
  if v_last is not null and v_text !~ '"' then
    v_begun := to_tsquery('simple', quote_literal(lower(v_last)) || ':*');
  end if;
  return v_english
    || private.with_synonyms(websearch_to_tsquery('simple', v_folded), 'simple')
    || coalesce(v_english_head && v_begun, ''::tsquery)
    -- Both dictionaries parse it alike, so one query is enough: the index would be searched twice.
    || coalesce(case when v_simple_head <> v_english_head then v_simple_head && v_begun end, ''::tsquery);
end
$$;

-- Public posts that match a query with their rank, at most 500, newest first. A query with up to 2,000 hits is answered
-- completely; a more common one from the newest 3,000 posts, filled up from the gathered hits where these are fewer than
-- 500. A query that matches a quarter of the newest 200 posts reads the newest at once, because gathering takes longer
-- with every hit. Title and topics weigh more than how often a long text has a word. Security definer for the index
-- alone: under row-level security `@@` cannot use it, since the operator is not leakproof. The caller reads the posts
-- themselves under the policies.
create or replace function private.search_candidates(p_query tsquery, p_type text) returns table (id uuid, rank real)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_ids uuid[] := '{}';
  -- A query of negations only has no hits to gather.
  v_has_hits boolean := querytree(p_query) not in ('', 'T');
  v_is_common boolean := querytree(p_query) = 'T' or (
    select count(*) > 50
    from (
      select p.search from public.blog_posts p
      where private.is_public(p.released, p.published_at, p.unpublish_at)
      order by p.published_at desc, p.id desc limit 200
    ) newest
    where newest.search @@ p_query
  );
begin
  if v_is_common then
    v_ids := private.newest_matches(p_query, p_type);
  end if;
  if v_has_hits and cardinality(v_ids) < 500 then
    v_ids := v_ids || private.search_matches(p_query, 2001);
    if not v_is_common and cardinality(v_ids) > 2000 then
      v_ids := v_ids || private.newest_matches(p_query, p_type);
    end if;
  end if;
  return query
    select p.id, (2 * ts_rank(ts_filter(p.search, '{a}'), p_query) + ts_rank(p.search, p_query, 1))::real
    from public.blog_posts p
    where p.id = any (v_ids) and private.is_public(p.released, p.published_at, p.unpublish_at) and (p_type is null or p.post_type = p_type)
    order by p.published_at desc, p.id desc
    limit 500;
end
$$;

-- The panel's list ---------------------------------------------------------------------------------------------------

-- The posts of a list, in its order, that hold every word: in the title, the slug or the author, or as a word of the
-- text. Words are searched among the first 5,000 posts of the list; where these do not fill the page, all hits are
-- gathered (10,000 at most). Parts of one or two letters have no trigrams and are searched among the first 5,000 only.
-- Texts are gathered by the search index, up to 10,000, in no order. For a word in a quarter of the first 200 posts these
-- would be an arbitrary 10,000, so such texts are read in list order, too.
create or replace function private.post_ids_with_words(
  p_words text[], p_source text, p_order text, p_wanted integer
) returns uuid[]
language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_condition text := private.words_condition('lower(p.title || '' '' || p.slug || '' '' || p.author)', p_words);
  -- Full-text search ignores or interprets punctuation, so words with punctuation are matched literally.
  v_query tsquery := case
    when not exists (select 1 from unnest(p_words) as word where word ~ '^-|[!-,./:-@[-`{-~]')
      then private.search_query(array_to_string(p_words, ' '))
  end;
  v_is_common boolean;
  v_texts uuid[] := '{}';
  v_walked integer;
  v_ids uuid[];
begin
  execute format(
    'select count(*) filter (where p.search @@ $1) > 50 from (select p.search from %s order by %s limit 200) p',
    p_source, p_order
  ) into v_is_common using v_query;
  if v_query is not null and not v_is_common then
    v_texts := private.search_matches(v_query, 10000);
  end if;
  execute format(
    'select count(*), coalesce(array_agg(p.id) filter (where %1$s or ($1 and p.search @@ $2)), ''{}'') from (
       select p.id, p.title, p.slug, p.author, p.search from %2$s order by %3$s limit 5000
     ) p',
    v_condition, p_source, p_order
  ) into v_walked, v_ids using v_is_common, v_query;
  if v_walked = 5000 and cardinality(v_ids) < p_wanted
    and exists (select 1 from unnest(p_words) as word where char_length(word) > 2)
  then
    v_ids := private.gathered_keys(
      format('select p.id::text from public.blog_posts p where %s limit 10000', v_condition)
    )::uuid[];
    if v_is_common then
      v_texts := private.search_matches(v_query, 10000);
    end if;
  elsif cardinality(v_texts) = 0 then
    return v_ids;
  end if;
  execute format(
    'select array(select p.id from %s and p.id = any ($1) order by %s limit 10000)', p_source, p_order
  ) into v_ids using v_ids || v_texts;
  return v_ids;
end
$$;
