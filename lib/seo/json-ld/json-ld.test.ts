import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { authorGraph } from '../author-facts'
import { sitePages } from '../site-pages'
import { aPost, stubEnvironment } from '../testing'
import { jsonForScript, type SchemaNode } from './node'
import { postGraph } from './post'
import type { AuthorProfile } from '@/lib/authors/profile'
import type { Post } from '@/lib/posts/post'
import { readRecipe } from '@/lib/recipe/read'
import { pageGraph } from './site-page'
import { checkRecipe, pictureFindings } from '@/lib/recipe/check'
import { isoDuration, timesOf } from '@/lib/recipe/properties'
import { REQUIRED, WANTED } from '@/lib/recipe/wanted'
import { graphProblems } from '@/tests/schema-org/check'
import { parseFilters } from '@/lib/posts/filters'
import { storedLabels } from '@/lib/recipe/confirmed-labels'
import { site, siteOf } from '@/lib/site'
import { filtersList, listingList, topicList } from '../list-facts'
import { listGraph, listMetadata } from '../paged-list'

beforeAll(() => stubEnvironment(vi.stubEnv))

const graphOfPost = (post: Post) => postGraph(site, post, readRecipe(post.content))

const nodeOf = (graph: { '@graph': readonly SchemaNode[] }, type: string): SchemaNode | undefined =>
  graph['@graph'].find((node) => [node['@type']].flat().includes(type))

const AUTHOR = { slug: 'maja-wronska', name: 'Maja Wrońska', newestAt: '2026-09-19T07:45:00.000Z' }

const PROFILE: AuthorProfile = {
  slug: AUTHOR.slug,
  name: AUTHOR.name,
  role: 'Recipe Developer',
  biography: 'Maja keeps more jars than shelves.',
  signature: 'Pierogi',
  portrait: { kind: 'drawn', seed: 'maja' },
  links: [{ href: 'https://instagram.com/maja', label: 'Instagram' }],
  onAbout: false,
  retired: false,
}

const speaks = (graph: unknown) => expect(graphProblems(graph)).toEqual([])

describe('every graph is valid schema.org', () => {
  it.each(sitePages(site).map(({ path }) => path))('%s', (path) => speaks(pageGraph(site, path)))

  it.each(['recipe', 'news', 'guide', 'education'] as const)('a post: %s', (type) => {
    speaks(graphOfPost(aPost({ type })))
    speaks(graphOfPost(aPost({ type, image: null, content: 'No recipe here, but fifty characters of text.' })))
    speaks(graphOfPost(aPost({ type, author: 'FlavorCraft Team', authorSlug: 'flavorcraft-team' })))
  })

  it('listings and authors', () => {
    for (const page of [1, 2]) {
      speaks(listGraph(site, listingList(site, 'news'), page, [aPost()]))
      speaks(authorGraph(site, AUTHOR, page, [aPost()], page === 1 ? PROFILE : null))
      speaks(
        authorGraph(site, { ...AUTHOR, name: 'FlavorCraft Team', slug: 'flavorcraft-team' }, page, [aPost()], null),
      )
    }
  })

  it('topics and choices of recipes', () => {
    const chosen = filtersList(site, parseFilters(['vegan', 'winter']) ?? [])
    for (const page of [1, 2]) {
      speaks(listGraph(site, topicList({ slug: 'soups', name: 'soups' }), page, [aPost()]))
      speaks(listGraph(site, chosen, page, [aPost()]))
    }
    expect(listMetadata(site, chosen, 1).alternates?.canonical).toBe('https://example.com/blog/filter/vegan')
    expect(listMetadata(site, { ...chosen, hidden: true }, 1).robots).toMatchObject({ index: false })
  })

  it('a later page has its number in name and description, as in its metadata', () => {
    const pages = [
      nodeOf(listGraph(site, listingList(site, 'news'), 2, [aPost()]), 'CollectionPage'),
      nodeOf(authorGraph(site, AUTHOR, 2, [aPost()], PROFILE), 'CollectionPage'),
    ]
    for (const page of pages) {
      expect(page?.name).toMatch(/, page 2$/)
      expect(page?.description).toMatch(/^Page 2\. /)
    }
  })

  it('the check reports errors', () => {
    const wrong = (node: object) => graphProblems({ '@context': 'https://schema.org', '@graph': [node] }).join()
    expect(wrong({ '@type': 'Recipee', '@id': 'x' })).toContain('unknown types')
    expect(wrong({ '@type': 'Person', '@id': 'x', name: 'A', cookTime: 'PT1M' })).toContain('has no property cookTime')
    expect(wrong({ '@type': 'Person', '@id': 'x' })).toContain('lacks name')
    expect(wrong({ '@type': 'Person', '@id': 'x', name: 'A', worksFor: { '@id': 'y' } })).toContain('not there')
  })
})

describe('what search engines look for in a recipe', () => {
  const lines: Partial<Record<string, string>> = {
    recipeYield: '- Servings: 2',
    totalTime: '- Prep time: 5 min\n- Cook time: 10 min',
    recipeIngredient: '## Ingredients\n\n- 2 eggs',
    recipeInstructions: '## Method\n\n1. Boil the eggs.',
  }
  /** A recipe without one property: its structured data, and the panel's messages. */
  function without(name: string) {
    const kept = Object.entries(lines).filter(([property]) => property !== name)
    const content = kept.map(([, text]) => text).join('\n\n')
    const post = aPost({ content, ...(name === 'image' && { image: null }) })
    const findings = [...pictureFindings(post.image !== null), ...checkRecipe(content).findings]
    return { node: nodeOf(graphOfPost(post), 'Recipe'), words: findings.map(({ message }) => message) }
  }

  it('is complete in the data of a whole recipe, and the panel reports nothing', () => {
    const { node, words } = without('nothing')
    for (const name of [...REQUIRED, ...Object.keys(WANTED)]) expect(node).toHaveProperty(name)
    expect(words).toEqual([])
  })

  it.each(Object.entries(WANTED))('%s: the panel reports that it is missing', (name, message) => {
    const { node, words } = without(name)
    expect(node?.[name]).toBeUndefined()
    expect(words).toEqual([message])
  })

  it('is named in the documentation', () => {
    const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
    const text = readFileSync('docs/structured-data.md', 'utf8')
    expect(text).toContain(`requires of a recipe: ${code(REQUIRED)}.`)
    expect(text).toContain(`names as missing: ${code(Object.keys(WANTED))}.`)
  })
})

describe('a recipe', () => {
  it('suits the diets that an editor confirmed for these ingredients, and no others', () => {
    const lines = ['450–500 g plums', '½ lemon']
    const suits = (labels: string[]) => nodeOf(graphOfPost(aPost({ labels })), 'Recipe')?.suitableForDiet
    expect(suits(storedLabels({ diets: ['vegan', 'nut-free'], allergens: [] }, lines))).toEqual([
      'https://schema.org/VeganDiet',
    ])
    expect(suits(storedLabels({ diets: ['vegan'], allergens: [] }, [...lines, '1 egg']))).toBeUndefined()
    expect(suits(['vegan'])).toBeUndefined()
    expect(nodeOf(graphOfPost(aPost()), 'Recipe')?.keywords).toBe('plums')
  })

  it('is read from the text of the post', () => {
    expect(nodeOf(graphOfPost(aPost()), 'Recipe')).toMatchObject({
      '@id': 'https://example.com/blog/plum-cake#recipe',
      name: 'Plum cake',
      prepTime: 'PT20M',
      cookTime: 'PT48M',
      totalTime: 'PT1H8M',
      recipeYield: '10 servings',
      nutrition: { calories: '340 calories' },
      recipeIngredient: ['450–500 g plums', '½ lemon'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Heat the oven.' },
        { '@type': 'HowToStep', text: 'Bake gently & well.' },
      ],
      author: { '@type': 'Person', name: 'Maja Wrońska', url: 'https://example.com/authors/maja-wronska' },
      image: [{ url: 'https://example.com/media/cake.webp', width: 1600, height: 1200 }],
    })
  })

  it('needs no image, and gets no drawn cover and no rating', () => {
    expect(nodeOf(graphOfPost(aPost({ image: null })), 'Recipe')).toMatchObject({
      image: [{ url: 'https://example.com/media/cake.webp' }],
    })
    const recipe = nodeOf(graphOfPost(aPost({ image: null, images: {} })), 'Recipe')
    expect(recipe).toMatchObject({ name: 'Plum cake', recipeIngredient: ['450–500 g plums', '½ lemon'] })
    expect(recipe).not.toHaveProperty('image')
    expect(JSON.stringify(graphOfPost(aPost()))).not.toMatch(/rating|review|FAQPage|HowTo"|SearchAction/i)
  })

  it('is an article when its text has no recipe', () => {
    const graph = graphOfPost(aPost({ content: 'Only words about plums, fifty characters of them or so.' }))
    expect(nodeOf(graph, 'Recipe')).toBeUndefined()
    expect(nodeOf(graph, 'BlogPosting')).toMatchObject({ headline: 'Plum cake', articleSection: 'Recipe' })
  })

  it('adds preparation and cooking, or gives the known total', () => {
    const none = { ingredients: [], steps: [] }
    expect(timesOf({ ...none, prepMinutes: 5, cookMinutes: 90 })).toEqual({
      prepTime: 'PT5M',
      cookTime: 'PT1H30M',
      totalTime: 'PT1H35M',
    })
    expect(timesOf({ ...none, cookMinutes: 20 })).toEqual({ totalTime: 'PT20M' })
    expect(timesOf({ ...none, prepMinutes: 5, cookMinutes: 20, totalMinutes: 60 })).toMatchObject({ totalTime: 'PT1H' })
    expect(timesOf({ ...none, prepMinutes: 5, cookMinutes: 20, waitMinutes: 30 })).toMatchObject({ totalTime: 'PT55M' })
    expect(timesOf(none)).toEqual({})
    expect(isoDuration(1440)).toBe('PT24H')
  })

  it('keeps sections of steps, category, cuisine and keywords', () => {
    const content =
      '- Cuisine: Polish\n- Category: Dessert\n- Keywords: plums, almonds\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\n### Dough\n\n1. Mix.\n\n### Filling\n\n1. Cook.\n'
    expect(nodeOf(graphOfPost(aPost({ content })), 'Recipe')).toMatchObject({
      recipeCuisine: 'Polish',
      recipeCategory: 'Dessert',
      keywords: 'plums, almonds',
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ text: 'Mix.' }] },
        { '@type': 'HowToSection', name: 'Filling', itemListElement: [{ text: 'Cook.' }] },
      ],
    })
  })
})

describe('the other types', () => {
  it('has the schema.org type of news, guides and lessons', () => {
    expect(nodeOf(graphOfPost(aPost({ type: 'news' })), 'NewsArticle')).toMatchObject({ headline: 'Plum cake' })
    expect(nodeOf(graphOfPost(aPost({ type: 'guide' })), 'BlogPosting')).toMatchObject({ headline: 'Plum cake' })
    expect(nodeOf(graphOfPost(aPost({ type: 'education' })), 'LearningResource')?.['@type']).toEqual([
      'BlogPosting',
      'LearningResource',
    ])
    expect(nodeOf(pageGraph(site, '/services/seo-optimization'), 'Service')).toMatchObject({
      name: 'SEO Optimisation',
      provider: { '@id': 'https://example.com/#organization' },
    })
    expect(nodeOf(pageGraph(site, '/case-studies/bakery-order-automation'), 'Article')).toMatchObject({
      genre: 'Illustrative example',
    })
    expect(nodeOf(pageGraph(site, '/tools'), 'ItemList')).toBeDefined()
    const who = authorGraph(site, AUTHOR, 1, [aPost()], PROFILE)
    expect(nodeOf(who, 'ProfilePage')).toMatchObject({
      mainEntity: { '@id': 'https://example.com/authors/maja-wronska#person' },
      description: 'Maja Wrońska. Recipe Developer. Maja keeps more jars than shelves.',
    })
    expect(nodeOf(who, 'Person')).toMatchObject({
      name: 'Maja Wrońska',
      jobTitle: 'Recipe Developer',
      description: 'Maja keeps more jars than shelves.',
      sameAs: ['https://instagram.com/maja'],
    })
  })

  it('an owner without profiles has none in the data', () => {
    const organization = (profiles: typeof site.socialProfiles) =>
      nodeOf(pageGraph(siteOf({ socialProfiles: profiles }), '/'), 'Organization')
    expect(organization(site.socialProfiles)).toHaveProperty('sameAs')
    expect(organization([])).not.toHaveProperty('sameAs')
  })

  it('the trail leads from the home page through the listing', () => {
    expect(nodeOf(graphOfPost(aPost({ type: 'news' })), 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, item: 'https://example.com' },
      { position: 2, name: 'Culinary News', item: 'https://example.com/news' },
      { position: 3, name: 'Plum cake' },
    ])
    expect(nodeOf(pageGraph(site, '/'), 'BreadcrumbList')).toBeUndefined()
  })
})

it('a title cannot close the script element', () => {
  expect(jsonForScript({ title: '</script><script>alert(1)' })).not.toContain('<')
})

it('lists only videos with a title, with an image of this site', () => {
  const post = aPost({ type: 'guide', image: null })
  const video = {
    address: 'https://youtu.be/dQw4w9WgXcQ',
    player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  }
  const graph = postGraph(site, post, null, [
    { ...video, host: 'YouTube', title: 'How to fold' },
    { ...video, host: 'YouTube', title: null },
    { address: '/films/dough.mp4', player: '/films/dough.mp4', host: null, title: 'Dough' },
  ])
  speaks(graph)
  const { video: videos } = graph['@graph'].find((node) => 'video' in node) as { video: SchemaNode[] } & SchemaNode
  expect(videos).toEqual([
    expect.objectContaining({ name: 'How to fold', embedUrl: video.player, uploadDate: post.publishedAt }),
    expect.objectContaining({ name: 'Dough', contentUrl: 'https://example.com/films/dough.mp4' }),
  ])
  for (const { thumbnailUrl } of videos) expect(thumbnailUrl).toMatch(/^https:\/\/example\.com\/og\//)
})
