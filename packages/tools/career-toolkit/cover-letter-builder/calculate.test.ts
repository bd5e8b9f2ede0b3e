import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { inputOf, testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { type Achievement, form, type Input } from './form.ts'

const reason = 'Your kitchen cooks with the seasons, and so do I.'

const maja = { name: 'Maja Lis', email: 'maja@example.com', city: 'Gdańsk', date: '2027-03-14' }
const { read, errors } = testTool(form, { ...maja, employer: 'Harbour Hotel', role: 'head chef', reason }, calculate)
const input = (more: Partial<Input> = {}): Input => ({ ...inputOf(read()), ...more })

const bare = { requirement: '', situation: '', action: 'cut the waste by planning menus', result: '' }
const achievement = (more: Partial<Achievement> = {}): Achievement => ({ ...bare, ...more })

const paragraph = (one: Achievement, more: Partial<Input> = {}) =>
  calculate(input({ ...more, achievements: [one] })).letter.paragraphs[1]

describe('an achievement', () => {
  it('is "When …, I …. …."', () => {
    const whole = achievement({ situation: 'the hotel doubled its covers', result: 'food cost fell from 34 % to 29 %' })
    expect(paragraph(whole)).toBe(
      'When the hotel doubled its covers, I cut the waste by planning menus. Food cost fell from 34 % to 29 %.',
    )
  })

  it('leaves out missing parts', () => {
    expect(paragraph(achievement())).toBe('I cut the waste by planning menus.')
    expect(paragraph(achievement({ result: 'waste fell by half.' }))).toBe(
      'I cut the waste by planning menus. Waste fell by half.',
    )
    expect(paragraph(achievement({ situation: 'we moved' }))).toBe('When we moved, I cut the waste by planning menus.')
  })

  it('answers the requirement without repeating “When” and “I”', () => {
    const typed = { requirement: 'Menu planning.', situation: 'When The kitchen moved.', action: 'I Wrote new menus.' }
    expect(paragraph(achievement(typed))).toBe(
      'You are looking for Menu planning. When the kitchen moved, I wrote new menus.',
    )
  })

  it('adds no “When” to a situation with its own opening', () => {
    const text = paragraph(achievement({ situation: 'During the move', action: 'Led a team of four' }))
    expect(text).toBe('During the move, I led a team of four.')
    const year = paragraph(achievement({ situation: 'in 2023', action: 'Led a team of four' }))
    expect(year).toBe('In 2023, I led a team of four.')
  })

  it('lowers the first letter of a requirement from a list, except in names', () => {
    const asked = (requirement: string) => paragraph(achievement({ requirement, action: 'Led a team of four' }))
    expect(asked('Experience with Symfonia.')).toContain('You are looking for experience with Symfonia. I led')
    expect(asked('Python')).toContain('You are looking for Python. I led')
  })

  it('keeps names and abbreviations as typed', () => {
    const text = paragraph(achievement({ situation: 'Sodexo closed', action: 'HACCP plans for 3 sites were mine' }))
    expect(text).toBe('When Sodexo closed, I HACCP plans for 3 sites were mine.')
  })

  it('keeps a name that starts with a Polish word', () => {
    const one = achievement({ situation: 'Władysław odszedł', action: 'prowadziłam kuchnię' })
    expect(paragraph(one, { language: 'pl' })).toBe('Gdy Władysław odszedł, prowadziłam kuchnię.')
  })

  it('is in Polish in a Polish letter', () => {
    const did = { situation: 'hotel podwoił liczbę gości', action: 'Ułożyłam nowe karty dań' }
    const one = achievement({ ...did, requirement: 'planowanie menu', result: 'koszt spadł o 5 punktów' })
    expect(paragraph(one, { language: 'pl' })).toBe(
      'Oczekują Państwo: planowanie menu. Gdy hotel podwoił liczbę gości, ułożyłam nowe karty dań. Koszt spadł o 5 punktów.',
    )
  })
})

it.each<[Partial<Input>, string, string]>([
  [{}, 'Dear Hiring Manager,', 'Yours faithfully,'],
  [{ person: 'Jan Kos' }, 'Dear Jan Kos,', 'Yours sincerely,'],
  [{ tone: 'plain' }, 'Dear Hiring Manager,', 'Kind regards,'],
  [{ language: 'pl', person: 'Jan Kos' }, 'Szanowni Państwo,', 'Z poważaniem,'],
  [{ language: 'pl', polishSalutation: 'pani' }, 'Szanowna Pani,', 'Z poważaniem,'],
  [{ language: 'pl', polishSalutation: 'pan', tone: 'plain' }, 'Szanowny Panie,', 'Z pozdrowieniami,'],
])('has the salutation and close of %j', (more, salutation, close) => {
  expect(calculate(input(more)).letter).toMatchObject({ salutation, close })
})

describe('the whole letter', () => {
  it.each([
    ['LinkedIn', 'head chef at Harbour Hotel, which I saw on LinkedIn.'],
    ['the newspaper', 'head chef at Harbour Hotel, which I saw in the newspaper.'],
    ['In the Gazette', 'head chef at Harbour Hotel, which I saw in the Gazette.'],
  ])('says where the advert was seen: %s', (source, end) => {
    expect(calculate(input({ source })).letter.paragraphs[0]).toContain(end)
  })

  it('ends with the availability in a sentence or after a label', () => {
    expect(calculate(input({ availability: 'Immediately' })).text).toContain('I am available immediately. Thank')
    expect(calculate(input({ availability: '1 May' })).text).toContain('My availability: 1 May. Thank')
    expect(calculate(input({ availability: 'od 1 maja', language: 'pl' })).text).toContain(
      'Mogę zacząć pracę od 1 maja.',
    )
  })

  it('does not double the full stop after an employer’s name', () => {
    const [first] = calculate(input({ employer: 'Lis sp. z o.o.', source: '' })).letter.paragraphs
    expect(first).not.toContain('o.o..')
  })

  it('has the order of a business letter, without empty parts', () => {
    const { text } = calculate(input({ source: 'jobs.example', why: 'I admire the bread', availability: 'from 1 May' }))
    expect(text.split('\n\n')).toEqual([
      'Maja Lis\nmaja@example.com\nGdańsk',
      '14 March 2027',
      'Harbour Hotel',
      'Dear Hiring Manager,',
      `I am writing to apply for the position of head chef at Harbour Hotel, which I saw on jobs.example. ${reason}`,
      'I admire the bread.',
      'I am available from 1 May. Thank you for your time; it would be a pleasure to discuss the position in an interview.',
      'Yours faithfully,',
      'Maja Lis\n',
    ])
  })

  it('has place and date on one line in Polish', () => {
    expect(calculate(input({ language: 'pl' })).letter.date).toBe('Gdańsk, 14 marca 2027')
  })

  it('adds the consent only on request, and only in Polish', () => {
    expect(calculate(input({ language: 'pl', consent: true })).text).toContain('Wyrażam zgodę')
    expect(calculate(input({ consent: true })).text).not.toContain('Wyrażam')
    expect(calculate(input({ language: 'pl' })).text).not.toContain('Wyrażam')
  })

  it('adds no digits of its own', () => {
    for (const language of ['en', 'pl'] as const) {
      const { text } = calculate(input({ language, date: '', consent: true, achievements: [achievement()] }))
      expect(text).not.toMatch(/\d/)
    }
  })

  it('escapes typed texts in HTML', () => {
    const { html } = calculate(input({ name: '</title><script>alert(1)</script>', why: '"x" & <b>' }))
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<b>')
    expect(html).toContain('&quot;x&quot; &amp; &lt;b&gt;')
  })
})

describe('checks', () => {
  const failing = (more: Partial<Input>) =>
    calculate(input(more))
      .checks.filter((check) => !check.ok)
      .map((check) => check.label)

  it('require a figure in a result', () => {
    const better = [achievement({ result: 'much better' })]
    expect(failing({ achievements: better, availability: 'from 1 May' })).toContain('A result with a figure')
    expect(failing({ achievements: [achievement({ result: '5 % less' })] })).not.toContain('A result with a figure')
    expect(failing({ achievements: [achievement({ action: 'led 12 people', result: 'much better' })] })).not.toContain(
      'A result with a figure',
    )
  })

  it('report a sentence of more than 30 words', () => {
    expect(failing({ why: `${'word '.repeat(30)}word` })).toContain('No sentence above 30 words')
    expect(failing({ why: 'word '.repeat(30) })).not.toContain('No sentence above 30 words')
  })

  it('count words and pages', () => {
    const short = calculate(input())
    expect(short.pages).toBe(1)
    expect(short.checks[0]?.ok).toBe(false)
    const long = 'word '.repeat(300).trim()
    const result = calculate(
      input({ achievements: [1, 2, 3].map(() => achievement({ action: long, situation: long, result: long })) }),
    )
    expect(result.pages).toBeGreaterThan(1)
    expect(result.checks.find((check) => check.label.startsWith('No paragraph'))?.ok).toBe(false)
  })
})

describe('the form', () => {
  it('rejects an invalid email address', () => {
    expect(errors({ email: 'nobody' })).toEqual({ email: 'E-mail must be an address, for example anna@example.com.' })
  })

  it('requires the action of an achievement with another part', () => {
    const achievements = [{ situation: 'x', action: '' }]
    expect(errors({ achievements })).toEqual({ 'achievements.0.action': '“What you did” is required.' })
  })
})

testSearches('career-toolkit/cover-letter-builder', ['motivation letter', 'application letter'])
