-- Full-text search over public posts: tags and authors count, the last word matches as a prefix, synonyms match, a search
-- without results gets spelling suggestions, and excerpts are whole sentences.

create index blog_posts_search on public.blog_posts using gin (search);

-- Synonyms -----------------------------------------------------------------------------------------------------------

-- Whether a list is valid as synonyms: 2 to 6 terms, each once, short, lower case, each with a searchable word.
create function private.are_synonyms(p_words text[]) returns boolean
language sql immutable parallel safe
return cardinality(p_words) between 2 and 6
  and coalesce(array_ndims(p_words), 1) = 1
  and (select count(distinct w.word) = count(*) from unnest(p_words) as w (word))
  and (
    select bool_and(
      w.word = lower(private.trim_blank(w.word)) and char_length(w.word) between 2 and 40
      and numnode(plainto_tsquery('simple'::regconfig, private.fold(w.word))) > 0
    )
    from unnest(p_words) as w (word)
  );

create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  words text[] not null constraint search_synonyms_once unique
    constraint search_synonyms_words check (private.are_synonyms(words)),
  created_at timestamptz not null default now()
);

-- Every search reads all synonyms, so their number is limited to a few hundred. Security definer: a policy that counts
-- its own table would call itself.
create function private.synonyms_have_room() returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 300 from public.search_synonyms
$$;

grant execute on function private.are_synonyms(text[]) to authenticated, service_role;
grant execute on function private.synonyms_have_room() to authenticated;

alter table public.search_synonyms enable row level security;
grant select (id, words), insert (words), update (words), delete on table public.search_synonyms to authenticated;
grant select on table public.search_synonyms to service_role;

create policy "admins read the words of one meaning" on public.search_synonyms
  for select to authenticated using ((select private.is_admin()));
create policy "admins add words of one meaning" on public.search_synonyms
  for insert to authenticated with check ((select private.is_admin()) and (select private.synonyms_have_room()));
create policy "admins change words of one meaning" on public.search_synonyms
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins take away words of one meaning" on public.search_synonyms
  for delete to authenticated using ((select private.is_admin()));

-- Words that British, American and Polish kitchens use for one thing.
insert into public.search_synonyms (words) values
  ('{beetroot,beet,buraki}'), ('{courgette,zucchini,cukinia}'), ('{aubergine,eggplant}'), ('{coriander,cilantro}'),
  ('{rocket,arugula}'), ('{spring onion,scallion,green onion}'), ('{prawn,shrimp}'), ('{chickpea,garbanzo}'),
  ('{yoghurt,yogurt}'), ('{fibre,fiber}'), ('{flavour,flavor}'), ('{icing sugar,powdered sugar}'),
  ('{caster sugar,superfine sugar}'), ('{double cream,heavy cream}'), ('{soured cream,sour cream,śmietana}'),
  ('{plain flour,all-purpose flour}'), ('{wholemeal,whole wheat}'), ('{cornflour,cornstarch}'),
  ('{bicarbonate of soda,baking soda}'), ('{minced meat,ground meat}'), ('{twaróg,farmer cheese,quark}'),
  ('{swede,rutabaga}'), ('{broad bean,fava bean}'), ('{grill,broil}'), ('{biscuit,cookie}'), ('{stock,broth}'),
  ('{dumplings,pierogi}'), ('{sauerkraut,kapusta kiszona}'), ('{sorrel,szczaw}'), ('{treacle,molasses}'),
  ('{sultana,raisin}'), ('{hob,stovetop}');

-- Replaces each word of a query by the choice of its synonyms. Only the original words are replaced, not the inserted
-- ones. Security definer: readers get results, not the table.
create function private.with_synonyms(p_query tsquery, p_config regconfig) returns tsquery
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_row record;
  v_query tsquery := p_query;
begin
  for v_row in
    select distinct on (target) target, substitute
    from (
      select s.created_at, s.id, plainto_tsquery(p_config, m.word) as target,
        (select string_agg('(' || plainto_tsquery(p_config, o.word)::text || ')', ' | ')::tsquery
         from (select case when p_config = 'simple'::regconfig then private.fold(x) else x end from unnest(s.words) as x) as o (word)
         where numnode(plainto_tsquery(p_config, o.word)) > 0) as substitute
      from public.search_synonyms s
      cross join lateral (
        select case when p_config = 'simple'::regconfig then private.fold(x) else x end from unnest(s.words) as x
      ) as m (word)
    ) as groups
    where numnode(target) > 0 and p_query @> target
    order by target, created_at, id
    limit 12
  loop
    v_query := ts_rewrite(v_query, v_row.target, v_row.substitute);
  end loop;
  return v_query;
end
$$;

-- Hits ---------------------------------------------------------------------------------------------------------------

-- A negated word would be let in again by the second dictionary, so the English one decides alone. The last word matches
-- as a prefix unless it is short or inside quotes.
create function private.search_query(p_query text) returns tsquery
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_text text := left(p_query, 200);
  v_folded text := private.fold(v_text);
  v_last text := substring(v_folded from '[^\s"''\\:&|!()<>*,.;/-]{3,}$');
  v_head text := left(v_folded, char_length(v_folded) - coalesce(char_length(v_last), 0));
  v_begun tsquery;
  v_english tsquery := private.with_synonyms(websearch_to_tsquery('english', v_text), 'english');
begin
  if v_text ~ '(^|\s)-\S' then
    return v_english;
  end if;
  if v_last is not null and v_text !~ '"' then
    v_begun := to_tsquery('simple', quote_literal(lower(v_last)) || ':*');
  end if;
  return v_english
    || private.with_synonyms(websearch_to_tsquery('simple', v_folded), 'simple')
    || coalesce(private.with_synonyms(websearch_to_tsquery('english', v_head), 'english') && v_begun, ''::tsquery)
    || coalesce(private.with_synonyms(websearch_to_tsquery('simple', v_head), 'simple') && v_begun, ''::tsquery);
end
$$;

-- Posts that match a query, drafts included, at most p_max and in no order. The GIN index is forced, because every other
-- plan may read the whole table.
create function private.search_matches(p_query tsquery, p_max integer) returns uuid[]
language sql stable security invoker set search_path = '' set enable_seqscan = off set enable_indexscan = off
as $$
  select array(select p.id from public.blog_posts p where p.search @@ p_query limit p_max)
$$;

-- The newest public posts (of one type or all) that match a query, among the newest 3,000; at most 500.
create function private.newest_matches(p_query tsquery, p_type text) returns uuid[]
language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_ids uuid[];
begin
  execute format(
    'select array(
       select p.id from (
         select p.id, p.search from public.blog_posts p
         where private.is_public(p.released, p.published_at, p.unpublish_at) %s
         order by p.published_at desc, p.id desc limit 3000
       ) p where p.search @@ $1 limit 500
     )',
    case when p_type is null then '' else format('and p.post_type = %L', p_type) end
  ) into v_ids using p_query;
  return v_ids;
end
$$;

-- Public posts that match a query with their rank, at most 500, newest first. A query with up to 2,000 hits is answered
-- completely; a more common one from the newest 3,000 posts, filled up from the gathered hits. Title and topics weigh
-- more than how often a long text has a word. Security definer for the index alone: under row-level security `@@` cannot
-- use it, since the operator is not leakproof. The caller reads the posts themselves under the policies.
create function private.search_candidates(p_query tsquery, p_type text) returns table (id uuid, rank real)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_ids uuid[] := array[]::uuid[];
begin
  -- A query of negations only has no hits to gather.
  if querytree(p_query) not in ('', 'T') then
    v_ids := private.search_matches(p_query, 2001);
  end if;
  if cardinality(v_ids) > 2000 or querytree(p_query) = 'T' then
    v_ids := v_ids || private.newest_matches(p_query, p_type);
  end if;
  return query
    select p.id, (2 * ts_rank(ts_filter(p.search, '{a}'), p_query) + ts_rank(p.search, p_query, 1))::real
    from public.blog_posts p
    where p.id = any (v_ids) and private.is_public(p.released, p.published_at, p.unpublish_at) and (p_type is null or p.post_type = p_type)
    order by p.published_at desc, p.id desc
    limit 500;
end
$$;

-- Sentences ----------------------------------------------------------------------------------------------------------

-- The sentences of a text without headings, lists, tables and quotes, which read as nonsense when joined.
create function private.sentences(p_content text) returns setof text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(s.sentence, '\s+', ' ', 'g'))
  from regexp_split_to_table(
    private.search_text(
      regexp_replace(left(p_content, 20000), '^[ \t]*(#{1,6}[ \t]|[-+*][ \t]|\d{1,4}[.)][ \t]|[|>]|```|!\[).*$', '', 'gn')
    ),
    '(?<=[.!?…])\s+|\n[ \t]*\n'
  ) as s (sentence)
  where char_length(s.sentence) >= 20
$$;

-- The excerpt of a hit: the description if it holds a searched word, else the first sentence that does, else the
-- description. One word is enough, because few sentences hold all.
create function private.search_excerpt(p_description text, p_content text, p_query tsquery) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_any tsquery;
  v_sentence text;
begin
  if querytree(p_query) in ('', 'T') then
    return p_description;
  end if;
  v_any := replace(querytree(p_query), '&', '|')::tsquery;
  select s.sentence into v_sentence
  from (select p_description union all select private.sentences(p_content)) as s (sentence)
  where to_tsvector('english', s.sentence) || to_tsvector('simple', private.fold(s.sentence)) @@ v_any
  limit 1;
  return coalesce(v_sentence, p_description);
end
$$;

-- Titles and excerpts are marked with U+E000 and U+E001, never with HTML. `total` counts up to 500.
create function public.search_posts(
  p_query text, p_type text default null, p_limit integer default 12, p_offset integer default 0
)
returns table (
  slug text, title text, post_type text, author text, published_at timestamptz, image_url text,
  marked_title text, marked_excerpt text, total bigint
)
language sql stable security invoker set search_path = ''
as $$
  with q as materialized (
    select
      private.search_query(p_query) as query,
      'StartSel=' || chr(57344) || ', StopSel=' || chr(57345) as marks
  ),
  hits as materialized (
    select p.id, c.rank, count(*) over () as total
    from q
    cross join lateral private.search_candidates(q.query, p_type) c
    join public.blog_posts p on p.id = c.id
    order by c.rank desc, p.published_at desc, p.id
    limit least(greatest(p_limit, 0), 50) offset least(greatest(p_offset, 0), 500)
  ),
  shown as materialized (
    select h.rank, h.total, p.slug, p.title, p.post_type, p.author, p.published_at, p.id, p.image_url, p.content,
      translate(
        private.search_excerpt(coalesce(nullif(p.meta_description, ''), p.excerpt), p.content, q.query),
        chr(57344) || chr(57345), ''
      ) as excerpt
    from hits h
    join public.blog_posts p on p.id = h.id
    cross join q
  )
  select
    s.slug, s.title, s.post_type, s.author, s.published_at, s.image_url,
    ts_headline('english', translate(s.title, chr(57344) || chr(57345), ''), q.query, q.marks || ', HighlightAll=true'),
    case
      -- A post of lists only, without a description.
      when s.excerpt = '' then
        ts_headline('english', private.search_text(s.content), q.query, q.marks || ', MaxFragments=1, MaxWords=22, MinWords=10')
      when char_length(s.excerpt) <= 280 then ts_headline('english', s.excerpt, q.query, q.marks || ', HighlightAll=true')
      else ts_headline('english', s.excerpt, q.query, q.marks || ', MaxFragments=1, MaxWords=40, MinWords=30') || ' …'
    end,
    s.total
  from shown s
  cross join q
  order by s.rank desc, s.published_at desc, s.id
$$;

grant execute on function private.search_query(text) to anon;
grant execute on function private.search_candidates(tsquery, text) to anon;
grant execute on function private.sentences(text) to anon;
grant execute on function private.search_excerpt(text, text, tsquery) to anon;
grant execute on function public.search_posts(text, text, integer, integer) to anon;

-- Spelling -----------------------------------------------------------------------------------------------------------

-- The words of posts that were published. Words stay when their post is deleted: a suggestion is shown only if it finds
-- something.
create table private.search_words (
  word text primary key check (word ~ '^[a-z]{3,30}$'),
  spelling text not null check (char_length(spelling) <= 60)
);
create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops);

create function private.words_of(p_text text) returns table (word text, spelling text)
language sql immutable parallel safe set search_path = ''
as $$
  select distinct on (1) lower(private.fold(t.spelling)), t.spelling
  from regexp_split_to_table(lower(p_text), '[]\s\d!-/:;<=>?@[\\^_`{|}~„”“’‘–—…·½¼¾×°]+') as t (spelling)
  where lower(private.fold(t.spelling)) ~ '^[a-z]{3,30}$' and char_length(t.spelling) <= 60
  order by 1
$$;

-- Inserts in the order of the words, so that two publications cannot deadlock. Security definer: no role writes this
-- table.
create function private.keep_search_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_public(new.released, new.published_at, new.unpublish_at) then
    insert into private.search_words (word, spelling)
    select w.word, w.spelling
    from private.words_of(
      new.title || ' ' || private.tags_text(new.tags) || ' ' || new.author || ' ' || private.search_text(left(new.content, 20000))
    ) w
    order by w.word
    on conflict (word) do nothing;
  end if;
  return null;
end
$$;

create trigger keep_search_words
  after insert or update of title, content, tags, author, status, published_at, deleted_at on public.blog_posts
  for each row execute function private.keep_search_words();

-- For each word of a search that no post holds, similar words, the most similar first: two letters swapped, or most
-- trigrams shared. Security definer for the table of words.
create function public.suggest_words(p_query text)
returns table (typed text, word text, spelling text)
language sql stable security definer set search_path = ''
as $$
  select q.word, near.word, near.spelling
  from (select w.word from private.words_of(left(p_query, 200)) w where char_length(w.word) >= 4 limit 8) q
  cross join lateral (
    select n.word, n.spelling
    from (
      select s.word, s.spelling, 1::real as likeness
      from generate_series(1, char_length(q.word) - 1) as i
      join private.search_words s
        on s.word = left(q.word, i - 1) || substr(q.word, i + 1, 1) || substr(q.word, i, 1) || substr(q.word, i + 2)
      union all
      (
        select s.word, s.spelling, extensions.similarity(s.word, q.word)
        from private.search_words s
        where s.word operator(extensions.%) q.word
        order by 3 desc, s.word
        limit 12
      )
    ) n
    order by n.likeness desc, n.word
    limit 12
  ) near
  where not exists (select 1 from private.search_words s where s.word = q.word)
$$;

grant execute on function public.suggest_words(text) to anon;
