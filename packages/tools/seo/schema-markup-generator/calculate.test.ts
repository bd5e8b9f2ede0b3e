import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { businessBuilders } from './build-business.ts'
import { calculateWith, contentBuilders } from './calculate.ts'
import { form } from './form.ts'
import { TYPES } from './types.ts'

const { compute: run, errors } = testTool(form, {}, (input) => {
  const result = calculateWith({ ...contentBuilders, ...businessBuilders }, input)
  if (!result) throw new Error(`Nothing builds a ${input.type}`)
  const data: unknown = JSON.parse(result.json)
  return { ...result, data: data as Record<string, unknown> }
})
const missing = (values: Record<string, string>) =>
  run(values)
    .rows.filter(({ kind, isPresent }) => kind === 'required' && !isPresent)
    .map(({ property }) => property)

const IMAGE = 'https://example.com/a.jpg'

describe('a recipe with its required properties', () => {
  const typed = { name: 'Lentil soup', images: IMAGE, prepMinutes: '10', cookMinutes: '30', yieldNumber: '4' }
  const result = run({ type: 'Recipe', ...typed })

  it('is valid with two of two', () => {
    expect(result.status).toBe('valid: 2 of 2 required')
    expect(result.data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Lentil soup',
      image: [IMAGE],
      prepTime: 'PT10M',
      cookTime: 'PT30M',
      recipeYield: '4',
    })
  })

  it('begins with context and type, and omits what is empty', () => {
    expect(Object.keys(result.data).slice(0, 2)).toEqual(['@context', '@type'])
    expect(result.json).not.toMatch(/""|null|\[\]|\{\}|totalTime/)
  })
})

it.each(TYPES)('%s of an empty form is one object without empty parts', (type) => {
  const { data, json, status } = run({ type })
  expect(data['@type']).toBe(type)
  expect(json).not.toMatch(/""|null|\[\]|\{\}/)
  expect(status).toMatch(/required$/)
})

describe('a recipe', () => {
  const recipe = { type: 'Recipe', name: 'Soup', images: IMAGE }

  it.each([
    [{ totalHours: '1', totalMinutes: '30' }, 'PT1H30M'],
    [{ totalHours: '2', totalMinutes: '0' }, 'PT2H'],
    [{ totalHours: '0', totalMinutes: '5' }, 'PT5M'],
    [{ totalHours: '0', totalMinutes: '0' }, undefined],
  ])('has its total time: %j', (values, totalTime) => {
    expect(run({ ...recipe, ...values }).data['totalTime']).toBe(totalTime)
  })

  it('removes the numbers of steps, and says so', () => {
    const { data, reports } = run({
      ...recipe,
      steps: 'Directions:\n1. Boil\n2) Stir\nStep 3: Serve\n4 onions, chopped\n1.5 litres in',
    })
    expect(data['recipeInstructions']).toEqual(
      ['Boil', 'Stir', 'Serve', '4 onions, chopped', '1.5 litres in'].map((text) => ({ '@type': 'HowToStep', text })),
    )
    expect(reports.join(' ')).toMatch(/3 steps.*Directions/)
  })

  it('has a yield as a number and as a text', () => {
    expect(run({ ...recipe, yieldNumber: '4', yieldText: '4 bowls' }).data['recipeYield']).toEqual(['4', '4 bowls'])
  })

  it.each([
    [{ prepMinutes: '10' }, 'together'],
    [{ calories: '200' }, 'servings'],
    [{ category: 'Soup', cuisine: 'Polish', keywords: 'lentils, soup' }, 'repeat the category'],
    [{ recipeVideoName: 'How' }, 'A video needs'],
  ])('reports broken conditional rules: %j', (values, text) => {
    expect(run({ ...recipe, ...values }).reports.join(' ')).toContain(text)
  })

  it('shows ratings only when they are on the page', () => {
    const rating = { ratingValue: '4,5', ratingCount: '12' }
    expect(run({ ...recipe, ...rating }).data['aggregateRating']).toBeUndefined()
    expect(run({ ...recipe, ...rating, ratingsShown: 'yes' }).data['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      ratingCount: 12,
      bestRating: 5,
      worstRating: 1,
    })
  })
})

describe('authors', () => {
  const of = (names: string[]) => run({ type: 'BlogPosting', authors: names.map((name) => ({ kind: 'Person', name })) })

  it('are one object per name', () => {
    expect(of(['by Jane Doe']).data['author']).toEqual({ '@type': 'Person', name: 'Jane Doe' })
    expect(of(['Jane Doe', 'John Roe']).data['author']).toHaveLength(2)
    expect(of(['Jane Doe and John Roe']).data['author']).toHaveLength(2)
  })

  it('are flagged if they have a title or a job', () => {
    expect(of(['Dr Jane Doe, Editor']).reports.join()).toContain('name alone')
    expect(of(['Drew Barry']).reports).toEqual([])
  })
})

it('a date with a time has the offset of its zone', () => {
  const typed = { publishedDate: '2026-07-21', publishedTime: '10:00', zone: 'Europe/Warsaw' }
  expect(run({ type: 'NewsArticle', ...typed }).data['datePublished']).toBe('2026-07-21T10:00:00+02:00')
})

describe('amounts', () => {
  it.each([
    ['12', '12.00'],
    ['1.234,5', '1234.50'],
    // Exact: as a binary fraction it would round down.
    ['0.615', '0.62'],
  ])('a price typed as %s is written %s', (price, written) => {
    expect(run({ type: 'Product', name: 'A', price }).data['offers']).toMatchObject({ price: written })
  })

  it('of a job are one value or a range', () => {
    const job = { type: 'JobPosting', salaryMin: '4000.5' }
    expect(run(job).data['baseSalary']).toMatchObject({ value: { value: 4000.5 } })
    expect(run({ ...job, salaryMax: '5000' }).data['baseSalary']).toMatchObject({
      value: { minValue: 4000.5, maxValue: 5000 },
    })
  })
})

it('reads coordinates with a decimal comma or a minus sign', () => {
  const place = { type: 'LocalBusiness', name: 'A', street: 'B', latitude: '52,22968', longitude: '−21.01223' }
  const { data, reports } = run(place)
  expect(data['geo']).toMatchObject({ latitude: 52.22968, longitude: -21.01223 })
  expect(reports).toEqual([])
})

it('a review of a business is written with a warning', () => {
  const place = { type: 'LocalBusiness', name: 'A', street: 'B', reviewAuthor: 'Jane', reviewRating: '4,5' }
  const { data, reports } = run({ ...place, reviewText: 'Good soup.' })
  expect(data['review']).toEqual({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Jane' },
    reviewRating: { '@type': 'Rating', ratingValue: 4.5 },
    reviewBody: 'Good soup.',
  })
  expect(reports.join(' ')).toContain('not for its own site')
})

const JOB = { name: 'Cook', description: 'x', employer: 'E', postedDate: '2026-01-01' }
const JOB_ALWAYS = ['datePosted', 'description', 'hiringOrganization', 'title']

describe('required properties', () => {
  it.each([
    [{ type: 'Recipe' }, ['image', 'name']],
    [{ type: 'BlogPosting' }, []],
    [{ type: 'WebSite', name: 'A' }, ['url']],
    [{ type: 'LocalBusiness' }, ['address', 'name']],
    [{ type: 'ProfilePage' }, ['mainEntity', 'mainEntity.name']],
    [{ type: 'VideoObject', name: 'A' }, ['thumbnailUrl', 'uploadDate']],
    [{ type: 'Event', place: 'Hall' }, ['location.address', 'name', 'startDate']],
    [{ type: 'Product', name: 'A' }, ['review, aggregateRating or offers']],
    [{ type: 'Product', name: 'A', price: '12' }, []],
    [{ type: 'JobPosting' }, [...JOB_ALWAYS, 'jobLocation.address.addressCountry']],
    [{ type: 'JobPosting', isRemote: 'yes', applicantCountries: 'PL' }, JOB_ALWAYS],
    [{ type: 'JobPosting', ...JOB, isRemote: 'yes', applicantCountries: 'PL' }, []],
  ])('%j lacks %j', (values, expected) => {
    expect(missing(values)).toEqual(expected)
  })

  it('of a breadcrumb are two steps, with an address for all but the last', () => {
    const isValid = (...crumbs: object[]) => run({ type: 'BreadcrumbList', crumbs }).isValid
    const first = { name: 'A', item: 'https://e.com/' }
    expect(isValid(first, { name: 'B', item: '' })).toBe(true)
    expect(isValid(first)).toBe(false)
    const { errors, reports } = run({ type: 'BreadcrumbList', crumbs: [first] })
    expect(errors).toEqual(['A path has at least two steps.'])
    expect(reports).not.toContain(errors[0])
    expect(isValid({ name: 'A', item: '' }, { name: 'B', item: '' })).toBe(false)
  })
})

it('retired types have a notice that they give no rich result', () => {
  expect(run({ type: 'FAQPage' }).notice).toContain('7 May 2026')
  expect(run({ type: 'HowTo' }).notice).toContain('14 September 2023')
  expect(run({ type: 'Recipe' }).notice).toBeNull()
})

describe('refused', () => {
  const ON_ONE_DAY = { type: 'Event', startDate: '2026-05-02', startTime: '10:00', endDate: '2026-05-02' }
  const RATED = { ratingsShown: 'yes', ratingValue: '4', ratingCount: '3' }

  it.each([
    [{ startDate: '2026-05-02', endDate: '2026-05-01' }, 'endDate', 'The end must not be before the beginning.'],
    [{ ...ON_ONE_DAY, endTime: '09:00' }, 'endDate', 'The end must not be before the beginning.'],
    [{ isRemote: 'yes' }, 'applicantCountries', 'A remote job names the countries from which people may apply.'],
    [{ ...RATED, ratingValue: '6' }, 'ratingValue', 'Rating must be between 1 and 5.'],
  ])('%j', (values, name, message) => {
    expect(errors(values)).toEqual({ [name]: message })
  })

  it('an event that ends on its own day without a time is fine', () => {
    expect(errors(ON_ONE_DAY)).toEqual({})
  })
})

it('no text closes the script element', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028 \uD800'
  const { script, data } = run({ type: 'FAQPage', questions: [{ question: hostile, answer: hostile }] })
  expect(script.match(/<\/?script/gi)).toHaveLength(2)
  expect(script).not.toMatch(/<!--|\u2028|&/)
  expect(JSON.stringify(data)).toContain('</script>')
})

testSearches('seo/schema-markup-generator', ['json ld for a recipe', 'rich snippets'])
