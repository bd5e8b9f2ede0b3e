import type { Connection } from '@supabase/lite'

/**
 * One post in a hundred is a draft, one in five hundred is in the bin. Always a hundred are scheduled.
 */
const insertPosts = (from: number, to: number) => `
  insert into public.blog_posts
    (slug, title, content, author, author_slug, post_type, status, published_at, created_at, updated_at, deleted_at, image_url, tags, labels, total_minutes)
  select
    'post-' || n,
    'Onion post number ' || n || case when n % 20000 = 7 then ' quincunx' else '' end,
    'Slice the onions thinly and let them soften slowly in butter and ' || case when n % 3 = 0 then 'barley' else 'beans' end,
    'Author ' || n % 50,
    'author-' || n % 50,
    -- Many recipes and few lessons.
    case when n % 50 = 7 then 'education' when n % 5 = 1 then 'news' when n % 5 = 2 then 'guide' else 'recipe' end,
    case when n % 100 = 0 then 'draft' when n % 1000 = 1 and n < 100000 then 'scheduled' else 'published' end,
    now() - n * interval '1 minute' + case when n % 1000 = 1 and n < 100000 then interval '1000 days' else '0' end,
    now() - n * interval '1 minute',
    now() - n * interval '1 minute',
    case when n % 500 = 3 then now() end,
    '/media/image-' || n % 5000 || '.webp',
    -- A topic that every post has, one of forty, and one that few have; of the diets one is common and one is rare.
    array['everyday', 'topic ' || n % 40] || case when n % 20000 = 7 then array['rare'] else '{}' end,
    case when n % 3 = 0 then array['vegetarian'] else '{}' end || case when n % 1000 = 4 then array['vegan'] else '{}' end,
    n % 180 + 1
  from generate_series(${from}, ${to}) as n
`

/** What the triggers would have written for each row. */
const FOLLOWING = [
  'truncate private.post_facets',
  `insert into private.post_facets (facet, published_at, post_id, unpublish_at)
   select facet, published_at, id, unpublish_at from public.blog_posts, unnest(facets) as facet
   where released and facet not like 'type:%'`,
  'truncate public.post_images, private.post_counts, private.tag_counts',
  'insert into public.post_images (path, post_id) select name, id from public.blog_posts, unnest(image_names) as name',
  `insert into private.post_counts (author, post_type, state, posts)
   select coalesce(author, ''), post_type, private.post_state(status, deleted_at), count(*) from public.blog_posts
   group by grouping sets ((author, post_type, private.post_state(status, deleted_at)), (post_type, private.post_state(status, deleted_at)))`,
  `insert into private.tag_counts (tag, posts, released)
   select tag, count(*), count(*) filter (where released) from public.blog_posts, unnest(tags) as tag
   where deleted_at is null group by tag`,
  `insert into public.images (path, width, height, bytes, in_posts)
   select 'image-' || n || '.webp', 10, 10, 10, exists (select 1 from public.post_images u where u.path = 'image-' || n || '.webp')
   from generate_series(0, 4999) as n
   on conflict (path) do update set in_posts = excluded.in_posts`,
]

/** Fills the sitemap's parts, whose triggers were off, too. */
export const SITEMAP = `
  delete from private.sitemap_parts where last_published_at < 'infinity';
  update private.sitemap_parts set posts = (select count(*) from public.blog_posts p where p.released), modified_at = now();
  select private.cut_sitemap_parts()
`

type Index = { name: string; definition: string }

/**
 * Fills the posts up to `count`. Triggers are off and indexes are created at the end; row by row a million would take
 * hours.
 */
export async function fillPosts(connection: Connection, count: number): Promise<void> {
  const rowsOf = async <Row>(query: string) => (await connection.exec<{ rows: Row[] }>(query)).rows
  const [held] = await rowsOf<{ posts: number }>('select count(*)::integer as posts from public.blog_posts')
  const indexes = await rowsOf<Index>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'public.blog_posts'::regclass and not indisunique
  `)
  for (const { name } of indexes) await connection.exec(`drop index ${name}`)
  // In one transaction, because the setting belongs to a connection.
  await connection.transaction(
    ['set local session_replication_role = replica', insertPosts((held?.posts ?? 0) + 1, count), ...FOLLOWING],
    { intent: 'migration' },
  )
  for (const { definition } of indexes) await connection.exec(definition)
  await connection.exec(SITEMAP)
  await connection.exec('vacuum analyze')
}
