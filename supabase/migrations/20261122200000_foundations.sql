-- Revokes every default privilege, and defines the helpers for texts and rows that the later files use.

-- New hosted projects grant nothing by default, older ones grant everything on every new object. These lines make both
-- alike. Without `in schema`, because only there the built-in right of every role to call every function can be revoked.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Substring search in the panel and spelling suggestions use trigram indexes.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- PostgreSQL parses a body after `return` when it creates the function, so no search path changes its names. The planner
-- inlines it, which matters because checks and generated columns call these functions for every written row.

-- Trims a text as String.trim does in the form; btrim alone removes spaces only.
create function private.trim_blank(p_text text) returns text
language sql immutable parallel safe
return btrim(
  p_text,
  E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007'
  '\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
);

-- Removes the marks of letters, so that "zurek" finds "żurek". Written out like slugify: no extension, no locale.
create function private.fold(p_text text) returns text
language sql immutable parallel safe
return translate(regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f]', '', 'g'), 'łŁđĐøØħĦı', 'lLdDoOhHi');

-- Takes one character more than allowed and cuts at the last hyphen, so that a word which ends at the limit stays whole.
create function private.cut_slug(p_slug text, p_max integer) returns text
language sql immutable parallel safe
return case
  when char_length(p_slug) <= p_max then p_slug
  when position('-' in left(p_slug, p_max + 1)) > 0 then regexp_replace(left(p_slug, p_max + 1), '-[^-]*$', '')
  else left(p_slug, p_max)
end;

-- ASCII, lower case, hyphens, at most 80 characters, cut at a word. Written out because lower() and unaccent() depend on
-- the server's locale and extensions, and every backend must return the same slug.
create function private.slugify(p_text text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v text := normalize(coalesce(p_text, ''), nfkc);
begin
  v := replace(replace(replace(v, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue');
  v := replace(replace(replace(v, 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue');
  v := replace(replace(replace(replace(v, 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae');
  v := replace(replace(replace(replace(v, 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th');
  v := translate(v, 'łŁđĐðÐøØħĦıŧŦŋŊ', 'llddddoohhittnn');
  v := regexp_replace(v, '[''’‘`´]', '', 'g');
  v := replace(v, '&', ' and ');
  v := regexp_replace(normalize(v, nfd), '[\u0300-\u036f]', '', 'g');
  v := translate(v, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');
  v := trim(both '-' from regexp_replace(v, '[^a-z0-9]+', '-', 'g'));
  return private.cut_slug(v, 80);
end
$$;

-- A post's words without its Markdown. U+E000 and U+E001 are removed, because search marks its hits with them. Only the
-- first 60,000 characters count: a tsvector holds one megabyte, and a post of 200,000 non-Latin letters could not be
-- saved. Comment openers are removed, because the text parser scans from each to the end of the text (26 s for 80 kB of
-- them).
create function private.search_text(p_content text) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(
    regexp_replace(replace(left(p_content, 60000), '<!', ' '), '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g'),
    '^[ \t]*(#{1,6}|>|[-+*]|\d{1,4}[.)])[ \t]+|^[ \t|:-]+$|[*`~\ue000\ue001]', '', 'gn'
  ),
  '[ \t]*\|[ \t]*', ' ', 'g'
);

-- The names of the images that a text shows. A dot at the end belongs to the sentence, not to the name.
create function private.image_names(p_image_url text, p_text text) returns text[]
language sql immutable parallel safe
return (
  select coalesce(array_agg(distinct rtrim(found.name[1], '.')), '{}')
  from regexp_matches(
    coalesce(p_image_url, '') || ' ' || coalesce(p_text, ''), '/media/([A-Za-z0-9._-]{1,200})', 'g'
  ) as found (name)
);

-- Whether two states of a post differ outside of the given columns. A column that is added later counts by itself.
create function private.row_differs(p_old jsonb, p_new jsonb, p_except text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select (p_old - p_except) is distinct from (p_new - p_except)
$$;

-- Checks, generated columns and triggers call these with the rights of the role that writes the row; readers call two of
-- them in a search.
grant execute on function private.trim_blank(text) to authenticated, service_role;
grant execute on function private.fold(text) to anon, authenticated, service_role;
grant execute on function private.slugify(text) to authenticated, service_role;
grant execute on function private.cut_slug(text, integer) to authenticated, service_role;
grant execute on function private.search_text(text) to anon, authenticated, service_role;
grant execute on function private.image_names(text, text) to authenticated, service_role;
grant execute on function private.row_differs(jsonb, jsonb, text[]) to authenticated, service_role;
