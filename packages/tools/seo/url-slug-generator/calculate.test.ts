import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate, freeSlug, oldPath } from './calculate.ts'
import { csvRows, nextRedirects, nginxRules, planRedirects } from './redirects.ts'
import { form } from './form.ts'

const { compute, errors } = testTool(form, { prefix: '/blog/' }, calculate)
const run = (titles: string, values: Record<string, string> = {}) => compute({ titles, ...values })
const slugs = (titles: string, values: Record<string, string> = {}) => run(titles, values).rows.map(({ slug }) => slug)

describe('slugs', () => {
  it('are unique among themselves and the existing ones', () => {
    const { rows, collisions } = run('Soup\nSoup\nStew\nsoup!', { existing: 'stew\nsoup-2' })
    expect(rows.map(({ slug }) => slug)).toEqual(['soup', 'soup-3', 'stew-2', 'soup-4'])
    expect(collisions).toBe(3)
    expect(rows[1]?.collidesWith).toBe('soup')
  })

  it('step aside for existing paths and addresses under the prefix only', () => {
    const existing = '/blog/soup\nhttps://example.com/blog/stew/?page=1\n/recipes/bread'
    expect(slugs('Soup\nStew\nBread', { existing })).toEqual(['soup-2', 'stew-2', 'bread'])
    expect(slugs('Soup', { existing: '/soup', prefix: '/' })).toEqual(['soup-2'])
  })

  it('keep the limit, even with a number', () => {
    const title = 'Twenty letters or so and more'
    const found = slugs(`${title}\n`.repeat(120), { limit: '20' })
    expect(new Set(found).size).toBe(120)
    for (const slug of found) {
      expect(slug.length).toBeLessThanOrEqual(20)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
    expect(freeSlug('a-b', 4, new Set(['a-b']))).toBe('a-2')
  })

  it('lose stop words when asked, but never all', () => {
    expect(slugs('How to cook the best soup', { stopWords: 'en' })).toEqual(['cook-best-soup'])
    expect(slugs('To be or not to be', { stopWords: 'en' })).toEqual(['to-be-or-not-to-be'])
    expect(slugs('Zupa na zimę i wiosnę', { stopWords: 'pl' })).toEqual(['zupa-zime-wiosne'])
    expect(slugs("Don't overcook", { stopWords: 'en' })).toEqual(['overcook'])
  })

  it('come with remarks', () => {
    const { rows, missing } = run('2026\nAdmin\nBest soups of 2026\n日本語\nSoup 12026')
    expect(rows.map(({ remarks }) => remarks.length)).toEqual([1, 1, 1, 1, 0])
    expect(missing).toBe(1)
  })
})

describe('redirects', () => {
  /** "/from /to" */
  const moves = (...pairs: string[]) =>
    pairs.map((pair) => pair.split(' ')).map(([from = '', to = '']) => ({ from, to }))
  const plan = (...pairs: string[]) => planRedirects(moves(...pairs))

  it('align by line, blank lines included, and leave out unchanged slugs', () => {
    expect(run('Soup\n\nStew\nBread', { oldSlugs: 'old-soup\nnobody\nstew\n/recipes/brot' })).toMatchObject({
      redirects: moves('/blog/old-soup /blog/soup', '/recipes/brot /blog/bread'),
      refused: [],
    })
  })

  it('collapse chains', () => {
    expect(plan('/a /b', '/b /c').redirects).toEqual(moves('/a /c', '/b /c'))
  })

  it('refuse circles, and a second target of one path', () => {
    const { redirects, refused } = plan('/a /b', '/b /a', '/into /a', '/x /y', '/x /z', '/same /same')
    expect(redirects).toEqual(moves('/x /y'))
    expect(refused.map(({ from }) => from).toSorted()).toEqual(['/a', '/b', '/into', '/x'])
  })

  it('lead to the end of a chain of 500', () => {
    const chain = Array.from({ length: 500 }, (_, at) => `/${at} /${at + 1}`)
    expect(plan(...chain).redirects.every(({ to }) => to === '/500')).toBe(true)
  })

  it('accept slugs, paths and URLs', () => {
    expect(oldPath('a', '/blog/')).toBe('/blog/a')
    expect(oldPath('https://e.com/x/y?z#a', '/blog/')).toBe('/x/y')
    expect(oldPath('żurek', '/')).toBe('/%C5%BCurek')
    expect(oldPath('/%C5%BCurek', '/')).toBe('/%C5%BCurek')
    expect(oldPath('50%-off', '/')).toBe('/50%25-off')
    expect(oldPath('javascript:alert(1)', '/')).toBe('/javascript:alert(1)')
  })
})

describe('the files', () => {
  const hostile = run('Soup\nBread\nTea', {
    oldSlugs: `=HYPERLINK("x")\n'"; } location / { return 302 http://evil; } #\n/żurek/:id(.*)`,
  }).redirects

  it('CSV has old, new and 301', () => {
    expect(csvRows([{ from: '/a,b', to: '/c' }])).toEqual([['/a,b', '/c', 301]])
  })

  it('Next.js gets source text with patterns escaped', () => {
    const text = nextRedirects(hostile)
    const list: unknown = new Function(`return { ${text.replace('async redirects', 'redirects')} }.redirects()`)()
    expect(list).toHaveLength(3)
    expect(list).toMatchObject([
      { permanent: true, destination: '/blog/soup' },
      {},
      { source: '/%C5%BCurek/\\:id\\(.\\*\\)' },
    ])
  })

  it('nginx gets one quoted and decoded location per line', () => {
    const lines = nginxRules(hostile).trim().split('\n')
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).toMatch(/^location = "(?:[^"\\]|\\.)*" \{ return 301 \/blog\/[a-z]+; \}$/)
    expect(lines[2]).toContain('"/żurek/:id(.*)"')
    expect(nginxRules([{ from: '/a%0Ab%22', to: '/c' }])).toBe('location = "/a%0Ab%22" { return 301 /c; }\n')
  })
})

it.each([
  [{ titles: 'a\n'.repeat(501) }, { titles: 'Titles may have at most 500 lines.' }],
  [{ titles: `a\n${'b'.repeat(301)}` }, { titles: 'Line 2 must be between 1 and 300 characters.' }],
  [{ titles: 'a', prefix: '/a b/; }' }, { prefix: expect.any(String) }],
  [{ titles: 'a\n'.repeat(500) }, {}],
])('checks the limits of row %#', (values, expected) => {
  expect(errors(values)).toEqual(expected)
})

testSearches('seo/url-slug-generator', ['clean url', 'permalink'])
