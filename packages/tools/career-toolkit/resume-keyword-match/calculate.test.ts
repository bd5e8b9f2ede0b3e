import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { checkSections, formatWarnings } from './resume-checks.ts'
import { form, type Input } from './form.ts'
import { stem } from './stem.ts'

function input(resume: string, advert: string, more: Partial<Input> = {}): Input {
  return { resume, advert, language: 'en', mustHaves: [], cutAboutUs: false, ...more }
}

const texts = (rows: readonly { text: string }[]) => rows.map((row) => row.text)
const lower = (rows: readonly { text: string }[]) => texts(rows).map((text) => text.toLowerCase())

describe('the vector of the catalogue', () => {
  const result = calculate(
    input(
      'Menu planning and HACCP audits',
      'Chef. Requirements: menu planning, HACCP, food cost control. Menu planning daily.',
    ),
  )

  it('finds menu planning and HACCP, and nothing else', () => {
    expect(texts(result.found).sort()).toEqual(['HACCP', 'menu planning'])
  })

  it('misses food cost control', () => {
    expect(texts(result.missing)).toContain('food cost control')
    expect(texts(result.missing)).not.toContain('food cost')
  })

  it('weighs occurrences, doubled in the title line', () => {
    // menu planning 2 × 2, HACCP 1 × 2; missing: Chef and food cost control, each 1 × 2. "Daily" is no part of a skill.
    expect(result.match).toBe(60)
  })
})

it('finds the expected terms in its example', () => {
  const { found, missing } = testTool(form, form.example, calculate).compute()
  expect(texts(found).join(', ')).toBe('HACCP, Menu planning, allergen lists, Training of apprentices, Sourdough bread')
  expect(texts(missing).join(', ')).toBe('food cost control, Staff rotas, Head Chef, seasonal restaurant')
})

describe('terms', () => {
  it.each([
    [
      'are skills and nouns, those in lists first',
      'Developer\n\nWe meet daily, and planning is done together. You report to the owner and write code in PHP. Call Jane Brown.\n\nYour profile\n- testing of interfaces\n- SQL and data modelling',
      'testing of interfaces, SQL, data modelling, Developer, PHP',
    ],
    [
      'include tools named in sentences beside the lists',
      'Kitchen Manager\n\nYou will run our kitchen in Gdańsk with Anna’s team, using SAP, Google Ads campaigns and Excel. Call Jane.\n\nYour profile\n- menu costing',
      'menu costing, Kitchen Manager, SAP, Google Ads, Excel',
    ],
    [
      'omit verbs, recognised by their position',
      'Clerk\nTasks\n1. Plan and run paid campaigns\n2. Assess, review\nWho you are\n- market research, 3+ years\n- comfortable with SQL',
      'market research, SQL, paid campaigns, Clerk',
    ],
    ['omit a verb after "you"', 'Clerk\nYou know Google Ads.', 'Clerk, Google Ads'],
    [
      'do not repeat a part of a phrase',
      'Senior Nurse\nTasks\n- student nurses\nEssential\n- NMC registration\n- NMC code',
      'NMC registration, NMC code, student nurses, Senior Nurse',
    ],
  ])('%s', (_, advert, terms) => {
    expect(texts(calculate(input('x', advert)).missing).join(', ')).toBe(terms)
  })

  it.each([
    ['en', '- Good knowledge of JavaScript\n- At least 5 years of sales', 'JavaScript, sales'],
    ['pl', '- dobra znajomość programu Symfonia\n- obsługa kasy', 'Symfonia, kasy'],
  ] as const)('leave out what every advert says of a skill (%s)', (language, list, terms) => {
    const { missing } = calculate(input('x', `A b\n${list}`, { language }))
    expect(texts(missing.filter(({ prominent }) => !prominent)).join(', ')).toBe(terms)
  })

  it('weigh the same in an advert without a title', () => {
    const advert = 'We look for a backend developer who knows Python. Experience with AWS is welcome.'
    const { missing } = calculate(input('x', advert))
    expect(missing.map(({ text, prominent }) => [text, prominent])).toEqual([
      ['backend developer', false],
      ['Python', false],
      ['AWS', false],
    ])
  })

  it('include the object of a task, in Polish as in English', () => {
    const advert = 'Kadry\nObowiązki:\n- Prowadzenie akt osobowych\nWymagania:\n- prawo pracy'
    const { found, missing } = calculate(input('akta osobowe', advert, { language: 'pl' }))
    expect([texts(found), texts(missing)]).toEqual([['akt osobowych'], ['prawo pracy', 'Kadry']])
  })

  it.each(['What we offer', 'Benefits:', 'Oferujemy:'])('leave out the list below “%s”', (heading) => {
    const advert = `Cook\n${heading}\n- free coffee\nRequirements\n- sourdough\nBenefits: parking`
    expect(texts(calculate(input('x', advert)).missing)).toEqual(['sourdough', 'Cook'])
  })

  it('keep tokens with signs and digits', () => {
    const advert = 'Developer\n\nWe use C#, .NET, Node.js and CI/CD under ISO 9001.'
    const result = calculate(input(advert, advert))
    expect(texts(result.found)).toEqual(expect.arrayContaining(['C#', '.NET', 'Node.js', 'CI/CD', 'ISO 9001']))
  })

  it('count double in a list below a requirements heading only', () => {
    const advert = 'Cook\nAbout the job\n- pastry\nRequirements\n- sourdough\nNotes\n- butter'
    const weights = new Map(calculate(input('x', advert)).missing.map((row) => [row.text, row.weight]))
    expect(weights.get('sourdough')).toBe(2)
    expect(weights.get('pastry')).toBe(1)
    expect(weights.get('butter')).toBe(1)
  })

  it('weigh 1.5 times as must-haves, even when a longer phrase covers them', () => {
    const advert = 'Cook\nWe bake sourdough bread.'
    const result = calculate(input('sourdough', advert, { mustHaves: ['Sourdough', 'HACCP'] }))
    expect(result.found).toMatchObject([{ text: 'sourdough', weight: 1.5 }])
    expect(result.mustHaves).toEqual([
      { text: 'Sourdough', found: true },
      { text: 'HACCP', found: false },
    ])
  })

  it('do not cross punctuation', () => {
    const result = calculate(input('menu. planning', 'Cook\nmenu planning'))
    expect(texts(result.found)).toEqual([])
  })

  it('treat aliases of the table as equal and no other synonyms', () => {
    expect(calculate(input('JavaScript', 'x\nJS')).found).toHaveLength(1)
    expect(calculate(input('chef', 'x\ncook')).found).toHaveLength(0)
  })

  it('are at most 60', () => {
    const advert = Array.from({ length: 300 }, (_, n) => `word${String(n)}`).join('. ')
    const { found, missing } = calculate(input('x', advert))
    expect(found.length + missing.length).toBe(60)
  })
})

it.each([
  ['en', 'planning', 'plan'],
  ['en', 'menus', 'menu'],
  ['en', 'managed', 'manage'],
  ['en', 'managing', 'manage'],
  ['en', 'recipes', 'recipe'],
  ['en', 'carries', 'carry'],
  ['en', 'carried', 'carry'],
  ['en', 'processes', 'process'],
  ['en', 'controlling', 'control'],
  ['en', 'dishes', 'dish'],
  ['pl', 'kuchniami', 'kuchnia'],
  ['pl', 'kuchni', 'kuchnią'],
  ['pl', 'kosztów', 'kosztami'],
  ['pl', 'planowania', 'planowanie'],
  ['pl', 'zespołem', 'zespołu'],
] as const)('has one stem (%s) for %s and %s', (language, a, b) => {
  expect(stem(a, language)).toBe(stem(b, language))
})

describe('edges', () => {
  it('matches 100 for equal texts', () => {
    const text = 'Head Chef\nRequirements:\n- menu planning for 120 covers\n- HACCP, C#, budgets\nAbout us\nWe cook.'
    expect(calculate(input(text, text)).match).toBe(100)
    expect(calculate(input(text, text, { cutAboutUs: true })).match).toBe(100)
  })

  it('has no match without terms', () => {
    expect(calculate(input('I am', 'the and of')).match).toBeNull()
    expect(calculate(input('', '')).match).toBeNull()
  })

  it('omits the company’s “About us” on request', () => {
    const advert = 'Cook\nbread\nAbout us\nworld leader in synergy'
    expect(lower(calculate(input('x', advert)).missing).join(' ')).toContain('synergy')
    const cut = calculate(input('x', advert, { cutAboutUs: true }))
    expect(cut.cut).toBe(true)
    expect(lower(cut.missing).join(' ')).not.toContain('synergy')
  })
})

describe('the résumé itself', () => {
  const resume = [
    'Anna Nowak, anna@example.com, +48 600 700 800',
    'Summary',
    'I cook.',
    'Experience:',
    'Head chef   Kraków   March – June',
    '➤ breads',
    'x'.repeat(201),
  ].join('\n')
  const result = calculate(input(resume, 'cook'))

  it('lists the sections it has', () => {
    expect(result.sections.filter((row) => row.found).map((row) => row.section)).toEqual([
      'Contact',
      'Summary',
      'Experience',
    ])
  })

  it.each(['03.2017-02.2021', '01.03.2017-28.02.2021', '2017.03-2021.02'])(
    'does not read %s as a phone number',
    (dates) => {
      const what = (text: string) => formatWarnings(text, 10, 'en').map((warning) => warning.what)
      expect(what(`Chef ${dates}`)).toContain('No phone number')
      expect(checkSections(`Chef ${dates}`)[0]).toEqual({ section: 'Contact', found: false })
      expect(what(`Chef ${dates}, 600-10-2020`)).not.toContain('No phone number')
    },
  )

  it('does not read the name Maja as a month in an English résumé', () => {
    const { warnings } = calculate(input('Maja Lis\nHead chef, May 2024', 'cook'))
    expect(warnings.map(({ what }) => what)).not.toContain('A month without a year')
  })

  it('reports warnings with their lines', () => {
    const lines = new Map(result.warnings.map((warning) => [warning.what, warning.lines]))
    expect(lines.get('A month without a year')).toEqual([5])
    expect(lines.get('Text that looks like a table or columns')).toEqual([5])
    expect(lines.get('Unusual signs at the start of lines')).toEqual([6])
    expect(lines.get('Lines above 200 characters')).toEqual([7])
    expect(lines.get('First person')).toEqual([3])
    expect(lines.has('No e-mail address')).toBe(false)
  })

  it('warns without an email address and phone number', () => {
    const { warnings } = calculate(input('Anna', 'cook'))
    expect(warnings.map((warning) => warning.what)).toEqual(['No e-mail address', 'No phone number'])
  })

  it('warns above 1,000 words', () => {
    const long = calculate(input('bread '.repeat(1001), 'cook'))
    expect(long.warnings.map((warning) => warning.what)).toContain('1001 words')
  })
})

testSearches('career-toolkit/resume-keyword-match', ['cv', 'ats check', 'resumé keywords', 'does my cv fit the job'])
