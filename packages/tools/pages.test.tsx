import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { isOptional, isVisible, readVisible, type ToolForm } from './kit/form'
import type { Field, FormValues, Row, ToolFields } from './kit/types'
import type { PanelProps } from './kit/ui/tool-panel'
import { toolPath, tools } from './index'

const panels = import.meta.glob<{ default: ComponentType<PanelProps> }>('./*/*/panel.tsx')
const forms = import.meta.glob<{ form: ToolForm }>('./*/*/form.ts')

/** The form of a tool, and its server-rendered page with typed values. */
async function load(folder: string) {
  const [panel, file] = await Promise.all([panels[`./${folder}/panel.tsx`]?.(), forms[`./${folder}/form.ts`]?.()])
  if (!panel || !file) throw new Error(folder)
  const slug = folder.slice(folder.indexOf('/') + 1)
  const page = (initial?: FormValues, more: Partial<PanelProps> = {}) =>
    renderToStaticMarkup(createElement(panel.default, { slug, ...(initial && { initial }), ...more }))
  return { form: file.form, page }
}

const folderOf = ({ group, slug }: (typeof tools)[number]) => `${group}/${slug}`
const fieldsOf = ({ groups }: ToolFields) => groups.flatMap(({ fields }) => fields)

const isNumber = ({ kind }: Field) => ['integer', 'number', 'percent', 'money'].includes(kind)

/** The worked example with a word in its first number field, which may be in a row. */
function withWrongNumber(form: ToolFields): FormValues {
  const { example } = form
  for (const field of fieldsOf(form)) {
    if (isNumber(field) && !field.showIf) return { ...example, [field.name]: 'abc' }
    const rows = example[field.name]
    const inner = field.kind === 'rows' ? field.fields.find(isNumber) : undefined
    if (inner && Array.isArray(rows) && rows[0])
      return { ...example, [field.name]: [{ ...rows[0], [inner.name]: 'abc' }, ...rows.slice(1)] }
  }
  throw new Error('no number')
}

const calculators = tools.filter(({ noScript }) => noScript === 'form')

it.each(calculators)('$slug marks a wrong number in the server-rendered page', async (tool) => {
  const { form, page } = await load(folderOf(tool))
  const getAction = toolPath(tool)
  const wrong = page(withWrongNumber(form), { getAction })
  expect(wrong).toContain('aria-invalid="true"')
  expect(wrong).toContain('must be a number')
  expect(page(form.example, { getAction })).not.toContain('aria-invalid="true"')
})

/** The worked example with 1 in every integer and number field. */
function withOnes(form: ToolFields): FormValues {
  const ones = (fields: readonly Field[], values: Readonly<Record<string, unknown>>): FormValues =>
    Object.fromEntries(
      fields.map((field) => {
        const value = values[field.name]
        if (field.kind === 'rows')
          return [field.name, Array.isArray(value) ? value.map((row: Row) => ones(field.fields, row) as Row) : []]
        return [field.name, field.kind === 'integer' || field.kind === 'number' ? '1' : String(value ?? '')]
      }),
    )
  return ones(fieldsOf(form), form.example)
}

it.each(calculators)('$slug uses the singular after 1', async (tool) => {
  const { form, page } = await load(folderOf(tool))
  const [, result = ''] = page(withOnes(form)).split('class="tool-result"')
  expect(result.replace(/<[^<>]*>/g, ' | ')).not.toMatch(/(?<![\d.,/:×÷] ?)\b1 \p{Ll}+s\b/u)
})

/** Tools whose empty form is valid: they show no result, or a table of missing fields (schema markup). */
const VALID_WHEN_EMPTY = ['character-counter', 'link-card-preview', 'subtitle-converter', 'schema-markup-generator']

/** A rule between fields accepts an empty first title when there is another. */
const REQUIRED_BY_A_RULE = ['title1']

const isRequired = (field: Field, values: ToolFields['empty'] | Row) =>
  !['choice', 'radio', 'flag'].includes(field.kind) && isVisible(field, values) && !isOptional(field, values)

/** Paths of the visible required fields that an empty form leaves empty. */
function missingPaths(form: ToolFields): string[] {
  const { empty } = form
  return fieldsOf(form)
    .filter((field) => isRequired(field, empty))
    .flatMap((field) => {
      const value = empty[field.name]
      if (field.kind !== 'rows' || !Array.isArray(value)) return value === '' ? [field.name] : []
      const rows = value
        .slice(0, field.min || 1)
        .flatMap((row: Row, at: number) =>
          field.fields
            .filter((column) => isRequired(column, row) && row[column.name] === '')
            .map(({ name }) => `${field.name}.${at}.${name}`),
        )
      return rows.length > 0 ? rows : [field.name]
    })
}

it.each(tools)('$slug marks every missing field of an empty form, and links to the first', async (tool) => {
  const { form, page } = await load(folderOf(tool))
  const read = readVisible(form, form.empty)
  const errors = read.ok ? [] : Object.keys(read.errors)
  const missing = VALID_WHEN_EMPTY.includes(tool.slug) ? [] : missingPaths(form)
  expect(errors).toEqual(expect.arrayContaining(missing))
  expect(missing.length > 0).toBe(errors.length > 0)

  if (tool.noScript !== 'form') return
  const empty = page(form.empty)
  expect(empty.includes('missing or wrong')).toBe(errors.length > 0)
  const [, first] = /<a href="#(field-[^"]+)"/.exec(empty) ?? []
  if (errors.length > 0) expect(empty).toContain(`id="${first}"`)
  for (const field of fieldsOf(form))
    if (isVisible(field, form.empty) && isOptional(field, form.empty))
      expect(empty).toContain(`>${field.label} (optional)<`)
  if (errors.length > 1) expect(empty).toContain(`${errors.length} fields are missing or wrong. The first: `)
})

it.each(tools)('$slug rejects an empty value of every field without "(optional)"', async (tool) => {
  if (VALID_WHEN_EMPTY.includes(tool.slug)) return
  const { form } = await load(folderOf(tool))
  const values = form.example
  const shown = fieldsOf(form).filter((field) => isRequired(field, values))
  for (const { name, kind } of shown.filter((one) => !REQUIRED_BY_A_RULE.includes(one.name))) {
    const read = readVisible(form, { ...values, [name]: kind === 'rows' ? [] : '' })
    expect(read.ok, name).toBe(false)
  }
})

/** The text of a tool's page with these values over the empty form. */
async function textOf(folder: string, values: FormValues): Promise<string> {
  const { form, page } = await load(folder)
  return page({ ...form.empty, ...values })
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const network = { network: 'Blog', perWeek: '1', days: 'Sun', times: '10:00', pattern: '' }
const author = { name: 'Ada', capacity: '1' }
const cluster = { name: 'Soups', weight: '1', type: 'recipe', titles: 'Lentil soup' }
const paidUp = { date: '2025-07-01', amount: '6000' }

it.each<[tool: string, values: FormValues, says: string]>([
  [
    'social-media/utm-link-builder',
    { addresses: 'https://a.example/', source: 'news', medium: 'email', campaign: 'x' },
    'most likely count it as',
  ],
  [
    'social-media/hashtag-formatter',
    { phrases: '5 tips, soup', network: 'x' },
    'One hashtag is ready, 1 was refused. It fits X',
  ],
  ['social-media/hashtag-formatter', { phrases: '5 tips', network: 'x' }, 'No hashtag could be made of this.'],
  [
    'seo/serp-snippet-preview',
    // 600.02 px: "r" (333), 31 times "a" (556) and 56 times "i" (222) are 30,001 thousandths.
    { title: `r${'a'.repeat(31)}${'i'.repeat(56)}`, url: 'https://a.example/' },
    'Title 600.1 px of about 600 The title is likely to be cut.',
  ],
  ['creators/video-chapter-formatter', { source: '1:00 Only one', intro: '' }, 'YouTube would refuse it:'],
  [
    'social-media/post-schedule-planner',
    { start: '2026-11-23', weeks: '1', networks: [network] },
    'On 29 November 2026.',
  ],
  [
    'premium/editorial-calendar-builder',
    {
      start: '2026-11-23',
      weeks: '1',
      perWeek: '1',
      days: 'Tue',
      times: '9:00',
      clusters: [cluster],
      authors: [author],
    },
    'On 24 November 2026.',
  ],
  [
    'ecommerce/margin-markup-calculator',
    { pair: 'cost-price', cost: '0', price: '25', discount: '100' },
    'Each order leaves €0.00. No price',
  ],
  [
    'startup/break-even-calculator',
    { fixed: '100', price: '10', current: '10' },
    'You sell exactly that now: with one unit less the period ends with a loss.',
  ],
  [
    'ecommerce/volumetric-weight-calculator',
    {
      per: 'shipment',
      pieces: [
        { count: '1', length: '40', width: '30', height: '20', weight: '1' },
        { count: '1', length: '20', width: '20', height: '20', weight: '30' },
      ],
    },
    'The weight decides: a smaller box would not be cheaper. Volumetric weight 6.4 kg volume ÷ 5,000 Actual weight 31 kg of all pieces Empty space – The weight is used in full The weights side by side',
  ],
  [
    'creators/title-thumbnail-tester',
    {
      title1: 'Soup',
      left: '10',
      right: '60',
      top: '50',
      bottom: '80',
      textColour: '#777777',
      groundColour: '#ffffff',
    },
    'The contrast of the letters is 4.4:1; 4.5:1 or more can be read.',
  ],
  [
    'freelancers/project-estimate-calculator',
    { tasks: [{ name: 'A', optimistic: '1', likely: '2', pessimistic: '3' }], rate: '50', vat: '0', confidence: '50' },
    'Price: €100.00. ',
  ],
  [
    'freelancers/late-payment-interest-calculator',
    { amount: '5000', due: '2025-05-30', paid: '2025-12-31', regime: 'own', ownRate: '12', payments: [paidUp] },
    '32 days late: nothing is owed any more.',
  ],
])('%s with %s shows “%s”', async (tool, values, says) => {
  expect(await textOf(tool, values)).toContain(says)
})

it('the character counter offers a shortened version only for a network that has one', async () => {
  const values = {
    text: 'soup, '.repeat(120),
    x: '',
    linkedin: '',
    instagram: '',
    threads: '',
    bluesky: '',
    facebook: '',
  }
  const tags = await textOf('social-media/character-counter', { ...values, 'youtube-tags': 'yes' })
  expect(tags).toContain('Too long for YouTube tags in total.')
  expect(tags).not.toContain('A version that fits')
  expect(await textOf('social-media/character-counter', { ...values, x: 'yes' })).toContain(
    'A version that fits stands',
  )
})

it('late payment drafts no demand when nothing is owed, and lists no principal of zero', async () => {
  const late = { amount: '5000', due: '2025-05-30', paid: '2025-12-31', payments: [paidUp] }
  const own = await textOf('freelancers/late-payment-interest-calculator', { ...late, regime: 'own', ownRate: '12' })
  expect(own).not.toContain('Demand for payment')
  const eu = await textOf('freelancers/late-payment-interest-calculator', { ...late, regime: 'eu' })
  expect(eu).toContain('32 days late: ask for €40.00 of compensation.')
  expect(eu).toContain('- compensation for recovery costs: €40.00')
  expect(eu).not.toContain('- principal:')
})

it('the content brief, whose result is text, has no figure above the form', async () => {
  const { page } = await load('premium/content-brief-builder')
  expect(page()).toContain('tool-result-head')
  expect(page()).not.toContain('main-figure')
})
