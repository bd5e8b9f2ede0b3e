import { describe, expect, it } from 'vitest'
import { SLUG_MAX } from '../../lib/posts/field-rules.ts'
import { openContract } from './harness/index.ts'
import { interleave } from './harness/interleave.ts'
import { aPost, rowsOf, storedPost, violatesCheck } from './harness/rows.ts'

const contract = await openContract()
const { admin, service } = contract.clients

const slugOf = async (title: string) => (await storedPost(service, { title })).slug

describe('a slug made from the title', () => {
  it.each([
    ['Żółć, gęś i jaźń: ŻÓŁĆ GĘŚLĄ JAŹŃ', 'zolc-ges-i-jazn-zolc-gesla-jazn'],
    ['Äpfel, Öl und Süßes: GRÜẞE', 'aepfel-oel-und-suesses-gruesse'],
    ['Crème brûlée à la façon de Noël, cœur et naïveté', 'creme-brulee-a-la-facon-de-noel-coeur-et-naivete'],
    ['Žluťoučký kůň úpěl ďábelské ódy ŘEŘICHA', 'zlutoucky-kun-upel-dabelske-ody-rericha'],
    ['Smørrebrød på Ærø, Þorramatur og Đuveč', 'smorrebrod-pa-aero-thorramatur-og-duvec'],
    ['Jalapeño & Açaí: ¡Qué rico!', 'jalapeno-and-acai-que-rico'],
    ['Cafe\u0301 with combining marks', 'cafe-with-combining-marks'],
    ['A\u0308pfel with combining marks', 'aepfel-with-combining-marks'],
    ["Grandma’s “best” soup – don't skip", 'grandmas-best-soup-dont-skip'],
    ['  --  Soup   /  2 ways -- ', 'soup-2-ways'],
    ['½ cup of ﬁg jam, 10 °C', '1-2-cup-of-fig-jam-10-c'],
    ['🍲 Soup of the day 🥕', 'soup-of-the-day'],
    ['ISTANBUL İftar ılık', 'istanbul-iftar-ilik'],
  ])('%s', async (title, slug) => {
    expect(await slugOf(title)).toBe(slug)
  })

  it.each(['🍲🥕🧅', '!!! ???', '味噌汁の作り方', 'Щи да каша'])("of %s is the post's type", async (title) => {
    expect((await storedPost(service, { title, post_type: 'guide' })).slug).toBe('guide')
    expect((await storedPost(service, { title, post_type: 'guide' })).slug).toBe('guide-2')
  })

  it("is never the reserved word of a listing's further pages", async () => {
    expect(await slugOf('Page')).toBe('page-2')
  })

  it(`is cut at a word to at most ${SLUG_MAX} letters`, async () => {
    const slug = await slugOf('a slow cooked winter stew with roots and barley '.repeat(4))
    expect(slug).toBe('a-slow-cooked-winter-stew-with-roots-and-barley-a-slow-cooked-winter-stew-with')
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX)
  })

  it('keeps a last word that ends on the limit', async () => {
    const exact = `${'ab '.repeat(26)}ab`
    expect(exact).toHaveLength(SLUG_MAX)
    expect(await slugOf(exact)).toBe(exact.replaceAll(' ', '-'))
    expect(await slugOf(`${exact}c de`)).toBe('ab-'.repeat(26).slice(0, -1))
  })

  it('of one long word is cut within the word', async () => {
    expect(await slugOf('ü'.repeat(100))).toBe('ue'.repeat(SLUG_MAX / 2))
  })

  it('gets a number when it is taken, also at the limit', async () => {
    expect([await slugOf('Onion Soup'), await slugOf('Onion Soup'), await slugOf('onion SOUP!')]).toEqual([
      'onion-soup',
      'onion-soup-2',
      'onion-soup-3',
    ])
    const long = `${'ab '.repeat(25)}abcde`
    expect([await slugOf(long), await slugOf(long)]).toEqual([long.replaceAll(' ', '-'), `${'ab-'.repeat(25)}2`])
    const endless = 'a'.repeat(SLUG_MAX)
    expect([await slugOf(endless), await slugOf(endless)]).toEqual([endless, `${'a'.repeat(SLUG_MAX - 2)}-2`])
  })

  it('gets a number past hidden drafts and past posts of the same statement', async () => {
    await storedPost(service, { status: 'draft' })
    const rows = await admin
      .from('blog_posts')
      .insert([1, 2, 3].map(() => aPost({ created_by_admin: contract.admin.username })))
      .select('slug')
    expect(rowsOf(rows).map(({ slug }) => slug)).toEqual(['onion-soup-2', 'onion-soup-3', 'onion-soup-4'])
  })

  it('is made again when it is emptied', async () => {
    const post = await storedPost(service, { slug: 'first-address', title: 'Leek Soup' })
    const changed = await service.from('blog_posts').update({ slug: '' }).eq('id', post.id).select('slug').single()
    expect(rowsOf(changed).slug).toBe('leek-soup')
  })

  it('stays when only the title changes', async () => {
    const post = await storedPost(service)
    const changed = await service.from('blog_posts').update({ title: 'Leek Soup' }).eq('id', post.id).select().single()
    expect(rowsOf(changed).slug).toBe('onion-soup')
  })
})

describe('a slug set by hand', () => {
  it('is kept', async () => {
    expect((await storedPost(service, { slug: 'my-own-address' })).slug).toBe('my-own-address')
  })

  it.each([
    'Onion',
    'onion soup',
    'onion_soup',
    '-onion',
    'onion-',
    'on--ion',
    'zupa-żur',
    '../admin',
    'page',
    'a'.repeat(SLUG_MAX + 1),
  ])('is refused when it is %j', async (slug) => {
    const { error } = await service.from('blog_posts').insert(aPost({ slug }))
    expect(violatesCheck(error)).toBe(true)
    expect(rowsOf(await service.from('blog_posts').select('id'))).toEqual([])
  })

  it('is refused when another post has it', async () => {
    await storedPost(service, { slug: 'onion-soup' })
    expect((await service.from('blog_posts').insert(aPost({ slug: 'onion-soup' }))).error?.code).toBe('23505')
    expect(rowsOf(await service.from('blog_posts').select('id'))).toHaveLength(1)
  })
})

describe('concurrent inserts', () => {
  it('thirty posts of one title get thirty slugs', async () => {
    const created_by_admin = contract.admin.username
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 2
          ? service.from('blog_posts').insert(aPost())
          : admin.from('blog_posts').insert(aPost({ created_by_admin })),
      ),
    )
    expect(answers.map(({ error }) => error)).toEqual(Array.from({ length: 30 }, () => null))
    const slugs = rowsOf(await service.from('blog_posts').select('slug')).map(({ slug }) => slug)
    const expected = Array.from({ length: 30 }, (_, n) => (n === 0 ? 'onion-soup' : `onion-soup-${n + 1}`))
    expect(slugs.sort()).toEqual(expected.sort())
  })

  it('a generated slug yields to a manual one and never fails', async () => {
    for (let round = 0; round < 10; round += 1) {
      const title = `Round ${round}`
      const [byHand, ...made] = await Promise.all([
        service.from('blog_posts').insert(aPost({ title, slug: `round-${round}` })),
        ...Array.from({ length: 5 }, () => service.from('blog_posts').insert(aPost({ title }))),
      ])
      expect(made.map(({ error }) => error)).toEqual([null, null, null, null, null])
      // If the insert is second, the slug is taken and the error is correct.
      expect([undefined, '23505']).toContain(byHand.error?.code)
    }
  })

  // PGlite has one connection, so checking and taking cannot interleave there.
  it.runIf(process.env.TEST_POSTGRES_URL)('a generated slug waits for one that is being taken', async () => {
    const values = aPost({ slug: 'onion-soup' })
    const [, answer] = await interleave(
      contract,
      (transaction) => transaction`insert into public.blog_posts ${transaction(values)}`,
      () => service.from('blog_posts').insert(aPost()).select('slug').single(),
    )
    expect(rowsOf(answer).slug).toBe('onion-soup-2')
  })
})
