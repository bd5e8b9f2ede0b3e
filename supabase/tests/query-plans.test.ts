import { beforeAll, describe, expect, it } from 'vitest'
import { PAGE_SIZE } from '../../lib/posts/limits.ts'
import { openContract } from './harness/index.ts'
import { only } from './harness/rows.ts'

const contract = openContract({ keepRows: true })

/** Explains a select as a role of the API gets it: with the conditions of the policies added. */
const EXPLAINER = `
  create schema if not exists explaining;
  create or replace function explaining.plan_of(p_role text, p_select text) returns text language plpgsql as $$
  declare
    v_line text;
    v_plan text := '';
  begin
    perform set_config('role', p_role, true);
    for v_line in execute 'explain ' || p_select loop
      v_plan := v_plan || v_line || E'\\n';
    end loop;
    perform set_config('role', 'none', true);
    return v_plan;
  end $$;
`

const FILLED = `
  insert into public.blog_posts (slug, title, content, author, post_type, status, published_at)
  select 'post-' || n, 'Post ' || n, repeat('word ', 40), 'Team',
    -- Many recipes and few lessons: the index of all types would have to be searched for these.
    (case when n % 50 = 7 then 'education' when n % 5 = 1 then 'news' when n % 5 = 2 then 'guide' else 'recipe' end),
    case when n % 10 = 0 then 'draft' else 'published' end,
    now() - n * interval '1 minute'
  from generate_series(1, 4000) as n;
  insert into public.post_slug_redirects (slug, post_id) select 'old-' || slug, id from public.blog_posts;
  insert into public.contact_messages (name, email, subject, message, client_hash, created_at)
  select 'Anna', 'a@b.pl', 'Hello', 'Hello', 'client-' || n % 500, now() - n * interval '1 minute'
  from generate_series(1, 4000) as n;
  insert into public.images (path, width, height, bytes, created_at)
  select 'picture-' || n || '.webp', 10, 10, 10, now() - n * interval '1 minute' from generate_series(1, 4000) as n;
`

async function planOf(role: 'anon' | 'service_role', select: string): Promise<string> {
  const statement = `select explaining.plan_of('${role}', $explain$${select}$explain$) as plan`
  return only(await contract.sql<{ plan: string }>(statement)).plan
}

beforeAll(async () => {
  for (const statement of [EXPLAINER, FILLED, 'analyze']) await contract.backend.app.connection.exec(statement)
})

const COLUMNS = 'id, slug, title, image_url, author, published_at, post_type'
const NEWEST_FIRST = 'order by published_at desc, id desc'

describe('with thousands of rows', () => {
  const pageOf = (type: string, offset: number) => `
    select ${COLUMNS} from public.blog_posts where post_type = '${type}' ${NEWEST_FIRST}
    limit ${PAGE_SIZE + 1} offset ${offset}
  `

  it.each(
    [
      ['recipe', 'blog_posts_recipes'],
      ['news', 'blog_posts_news'],
      ['guide', 'blog_posts_guides'],
      ['education', 'blog_posts_education'],
    ].flatMap(([type = '', index = '']) => [0, 3 * PAGE_SIZE].map((offset) => ({ type, index, offset }))),
  )('the listing of $type comes from its index, in order, from $offset on', async ({ type, index, offset }) => {
    const plan = await planOf('anon', pageOf(type, offset))
    expect(plan).toContain(`Index Scan using ${index} `)
    expect(plan).not.toContain('Sort')
  })

  it('the newest of all types come from their index, in order', async () => {
    const plan = await planOf('anon', `select ${COLUMNS} from public.blog_posts ${NEWEST_FIRST} limit 6`)
    expect(plan).toContain('Index Scan using blog_posts_newest')
    expect(plan).not.toContain('Sort')
  })

  it.each([
    ['a post', 'anon', "select * from public.blog_posts where slug = 'post-1'", 'blog_posts_slug_key'],
    [
      'an earlier address',
      'anon',
      "select post_id from public.post_slug_redirects where slug = 'old-post-1'",
      'post_slug_redirects_pkey',
    ],
    [
      'the pictures of a page',
      'anon',
      "select * from public.images where path in ('picture-1.webp', 'picture-2.webp')",
      'images_pkey',
    ],
    [
      'the newest pictures',
      'service_role',
      'select * from public.images order by created_at desc limit 24',
      'images_newest',
    ],
    [
      'the newest messages',
      'service_role',
      'select * from public.contact_messages order by created_at desc limit 24',
      'contact_messages_newest',
    ],
    [
      "a client's last messages",
      'service_role',
      "select id from public.contact_messages where client_hash = 'client-1' and created_at > now() - interval '1 hour'",
      'contact_messages_client',
    ],
  ] as const)('%s is found by an index', async (_what, role, select, index) => {
    const plan = await planOf(role, select)
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan on (blog_posts|images|contact_messages|post_slug_redirects)\b/)
  })
})

describe('when no post is a draft', () => {
  beforeAll(async () => {
    for (const statement of [
      "delete from public.blog_posts where status = 'draft'",
      'vacuum analyze public.blog_posts',
    ]) {
      await contract.backend.app.connection.exec(statement)
    }
  })

  // Behind row-level security the planner guesses at conditions on enums: of one value it believed that all rows have it.
  it('a post is still found by its address, not by reading all that is public', async () => {
    const plan = await planOf('anon', "select * from public.blog_posts where slug = 'post-1'")
    expect(plan).toContain('blog_posts_slug_key')
  })

  it.each(['recipe', 'education'])('the listing of %s still comes from its index, in order', async (type) => {
    const plan = await planOf(
      'anon',
      `
      select ${COLUMNS} from public.blog_posts where post_type = '${type}' ${NEWEST_FIRST} limit ${PAGE_SIZE + 1}
    `,
    )
    expect(plan).toContain(`Index Scan using blog_posts_${type === 'recipe' ? 'recipes' : 'education'} `)
    expect(plan).not.toContain('Sort')
  })
})
