import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '../colour-contrast.ts'
import { testimonials } from '../content/home.ts'
import { figureOf, rootStyle, site, siteOf } from '../site.ts'
import { GROUPS, ownerDefaults, SETTINGS, TEXT_NAMES } from '../site-settings.ts'
import { CONTRAST_PAPERS, storedSchema } from './fields.ts'
import { changedLabels, formOf, isPlaceholder, readFields, savedMeanwhile, settingsSchema, storedOf } from './form.ts'

const formWith = (texts: Record<string, string>) => ({
  version: 1,
  ...formOf({}),
  texts: { ...formOf({}).texts, ...texts },
})

describe('the fields', () => {
  it('belong to one group each', () => {
    expect(GROUPS.flatMap(({ fields }) => fields).toSorted()).toEqual(TEXT_NAMES.toSorted())
  })

  it('accept every default of the file', () => {
    expect(storedSchema.safeParse({ ...ownerDefaults(), voices: [], logo: '/media/logo.webp' }).error).toBeUndefined()
  })
})

describe('stored values', () => {
  it('override the defaults one by one, and change the values made from them', () => {
    const own = siteOf({ name: 'Pantry', email: 'hello@pantry.pl' })
    expect(own).toMatchObject({
      name: 'Pantry',
      studioName: 'Pantry Studio',
      companyName: 'Pantry Studio sp. z o.o.',
      email: 'hello@pantry.pl',
      phone: site.phone,
    })
    expect(own.description).toMatch(/^Pantry is a magazine/)
    expect(siteOf({})).toEqual(site)
  })

  it.each([
    ['500+ Health Articles', '500+', 'Health Articles'],
    ['10 000+ wellness readers', '10 000+', 'wellness readers'],
    ['24 hours of support', '24', 'hours of support'],
    ['7 1000 g cakes', '7', '1000 g cakes'],
  ])('show %s with the number %s and the words %s', (text, value, label) => {
    expect(figureOf(text)).toEqual({ value, label })
  })

  it('stay when another one is broken or unknown', () => {
    const read = readFields({
      name: 'Pantry',
      email: 'nowhere',
      sunday: 7,
      socialProfiles: [{ url: 'x' }],
      colour: 'red',
    })
    expect(read.fields).toEqual({ name: 'Pantry' })
    expect(read.broken).toEqual(['email', 'sunday', 'socialProfiles', 'colour'])
  })

  it.each([null, undefined, 'text', 7, [], { __proto__: null }])('are empty for %j', (stored) => {
    expect(readFields(stored).fields).toEqual({})
  })

  it('include no inherited property name', () => {
    expect(readFields(JSON.parse('{"constructor": "x", "toString": "y"}'))).toEqual({
      fields: {},
      broken: ['constructor', 'toString'],
    })
  })
})

describe('opening hours', () => {
  const times = (hours: string) => {
    const [weekdays] = siteOf({ weekdays: hours }).openingHours
    return [weekdays?.opens, weekdays?.closes]
  }

  it.each([
    ['9AM-6PM', '09:00', '18:00'],
    ['9:30AM-12PM', '09:30', '12:00'],
    ['12AM-12:15AM', '00:00', '00:15'],
    ['closed', null, null],
  ])('convert %s for schema.org', (hours, opens, closes) => {
    expect(storedSchema.shape.weekdays.safeParse(hours).success).toBe(true)
    expect(times(hours)).toEqual([opens, closes])
  })

  it.each(['9-6', '25AM-6PM', '9AM–6PM', '9AM', 'open'])('refuse %s', (hours) => {
    expect(storedSchema.shape.weekdays.safeParse(hours).success).toBe(false)
  })
})

describe('the form', () => {
  it('stores typed values, and nothing for an empty field', () => {
    const form = settingsSchema.parse(formWith({ name: '  Pantry ', email: ' ' }))
    expect(storedOf(form)).toEqual({ name: 'Pantry' })
    expect(storedOf({ ...form, socialProfiles: [] })).toEqual({ name: 'Pantry', socialProfiles: [] })
  })

  it('reports each error at its field', () => {
    const { error } = settingsSchema.safeParse(formWith({ email: 'nowhere', homeChefs: 'many' }))
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['texts.email', 'Write an address such as name@example.com'],
      ['texts.homeChefs', 'Write the number, a space and its words, such as 500+ recipes'],
    ])
  })

  it.each(['javascript:alert(1)', 'http://example.com', 'https://user:password@', 'https://'])(
    'refuses %s as the address of a profile',
    (url) => {
      expect(settingsSchema.safeParse({ ...formWith({}), socialProfiles: [{ name: 'X', url }] }).success).toBe(false)
    },
  )

  it('restores the form from stored values', () => {
    const stored = { city: 'Gdańsk', socialProfiles: [{ name: 'X', url: 'https://example.com/x' }] }
    expect(storedOf(formOf(stored))).toEqual(stored)
  })

  it('replaces the sample voices by real ones, or by none', () => {
    const voice = { name: 'Ada', role: 'Baker', content: 'It rose.', rating: 4, results: ['Bakes', '', ''] }
    const form = settingsSchema.parse({ ...formWith({}), voices: [voice] })
    expect(testimonials(siteOf(storedOf(form)))).toMatchObject({
      text: null,
      items: [{ name: 'Ada', rating: 4, results: ['Bakes'] }],
    })
    expect(testimonials(siteOf({ voices: [] })).items).toEqual([])
    expect(testimonials(site).items).toHaveLength(3)
    expect(settingsSchema.safeParse({ ...formWith({}), voices: [{ ...voice, rating: 6 }] }).success).toBe(false)
  })

  it.each(['https://example.com/x.png', '/media/../x', '/media/a);x:url(b', ''])('refuses %s as a logo', (logo) => {
    expect(settingsSchema.safeParse({ ...formWith({}), logo }).success).toBe(false)
  })

  it('shows the defaults that follow from typed values', () => {
    const defaults = ownerDefaults({ name: 'Pantry', city: 'Gdańsk' })
    expect(defaults).toMatchObject({ name: 'FlavorCraft', city: 'Kraków', studioName: 'Pantry Studio' })
    expect(defaults.studioDescription).toContain('from Gdańsk')
  })
})

describe('accent colours', () => {
  const css = readFileSync('app/globals.css', 'utf8')
  const faultOf = (texts: Record<string, string>) =>
    settingsSchema.safeParse(formWith(texts)).error?.issues.map(({ message }) => message)

  it('begin with the colours of the style sheet, and are checked against its papers', () => {
    const { accentLight, accentDark, studioAccentLight, studioAccentDark } = ownerDefaults()
    expect(css).toContain(`--sheet-tomato: ${accentLight};`)
    expect(css).toContain(`--tomato: light-dark(var(--sheet-tomato), ${accentDark});`)
    expect(css).toContain(`--sheet-lake: ${studioAccentLight};`)
    expect(css).toContain(`--lake: light-dark(var(--sheet-lake), ${studioAccentDark});`)
    expect(css).toMatch(new RegExp(`--paper-sunk: light-dark\\(${CONTRAST_PAPERS.light}, `))
    expect(css).toMatch(new RegExp(`--paper-raised: light-dark\\(#[0-9a-f]{6}, ${CONTRAST_PAPERS.dark}\\)`))
  })

  it('are refused with the measured contrast when text in them is unreadable', () => {
    expect(faultOf({ accentLight: '#ffd700' })).toEqual([
      'It has a contrast of 1.2:1 on the paper, and text needs 4.5:1. Choose a darker one.',
    ])
    expect(faultOf({ accentDark: '#24505f' })?.join()).toMatch(/Choose a lighter one/)
    expect(faultOf({ accentLight: 'red' })?.join()).toMatch(/Write the colour as #/)
    expect(faultOf({ accentLight: '#1F5A73' })).toBeUndefined()
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  })

  it('are set on the root element only when the owner has changed them', () => {
    expect(rootStyle(siteOf({ name: 'Pantry' }))).toEqual({})
    expect(rootStyle(siteOf({ accentLight: '#1f5a73', logo: '/media/logo.webp' }))).toEqual({
      '--accent': 'light-dark(#1f5a73, #ff8a6b)',
      '--brand-mark': 'url(/media/logo.webp)',
    })
  })
})

it('names the fields in which two states differ', () => {
  expect(changedLabels({ name: 'A', city: 'B' }, { city: 'B', email: 'c@example.com', socialProfiles: [] })).toEqual([
    SETTINGS.name.label,
    SETTINGS.email.label,
    'Social profiles',
  ])
})

it.each([
  [{ name: 'B' }, 'Ola has changed meanwhile: Name. '],
  // A value that was changed, and changed back.
  [{ name: 'A' }, 'Ola has saved meanwhile, with the same values as before. '],
])('says what %j changed while the form was open', (after, said) => {
  expect(savedMeanwhile('Ola', { name: 'A' }, after)).toContain(said)
})

it.each([
  'hello@flavorcraft.example',
  'https://www.instagram.com/flavorcraft.example',
  'ul. Przykładowa 12, 30-001 Kraków, Poland',
  '+48 12 000 01 23',
  'NIP 000-000-00-00',
  'KRS 0000000000',
])('counts “%s” as a placeholder', (value) => expect(isPlaceholder(value)).toBe(true))

it.each(['hello@pantry.pl', '+48 12 345 67 89', 'KRS 0000123456', 'PLN 5,000', 'FlavorCraft Studio'])(
  'counts “%s” as the owner’s own',
  (value) => expect(isPlaceholder(value)).toBe(false),
)
