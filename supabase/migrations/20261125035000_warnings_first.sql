-- A search that names an animal shows what warns of a danger to it first: posts with the topic "pet safety".
create or replace function private.search_candidates(p_query tsquery, p_type text) returns table (id uuid, rank real)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_ids uuid[] := array[]::uuid[];
  v_is_about_pets boolean := p_query::text ~ '''(dog|cat|pet|puppi|kitten)s?''';
begin
  -- A query of negations only has no hits to gather.
  if querytree(p_query) not in ('', 'T') then
    v_ids := private.search_matches(p_query, 2001);
  end if;
  if cardinality(v_ids) > 2000 or querytree(p_query) = 'T' then
    v_ids := v_ids || private.newest_matches(p_query, p_type);
  end if;
  return query
    select p.id,
      (2 * ts_rank(ts_filter(p.search, '{a}'), p_query) + ts_rank(p.search, p_query, 1)
        + case when v_is_about_pets and p.facets @> array['tag:pet-safety'] then 10 else 0 end)::real
    from public.blog_posts p
    where p.id = any (v_ids) and private.is_public(p.released, p.published_at, p.unpublish_at) and (p_type is null or p.post_type = p_type)
    order by p.published_at desc, p.id desc
    limit 500;
end
$$;
