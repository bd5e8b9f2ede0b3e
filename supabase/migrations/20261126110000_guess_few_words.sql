-- Guesses no word of a search with more than three unknown ones: with three of them respelt, still no post holds all words.
create or replace function public.suggest_words(p_query text)
returns table (typed text, word text, spelling text)
language sql stable security definer set search_path = ''
as $$
  with unknown as materialized (
    select w.word from private.words_of(left(p_query, 200)) w
    where char_length(w.word) >= 4
      and not exists (select 1 from private.search_words s where s.word = w.word)
    limit 4
  )
  select q.word, near.word, near.spelling
  from (select u.word from unknown u where (select count(*) from unknown) <= 3) q
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
$$;
