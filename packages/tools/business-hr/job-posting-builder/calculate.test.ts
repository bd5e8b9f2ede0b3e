import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { neutralPolishTitle, polishTitles } from './titles-pl.ts'

const today = '2026-11-21'

const least = {
  title: 'Pastry chef',
  employer: 'Harbour Hotel',
  tasks: 'Bake bread\nPlan the week',
  mustHaves: 'Two years in a bakery',
  posted: '2026-11-20',
  apply: 'https://harbour.example/jobs/1',
  places: [{ city: 'Gdańsk', country: 'pl' }],
}

const { compute: result, errors } = testTool(form, least, (input) => calculate(input, today))

function posting(values: Record<string, unknown> = {}): Record<string, unknown> {
  const json = result(values).jsonLd.replace(/^<script[^>]*>|<\/script>$/g, '')
  return JSON.parse(json) as Record<string, unknown>
}

describe('the markup', () => {
  it('describes a remote job for Poland without a place', () => {
    const job = posting({ places: [], remote: 'yes', countries: 'PL' })
    expect(job['jobLocationType']).toBe('TELECOMMUTE')
    expect(job['applicantLocationRequirements']).toEqual({ '@type': 'Country', name: 'PL' })
    expect(job).not.toHaveProperty('jobLocation')
    // The properties that Google requires.
    for (const property of ['title', 'description', 'datePosted', 'hiringOrganization'])
      expect(job[property]).toBeTruthy()
  })

  it('writes the code of the United Kingdom, which people type as UK', () => {
    const london = posting({ places: [{ city: 'London', country: 'uk' }] })
    expect(london['jobLocation']).toMatchObject({ address: { addressCountry: 'GB' } })
    const remote = posting({ places: [], remote: 'yes', countries: 'UK, gb, PL' })
    expect(remote['applicantLocationRequirements']).toEqual(['GB', 'PL'].map((name) => ({ '@type': 'Country', name })))
  })

  it('has one place as an object and several as a list', () => {
    expect(posting()['jobLocation']).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Gdańsk', addressCountry: 'PL' },
    })
    const several = posting({ places: [...least.places, { city: 'Sopot', country: 'PL' }] })
    expect(several['jobLocation']).toHaveLength(2)
  })

  it('has pay as a range, as one amount, or not at all', () => {
    const value = { '@type': 'QuantitativeValue', minValue: 7000, maxValue: 9000.5, unitText: 'MONTH' }
    const pay = posting({ payMin: '7000', payMax: '9000.50', currency: 'PLN' })['baseSalary']
    expect(pay).toEqual({ '@type': 'MonetaryAmount', currency: 'PLN', value })
    expect(posting({ payMin: '30', payPeriod: 'HOUR' })['baseSalary']).toMatchObject({ value: { value: 30 } })
    expect(posting()).not.toHaveProperty('baseSalary')
  })

  it('is valid through 23:59 of the close date, in its zone', () => {
    expect(posting({ closes: '2027-07-31' })['validThrough']).toBe('2027-07-31T23:59:00+02:00')
    expect(posting({ closes: '2027-01-31', zone: 'America/New_York' })['validThrough']).toBe(
      '2027-01-31T23:59:00-05:00',
    )
  })

  it('says directApply only for a form on the same site', () => {
    expect(posting()).not.toHaveProperty('directApply')
    expect(posting({ sameSite: 'yes' })['directApply']).toBe(true)
    expect(posting({ sameSite: 'yes', apply: 'jobs@harbour.example' })).not.toHaveProperty('directApply')
  })

  it('has the visible text as description, and escapes the script element', () => {
    const { jsonLd } = result({ about: '</script><script>alert(1)</script>', tasks: 'Bake <b>bread</b>' })
    expect(jsonLd.match(/<\/script>/g)).toHaveLength(1)
    const description = String(posting({ tasks: 'Bake <b>bread</b>' })['description'])
    expect(description).toContain('<li>Bake &lt;b&gt;bread&lt;/b&gt;</li>')
  })
})

describe('the advert', () => {
  const one = result({
    about: 'A hotel by the sea.\n\nWe bake\nourselves.',
    offer: '- Four days a week',
    payMin: '7000',
    payMax: '8000',
    currency: 'PLN',
    remote: 'yes',
    countries: 'pl, de pl',
  })

  it('contains all typed texts and no empty section', () => {
    expect(one.text.split('\n\n')).toEqual([
      'Pastry chef\nHarbour Hotel',
      'About us\nA hotel by the sea.\nWe bake ourselves.',
      'The job in short\n- Place: Gdańsk, Poland\n- Remote: Poland, Germany\n- Employment: Full time\n- Pay: PLN\u00a07,000.00 – PLN\u00a08,000.00 gross per month',
      'Your tasks\n- Bake bread\n- Plan the week',
      'What you need\n- Two years in a bakery',
      'What we offer\n- Four days a week',
      'How to apply\nhttps://harbour.example/jobs/1',
    ])
  })

  it('has the same content in HTML and Markdown', () => {
    expect(one.html).toContain('<h2>Your tasks</h2>\n<ul>\n<li>Bake bread</li>')
    expect(one.html).toContain('<a href="https://harbour.example/jobs/1">')
    expect(one.markdown).toContain('## Your tasks\n\n- Bake bread\n- Plan the week')
    expect(result({ apply: 'jobs@harbour.example' }).html).toContain('href="mailto:jobs@harbour.example"')
  })

  it('escapes typed Markdown', () => {
    expect(result({ tasks: '[x](javascript:alert(1)) *y*' }).markdown).toContain('\\[x\\](javascript:alert(1)) \\*y\\*')
    // A point that begins with a number or a plus makes no list in the list.
    expect(result({ offer: '13. pensja\n+ premia' }).markdown).toContain('- 13\\. pensja\n- \\+ premia')
  })

  it('is Polish', () => {
    const { text } = result({ language: 'pl', payMin: '7000', currency: 'PLN' })
    expect(text).toContain('Wynagrodzenie: od 7\u00a0000,00\u00a0PLN brutto miesięcznie')
    expect(text).toContain('Miejsce: Gdańsk, Polska')
    expect(text).toContain('Zadania')
  })
})

describe('wording', () => {
  const kinds = (values: Record<string, unknown>) =>
    result(values).wording.map(({ kind, words }) => `${kind}: ${words}`)

  it('reports nothing for plain words', () => {
    expect(result().wording).toEqual([])
  })

  it.each([
    [{ title: 'Salesman' }, 'Gender: salesman'],
    [{ about: 'He works with his team.' }, 'Gender: he'],
    [{ about: 'We are a young team.' }, 'Age: young team'],
    [{ about: 'Join a young, motivated team.' }, 'Age: young, motivated team'],
    [{ about: 'We want a native German speaker.' }, 'Ability: native german speaker'],
    [{ mustHaves: 'Native speaker' }, 'Ability: native speaker'],
    [{ mustHaves: 'Physically fit' }, 'Ability: physically fit'],
    [{ about: 'A kitchen ninja' }, 'Jargon: ninja'],
    [{ mustHaves: 'HACCP' }, 'Abbreviation: HACCP'],
    [{ about: 'APPLY TODAY NOWW' }, 'Shouting: APPLY TODAY NOWW'],
    [{ about: 'Come!!' }, 'Shouting: !!'],
    [{ language: 'pl', about: 'Młody zespół czeka' }, 'Age: młody zespół'],
    [{ language: 'pl', mustHaves: 'odporność na stres' }, 'Jargon: odporność na stres'],
  ])('%j', (values, expected) => {
    expect(kinds(values)).toContain(expected)
  })

  it('accepts an abbreviation that is explained', () => {
    expect(kinds({ mustHaves: 'Food safety plans (HACCP)' })).toEqual([])
  })

  it.each([
    ['Kierownik', 'Kierownik/Kierowniczka'],
    ['kierownik zmiany', 'kierownik/kierowniczka zmiany'],
    ['Młodsza księgowa', 'Młodsza Księgowy/księgowa'],
    ['Sommelier', 'Sommelier (k/m/n)'],
    ['Kucharz/Kucharka', null],
    ['Kucharz (k/m)', null],
    ['Kelner (Kraków)', 'Kelner/kelnerka (Kraków)'],
    ['Kelner na 1/2 etatu', 'Kelner/kelnerka na 1/2 etatu'],
    ['Osoba do kuchni', null],
  ])('proposes for %s: %s', (title, expected) => {
    const proposal = neutralPolishTitle(title)
    expect(proposal?.toLowerCase() ?? null).toBe(expected?.toLowerCase() ?? null)
  })

  it('has at least 150 Polish titles, each in two forms', () => {
    expect(polishTitles.size).toBeGreaterThanOrEqual(150)
    for (const [masculine, feminine] of polishTitles) {
      expect(masculine).toMatch(/^\p{Ll}+$/u)
      expect(feminine).toMatch(/^\p{Ll}+$/u)
      expect(feminine).not.toBe(masculine)
    }
  })
})

describe('the checklist', () => {
  const failing = (values: Record<string, unknown>) =>
    result(values)
      .checklist.filter(({ ok }) => !ok)
      .map(({ label }) => label)

  it('requires pay within a narrow range', () => {
    expect(failing({})).toContain('Pay as an amount or a range')
    expect(failing({ payMin: '6000', payMax: '9000' })).not.toContain('Pay as an amount or a range')
    expect(failing({ payMin: '6000', payMax: '9000.01' })).toContain('Pay as an amount or a range')
  })

  it('advises against more than seven must-haves', () => {
    expect(failing({ mustHaves: 'x\n'.repeat(7) })).not.toContain('7 must-haves')
    expect(failing({ mustHaves: 'x\n'.repeat(8) })).toContain('8 must-haves')
  })

  it('reports a closed job', () => {
    expect(result({ closes: '2026-11-20' }).notes[0]).toContain('has passed')
    expect(result({ closes: '2026-11-21' }).notes[0]).not.toContain('has passed')
  })

  it('computes Flesch reading ease for English only', () => {
    // 2 + 3 + 5 words, and the facts "Place: Gdańsk, Poland" (3) and "Employment: Full time" (3).
    const { words, wordsPerSentence, readingEase } = result()
    expect([words, wordsPerSentence]).toEqual([16, 3.2])
    expect(readingEase).toBeGreaterThan(40)
    expect(result({ language: 'pl' }).readingEase).toBeNull()
  })
})

describe('refused input', () => {
  it.each([
    [{ title: 'Chef 5000 EUR' }, 'title'],
    [{ title: 'Kucharz do 7 tys. zł' }, 'title'],
    [{ title: 'Chef €20/h' }, 'title'],
    [{ title: 'Chef 80k' }, 'title'],
    [{ title: 'Chef 8k PLN' }, 'title'],
    [{ title: 'Chef 8k' }, 'title'],
    [{ title: 'Chef 5-8k' }, 'title'],
    [{ title: 'Programista 12,5k' }, 'title'],
    [{ title: 'Video editor 4K' }, 'title'],
    [{ title: '3–4K video editor' }, 'title'],
    [{ title: '€4K video editor' }, 'title'],
    [{ title: 'Chef and waiter' }, 'title'],
    [{ title: 'Kucharz / kelnerka' }, 'title'],
    [{ title: 'Chef or waitress' }, 'title'],
    [{ payMin: '8000', payMax: '7999.99' }, 'payMax'],
    [{ remote: 'yes' }, 'countries'],
    [{ countries: 'Poland' }, 'countries'],
    [{ closes: '2026-11-19' }, 'closes'],
    [{ apply: 'javascript:alert(1)' }, 'apply'],
    [{ apply: 'jobs@x.example\r\nBcc: all@x.example' }, 'apply'],
  ])('%j', (values, field) => {
    expect(Object.keys(errors(values))).toEqual([field])
  })

  it('requires a place with city and country unless the job is remote', () => {
    expect(Object.keys(errors({ places: [] }))).toEqual(['places', 'places.0.city', 'places.0.country'])
  })

  it.each([
    'Research and Development Manager',
    'Kucharz/Kucharka',
    'Chef, 40 hours',
    'Front of house manager',
    'Chef (m/f/d)',
    'Waiter/waitress',
    'Lektor angielskiego C1 k/m/n',
    'Angular 17, .NET developer',
    'Senior 4K video editor',
  ])('accepts the title %s', (title) => {
    expect(errors({ title })).toEqual({})
  })
})

testSearches('business-hr/job-posting-builder', [
  'job ad',
  'vacancy text',
  'recruit a cook',
  'write a job description',
  'looking for staff',
])
