import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGES_MAX } from '../../lib/paging.ts'
import { PAGE_SIZE } from '../../lib/posts/limits.ts'
import { fillPosts } from '../../tests/support/many-posts.ts'
import { openContract } from './harness/index.ts'
import { only, rowsOf } from './harness/rows.ts'

const contract = await openContract({ keepRows: true })
const { anon, admin } = contract.clients

/** `PLANS_POSTS=1000000` checks the same bounds among a million (docs/performance.md). */
const POSTS = Number(process.env.PLANS_POSTS ?? 100_000)

/** The numbers of the posts, messages and images that hold a rare word, newest first. */
const RARE = Array.from({ length: POSTS / 20_000 }, (_, index) => 7 + index * 20_000)
const LISTED = 25

/** The statement timeouts of a hosted project, by role. */
const STATEMENT_LIMITS = { anon: '3s', authenticated: '8s', service_role: '8s' }
type ApiRole = keyof typeof STATEMENT_LIMITS

/** On the server only: filling takes PGlite a minute, and its planner is the same. */
const onServer = describe.skipIf(!process.env.TEST_POSTGRES_URL)

let limited: postgres.Sql | undefined

async function withinLimit<Row>(role: ApiRole, statement: string): Promise<Row[]> {
  if (!limited) return contract.sql<Row>(statement)
  await limited.unsafe(`set statement_timeout = '${STATEMENT_LIMITS[role]}'`)
  return [...(await limited.unsafe<(Row & postgres.Row)[]>(statement))]
}

/** Explains a select as a role of the API with its session; returns the second run, which finds all plans cached. */
const EXPLAINER = `
  create schema explaining;
  create function explaining.plan_of(p_role text, p_claims jsonb, p_select text) returns json language plpgsql as $$
  declare
    v_plan json;
  begin
    perform set_config('request.jwt.claims', p_claims::text, true), set_config('request.jwt.claim.sub', p_claims ->> 'sub', true);
    perform set_config('role', p_role, true);
    for run in 1..2 loop
      execute 'explain (analyze, buffers, format json) ' || p_select into v_plan;
    end loop;
    perform set_config('role', 'none', true);
    return v_plan;
  end $$;
`

/** The same number of images, 500 of them without a post, and of messages, a tenth of them archived. */
const FILL_PANEL = `
  -- The server of the tests writes its log later: vacuum would not yet count these rows as visible to all.
  set synchronous_commit = on;
  alter table public.images disable trigger images_in_posts;
  insert into public.images (path, width, height, bytes, alt, created_at, in_posts)
  select 'more-' || n || '.webp', 10, 10, 10, case when n % 1000 = 1 then '' when n % 20000 = 7 then 'quincunx' else 'A pot of soup' end,
    now() - interval '30 days' - n * interval '1 minute', n % 200 <> 0
  from generate_series(1, ${POSTS}) as n;
  alter table public.images enable trigger images_in_posts;
  update public.images set deleted_at = now() - interval '40 days' where path like 'more-%000.webp' and not in_posts
    and created_at > now() - interval '30 days' - interval '100001 minutes';
  insert into public.contact_messages (name, email, subject, message, created_at, archived_at, read_at)
  select 'Anna ' || n, 'a@b.pl', 'A question', 'How long does the broth simmer?' || case when n % 20000 = 7 then ' quincunx' else '' end,
    now() - n * interval '1 minute', case when n % 10 = 0 then now() end, case when n % 3 = 0 then now() end
  from generate_series(1, ${POSTS}) as n;
  -- Conversations of others, each with a reply that waits.
  alter table public.post_comments disable trigger user;
  insert into public.post_comments (id, post_id, username, body, quote)
  select md5('comment' || n)::uuid, p.id, 'maria', 'Which onions?', 'Slice the onions thinly.'
  from generate_series(1, 20000) n join public.blog_posts p on p.slug = 'post-' || n;
  insert into public.post_comments (post_id, username, body, reply_to, created_at)
  select c.post_id, 'ada', 'Red ones.', c.id, now() - random() * interval '20 days' from public.post_comments c;
  alter table public.post_comments enable trigger user;
  -- Redirects of an import whose undo has not ended, and a tag.
  insert into public.deleted_items (kind, object_id, title, content, deleted_by, deleted_at)
  select case when n = ${POSTS} then 'tag' else 'redirect' end, n, '/old-' || n, '{}', 'maria', now() - n * interval '1 second'
  from generate_series(1, ${POSTS}) as n;
`

type Node = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

async function explained(role: ApiRole, select: string) {
  const claims = await contract.sql<{ claims: object }>(
    `select jsonb_build_object('sub', user_id, 'session_id', id) as claims from auth.sessions where user_id = '${contract.admin.userId}' limit 1`,
  )
  const statement = `select explaining.plan_of('${role}', '${JSON.stringify(only(claims).claims)}', $explain$${select}$explain$) as plan`
  const [found] = only(await withinLimit<{ plan: { Plan: Node }[] }>(role, statement)).plan
  if (!found) throw new Error('There is no plan')
  const nodes = nodesOf(found.Plan)
  const scans = nodes.filter((node) => node['Node Type'].endsWith('Scan') && !node.Plans)
  return {
    kinds: nodes.map((node) => node['Node Type']),
    /** Rows that the scans read, filtered ones included. */
    rows: scans
      .map((scan) => (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops'])
      .reduce((sum, rows) => sum + rows, 0),
    /** Pages of tables and indexes, including those read by functions inside the query. */
    buffers: found.Plan['Shared Hit Blocks'] + found.Plan['Shared Read Blocks'],
  }
}

/** For filling: 100,000 rows of each kind take a minute on an idle machine, and minutes on a busy one. */
const FILLING_MS = 1_200_000

beforeAll(async () => {
  if (contract.url) limited = postgres(contract.url, { max: 1, onnotice: () => undefined })
  await contract.backend.connection.exec(EXPLAINER)
  await fillPosts(contract.backend.connection, POSTS)
}, FILLING_MS)
beforeAll(async () => {
  await contract.sql(
    `insert into public.post_slug_redirects (slug, post_id) select 'old-' || slug, id from public.blog_posts`,
  )
  await contract.sql('analyze public.post_slug_redirects')
  await contract.sql(FILL_PANEL)
  await contract.sql('vacuum analyze public.images')
  await contract.sql('vacuum analyze public.contact_messages')
  await contract.sql('vacuum analyze public.deleted_items')
  await contract.sql('vacuum analyze public.post_comments')
}, FILLING_MS)
afterAll(() => limited?.end())

const CARD = `slug, title, post_type, author, author_slug, published_at, image_url, meta_description, excerpt, reading_minutes,
  total_minutes, servings`
const NEWEST_FIRST = 'order by published_at desc, id desc'
const pageOf = (condition: string, offset = 0) =>
  `select ${CARD} from public.blog_posts where ${condition} ${NEWEST_FIRST} limit ${PAGE_SIZE + 1} offset ${offset}`

onServer(`among ${POSTS.toLocaleString('en')} posts, what pages select`, () => {
  it.each<[string, string, number]>([
    ...['recipe', 'news', 'guide', 'education'].flatMap((type): [string, string, number][] => [
      [`the listing of ${type}`, pageOf(`post_type = '${type}'`), PAGE_SIZE + 1],
      [`its fourth page`, pageOf(`post_type = '${type}'`, 3 * PAGE_SIZE), 4 * PAGE_SIZE + 1],
      [
        `its last page that can be turned to`,
        pageOf(`post_type = '${type}'`, (PAGES_MAX - 1) * PAGE_SIZE),
        PAGES_MAX * PAGE_SIZE + 1,
      ],
    ]),
    ['the newest of all types', `select ${CARD} from public.blog_posts ${NEWEST_FIRST} limit 20`, 20],
    ["an author's posts", pageOf("author_slug = 'author-3'"), PAGE_SIZE + 1],
    [
      'the news of two days',
      `select slug, title from public.blog_posts where post_type = 'news' and published_at >= now() - interval '2 days' order by published_at desc limit 1000`,
      1000,
    ],
    ['a post', `select ${CARD}, content from public.blog_posts where slug = 'post-50000'`, 1],
    ['an address that no post has', "select id from public.blog_posts where slug = 'nothing'", 0],
    ['the cards of related posts', `select ${CARD} from public.blog_posts where slug in ('post-2', 'post-4')`, 2],
    [
      'a redirect',
      `select p.slug from public.post_slug_redirects r join public.blog_posts p on p.id = r.post_id where r.slug = 'old-post-2'`,
      3,
    ],
    ['the images of a page', "select path, alt from public.images where path in ('image-1.webp', 'image-2.webp')", 2],
  ])('%s comes from an index, in order, and no more rows than it shows are read', async (_what, select, rows) => {
    const plan = await explained('anon', select)
    expect(plan.kinds.filter((kind) => kind === 'Seq Scan' || kind.includes('Sort'))).toEqual([])
    expect(plan.rows).toBeLessThanOrEqual(rows)
    // A policy's function is planned again, and the planner reads the ends of its indexes: 700 pages among a million
    // posts.
    expect(plan.buffers).toBeLessThan((POSTS > 100_000 ? 900 : 150) + 8 * rows)
  })
})

/** A table of these posts has several thousand pages; reading each row through an index would touch 100,000. */
const FEW = 200

onServer(`among ${POSTS.toLocaleString('en')} posts, what functions read`, () => {
  it.each([
    ['the posts beside the newest', "public.adjacent_posts('post-2')", FEW],
    ['the posts beside the oldest', `public.adjacent_posts('post-${POSTS - 1}')`, FEW],
    ['whether a picture lies in the bin', "public.image_is_binned('more-1000.webp')", FEW],
    ['the next publication', 'public.next_publication()', FEW],
    ['the next publication of a type', "public.next_publication('education')", FEW],
    ['the authors', 'public.list_authors()', 50 * 8],
    // About forty topics, with at most 200 counted posts each.
    ['the topics', 'public.list_topics()', 42 * 260],
    ['a topic that all posts have', "public.list_by_facets('{tag:everyday}', 13)", FEW],
    [
      'its last page that can be turned to',
      `public.list_by_facets('{tag:everyday}', 13, ${(PAGES_MAX - 1) * PAGE_SIZE})`,
      FEW,
    ],
    ['a topic that few posts have', "public.list_by_facets('{tag:rare}', 13)", FEW],
    ['a topic that no post has', "public.list_by_facets('{tag:nothing}', 13)", FEW],
    ['a rare and a common facet', "public.list_by_facets('{diet:vegan,tag:everyday,type:recipe}', 13)", 2500],
    // The newest 5,000 posts of one facet are checked.
    [
      'common facets that no post has together',
      "public.list_by_facets('{tag:topic-1,tag:topic-2,time:120}', 13)",
      25_000,
    ],
    ['a topic of the recipes', "public.list_by_facets('{type:recipe,tag:everyday}', 13)", 25_000],
    ['whether a topic is public', "private.topic_is_public('everyday')", FEW],
    ['the parts of the sitemap', 'public.list_sitemap_parts()', FEW],
    // Each of the thousand pictures is looked up.
    ['a thousand posts of a sitemap', 'public.list_sitemap_posts(1000)', 6000],
    ['the posts related to the newest', "public.related_posts('post-2')", 4000],
    ['the posts related to the oldest', `public.related_posts('post-${POSTS - 1}')`, 4000],
    ['a search for a rare word', "public.search_posts('quincunx')", 5 * FEW],
    ['a search for a word that nothing holds', "public.search_posts('zzzqqq')", 5 * FEW],
    // 2,001 gathered, 3,000 newest searched, 500 ranked, 12 shown.
    ['a search for a common word', "public.search_posts('onion')", 12_000],
    ['a search for a common word in a type', "public.search_posts('barley', 'education')", 14_000],
    ['a search for a rare and a common word', "public.search_posts('onion quincunx')", 12_000],
    ['a search without a word', "public.search_posts('-quincunx')", 12_000],
  ])('for readers: %s', async (_what, call, buffers) => {
    expect((await explained('anon', `select * from ${call}`)).buffers).toBeLessThan(buffers)
  })

  const list = (args: string, words = '{}') => `public.find_posts('${words}', ${args})`
  it.each([
    ...['changed', 'published', 'created', 'title'].flatMap((sort): [string, string, number][] => [
      [`by ${sort}`, list(`'${sort}', true, 25, 0`), FEW],
      [`by ${sort}, the other way`, list(`'${sort}', false, 25, 0`), FEW],
    ]),
    ['the last page that can be turned to', list(`'changed', true, 25, 10000`), 500],
    ['published', list(`'changed', true, 25, 0, 'published'`), 600],
    ['drafts', list(`'changed', true, 25, 0, 'draft'`), FEW],
    ['scheduled', list(`'changed', true, 25, 0, 'scheduled'`), 600],
    ['the bin', list(`'changed', true, 25, 0, 'bin'`), FEW],
    ['a type', list(`'changed', true, 25, 0, null, 'education'`), FEW],
    ['an author', list(`'changed', true, 25, 0, null, null, 'Author 3'`), FEW],
    ['an owner', list(`'changed', true, 25, 0, null, null, null, 'editor-3'`), 10_000],
    ['a tag', list(`'changed', true, 25, 0, null, null, null, null, 'everyday'`), 10_000],
    // With few common tags the planner takes an unknown tag for common too, and reads the list in its order.
    ['a tag that none has', list(`'changed', true, 25, 0, null, null, null, null, 'zzzqqq'`), 12_000],
    ['kept changes', list(`'changed', true, 25, 0, null, null, null, null, null, true`), FEW],
    [
      'a month',
      list(`'published', true, 25, 0, null, null, null, null, null, false, now() - interval '1 month', now()`),
      10_000,
    ],
    ['a word that all hold', list(`'changed', true, 25, 0`, '{onion}'), 8000],
    ['a word that all texts hold', list(`'changed', true, 25, 0`, '{butter}'), 8000],
    ['a word that few hold', list(`'changed', true, 25, 0`, '{quincunx}'), 6000],
    ['a word that none holds', list(`'title', true, 25, 0`, '{zzzqqq}'), 6000],
    ['two letters', list(`'changed', true, 25, 0`, '{zq}'), 6000],
    ['the numbers beside the filters', 'public.count_posts()', 600],
    // Scheduled and ended posts are read.
    ['the tags', "public.list_tags('', false, 50, 0)", 600],
    ['a suggestion of tags', "public.list_tags('top', false, 8, 0)", 600],
  ])('for the list of the panel: %s', async (_what, call, buffers) => {
    expect((await explained('authenticated', `select * from ${call}`)).buffers).toBeLessThan(buffers)
  })

  // A list counts up to 10,000 rows in an index; a search reads the first 5,000.
  const messages = (words: string, box: string, offset = 0) =>
    `public.find_messages('${words}', '${box}', 25, ${offset})`
  const images = (words: string, filter: string) => `public.list_images('${words}', '${filter}', '7 days', 24, 0)`
  const bin = (condition: string) =>
    `(select kind, object_id, title from public.deleted_items ${condition} order by deleted_at desc, kind, object_id limit 51) b`
  it.each([
    // Each kind checks its own right, and each right checks the account, its role and its factor.
    ['what was deleted', bin(''), 400],
    ['what was deleted of a rare kind', bin(`where kind = 'tag'`), 400],
    ['the inbox', messages('{}', 'inbox'), 600],
    ['what is unread', messages('{}', 'unread'), 600],
    ['the archive', messages('{}', 'archived'), 600],
    ['the bin of messages', messages('{}', 'bin'), 600],
    ['what a shorter time would delete', 'public.count_messages_older(1)', FEW],
    ['the last page of the inbox that can be turned to', messages('{}', 'inbox', 9975), 1500],
    ['a word that all messages hold', messages('{broth}', 'inbox'), 6000],
    ['a word that few messages hold', messages('{quincunx}', 'inbox'), 6000],
    ['a word that no message holds', messages('{zzzqqq}', 'archived'), 6000],
    ['the first messages of a file', "public.export_messages('{}', 'inbox', 500)", 1000],
    ['the numbers beside the boxes', 'public.count_messages()', FEW],
    // For the newest 2,000 replies: the comment, the post, a later reply, a reply of the account.
    ['what waits for a review or an answer', 'public.count_reviews()', 40_000],
    ['the library', images('{}', 'all'), 1000],
    ['images without alt text', images('{}', 'undescribed'), 1000],
    ['images that nothing uses', images('{}', 'unused'), 6000],
    ['the bin of images', images('{}', 'bin'), 1000],
    // The rights of the caller are read for each image.
    ['the images whose time in the bin is over', 'public.list_expired_images()', 6000],
    ['a word that all images hold', images('{webp}', 'all'), 6000],
    ['a word that few images hold', images('{quincunx}', 'all'), 6000],
    ['a word that no unused image holds', images('{zzzqqq}', 'unused'), 6000],
  ])('for the other lists of the panel: %s', async (_what, call, buffers) => {
    expect((await explained('authenticated', `select * from ${call}`)).buffers).toBeLessThan(buffers)
  })

  it('for the images of the panel: the uses of one', async () => {
    const uses = await explained(
      'authenticated',
      "select post_id from public.post_images where path = 'image-1.webp' limit 1",
    )
    expect(uses.rows).toBe(1)
  })
})

onServer("the panel's answers among so many", () => {
  const shown = RARE.slice(0, LISTED)
  const list = async (p_words: string[]) =>
    rowsOf(
      await admin.rpc('find_posts', {
        ...{ p_words, p_sort: 'published', p_descending: true, p_limit: LISTED, p_offset: 0 },
      }),
    )

  it('finds a rare word in the oldest posts too', async () => {
    const found = await list(['quincunx', 'onion'])
    expect(found.map(({ slug }) => slug)).toEqual(shown.map((n) => `post-${n}`))
    expect(found[0]?.total).toBe(RARE.length)
  })

  it.each([true, false])(
    'lists a word of every text in the order of the list, newest first: %s',
    async (p_descending) => {
      const view = { p_sort: 'published', p_descending, p_limit: LISTED, p_offset: 0, p_state: 'published' }
      const slugs = async (p_words: string[]) =>
        rowsOf(await admin.rpc('find_posts', { ...view, p_words })).map(({ slug }) => slug)
      expect(await slugs(['butter'])).toEqual(await slugs([]))
    },
  )

  it('has small sitemap parts, fewer than a host returns rows', async () => {
    const parts = rowsOf(await anon.rpc('list_sitemap_parts')).length
    expect(parts).toBeLessThan(1000)
    expect(POSTS / parts).toBeLessThanOrEqual(POSTS / 250)
  })

  it('finds a rare word in the oldest messages and images, and counts only to the end of its lists', async () => {
    const view = { p_words: ['quincunx'], p_limit: LISTED, p_offset: 0 }
    const messages = rowsOf(await admin.rpc('find_messages', { ...view, p_box: 'inbox' }))
    expect(messages.map(({ name }) => name)).toEqual(shown.map((n) => `Anna ${n}`))
    const images = rowsOf(await admin.rpc('list_images', { ...view, p_filter: 'all', p_grace: '7 days' }))
    expect(images.map(({ path }) => path)).toEqual(shown.map((n) => `more-${n}.webp`))
    const all = rowsOf(await admin.rpc('find_messages', { ...view, p_words: [], p_box: 'inbox' }))
    expect(all[0]?.total).toBe(10_000)
    expect(rowsOf(await admin.rpc('count_messages'))).toEqual([
      { unread: 1000, inbox: 1000, archived: 1000, spam: 0, bin: 0 },
    ])
  })

  it('counts every state exactly, and the list up to its last page', async () => {
    const counts = rowsOf(await admin.rpc('count_posts')).filter(({ facet }) => facet === 'state')
    expect(counts.map(({ value, posts }) => [value, posts])).toEqual([
      ['bin', POSTS / 500],
      ['draft', POSTS / 100],
      ['published', POSTS * (1 - 1 / 500 - 1 / 100) - 100],
      ['scheduled', 100],
    ])
    expect((await list([]))[0]?.total).toBe(10_000)
  })
})
