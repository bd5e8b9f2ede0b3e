import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '../colour-contrast.ts'
import { testimonials } from '../content/home.ts'
import { defaultsBeside, ownerDefaults, rootStyle, site, siteOf } from '../site.ts'
import { FIELDS, GROUPS, PAPERS, storedSchema, TEXT_NAMES } from './fields.ts'
import { changedLabels, formOf, isPlaceholder, readFields, settingsSchema, storedOf } from './form.ts'

const formWith = (texts: Record<string, string>) => ({
  version: 1,
  ...formOf({}),
  texts: { ...formOf({}).texts, ...texts },
})

describe('the fields', () => {
  it('stand in one group each', () => {
    expect(GROUPS.flatMap(({ fields }) => fields).toSorted()).toEqual(TEXT_NAMES.toSorted())
  })

  it('accept every default of the file', () => {
    expect(storedSchema.safeParse({ ...ownerDefaults(), voices: [], logo: '/media/logo.webp' }).error).toBeUndefined()
  })
})

describe('stored values', () => {
  it('win over the defaults one by one, and reach what is made from them', () => {
    const own = siteOf({ name: 'Pantry', email: 'hello@pantry.pl' })
    expect(own).toMatchObject({
      name: 'Pantry',
      studioName: 'Pantry Studio',
      companyName: 'Pantry Studio sp. z o.o.',
      contact: { email: 'hello@pantry.pl', phone: site.contact.phone },
      registration: { companyName: 'Pantry Studio sp. z o.o.' },
    })
    expect(own.description).toMatch(/^Pantry is a magazine/)
    expect(siteOf({})).toEqual(site)
  })

  it('leave the others standing when one is broken or unknown', () => {
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

  it.each([null, undefined, 'text', 7, [], { __proto__: null }])('are none in %j', (stored) => {
    expect(readFields(stored).fields).toEqual({})
  })

  it('take no inherited name for a field', () => {
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
  ])('tell machines what %s means', (hours, opens, closes) => {
    expect(storedSchema.shape.weekdays.safeParse(hours).success).toBe(true)
    expect(times(hours)).toEqual([opens, closes])
  })

  it.each(['9-6', '25AM-6PM', '9AM–6PM', '9AM', 'open'])('refuse %s', (hours) => {
    expect(storedSchema.shape.weekdays.safeParse(hours).success).toBe(false)
  })
})

describe('the form', () => {
  it('stores what is written, and the default for what is empty', () => {
    const form = settingsSchema.parse(formWith({ name: '  Pantry ', email: ' ' }))
    expect(storedOf(form)).toEqual({ name: 'Pantry' })
    expect(storedOf({ ...form, socialProfiles: [] })).toEqual({ name: 'Pantry', socialProfiles: [] })
  })

  it('says at the field what is wrong', () => {
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

  it('comes back from what it stored', () => {
    const stored = { city: 'Gdańsk', socialProfiles: [{ name: 'X', url: 'https://example.com/x' }] }
    expect(storedOf(formOf(stored))).toEqual(stored)
  })

  it('takes real voices, and none, in place of the samples', () => {
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

  it.each(['https://example.com/x.png', '/media/../x', '/media/a);x:url(b', ''])('takes no logo from %s', (logo) => {
    expect(settingsSchema.safeParse({ ...formWith({}), logo }).success).toBe(false)
  })

  it('shows the defaults that hold beside what is typed', () => {
    const defaults = defaultsBeside({ name: 'Pantry', city: 'Gdańsk' })
    expect(defaults).toMatchObject({ name: 'FlavorCraft', city: 'Kraków', studioName: 'Pantry Studio' })
    expect(defaults.studioDescription).toContain('from Gdańsk')
  })
})

describe('leading colours', () => {
  const css = readFileSync('app/globals.css', 'utf8')
  const faultOf = (texts: Record<string, string>) =>
    settingsSchema.safeParse(formWith(texts)).error?.issues.map(({ message }) => message)

  it('begin as the style sheet has them, and are held against its papers', () => {
    const { accentLight, accentDark, studioAccentLight, studioAccentDark } = ownerDefaults()
    expect(css).toContain(`--sheet-tomato: ${accentLight};`)
    expect(css).toContain(`--tomato: light-dark(var(--sheet-tomato), ${accentDark});`)
    expect(css).toContain(`--sheet-lake: ${studioAccentLight};`)
    expect(css).toContain(`--lake: light-dark(var(--sheet-lake), ${studioAccentDark});`)
    expect(css).toMatch(new RegExp(`--paper-sunk: light-dark\\(${PAPERS.light}, `))
    expect(css).toMatch(new RegExp(`--paper-raised: light-dark\\(#[0-9a-f]{6}, ${PAPERS.dark}\\)`))
  })

  it('are refused with the measured contrast when text of them cannot be read', () => {
    expect(faultOf({ accentLight: '#ffd700' })).toEqual([
      'It has a contrast of 1.2:1 on the paper, and text needs 4.5:1. Choose a darker one.',
    ])
    expect(faultOf({ accentDark: '#24505f' })?.join()).toMatch(/Choose a lighter one/)
    expect(faultOf({ accentLight: 'red' })?.join()).toMatch(/Write the colour as #/)
    expect(faultOf({ accentLight: '#1F5A73' })).toBeUndefined()
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  })

  it('stand on the root element only when they are the owner’s', () => {
    expect(rootStyle(siteOf({ name: 'Pantry' }))).toEqual({})
    expect(rootStyle(siteOf({ accentLight: '#1f5a73', logo: '/media/logo.webp' }))).toEqual({
      '--accent': 'light-dark(#1f5a73, #ff8a6b)',
      '--brand-mark': 'url(/media/logo.webp)',
    })
  })
})

it('names the fields in which two states differ', () => {
  expect(changedLabels({ name: 'A', city: 'B' }, { city: 'B', email: 'c@example.com', socialProfiles: [] })).toEqual([
    FIELDS.name.label,
    FIELDS.email.label,
    'Social profiles',
  ])
})

it.each([
  'hello@flavorcraft.example',
  'https://www.instagram.com/flavorcraft.example',
  'ul. Przykładowa 12, 30-001 Kraków, Poland',
  '+48 12 000 01 23',
  'NIP 000-000-00-00',
  'KRS 0000000000',
])('takes “%s” for a placeholder', (value) => expect(isPlaceholder(value)).toBe(true))

it.each(['hello@pantry.pl', '+48 12 345 67 89', 'KRS 0000123456', 'PLN 5,000', 'FlavorCraft Studio'])(
  'takes “%s” for the owner’s own',
  (value) => expect(isPlaceholder(value)).toBe(false),
)
