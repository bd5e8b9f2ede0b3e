import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool, valuesOf } from '../../kit/testing.ts'
import { readArticle } from '../../kit/article.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { runSteps } from '../../kit/steps.ts'
import { splitWords } from '../../kit/text.ts'
import type { FormValues } from '../../kit/types.ts'
import { buildBrief } from './calculate.ts'
import { form } from './form.ts'
import { briefMarkdown } from './markdown.ts'
import { stemSet, withinEightWords } from './outline.ts'
import { stem } from '../../kit/stem.ts'

const base = { ...form.empty, focus: 'lentil soup' }
const { compute: run } = testTool(form, base, (input) =>
  runSteps(
    buildBrief(
      input,
      input.references.map(({ text }) => readArticle(text)),
    ),
  ),
)
const of = (...texts: string[]) => ({ references: texts.map((text) => ({ text })) })

it('stems words with different endings alike', () => {
  const stems = (text: string) => text.split(' ').map(stem)
  expect(stems('soups berries freezing planned dishes')).toEqual(stems('soup berry freeze plan dish'))
  expect([...stemSet('How to store the soups')]).toEqual(['stor', 'soup'])
})

describe('outline', () => {
  it('groups headings that share half of their stems, and keeps groups that two references use', () => {
    const { outline } = run(
      of(
        '# T\n\n## What you need\n\n## How to cook the soup\n\n## Our story',
        '# U\n\n## Cook the soup\n\n## What do you need\n\n## A walk in Rome',
      ),
    )
    // "cook soup" at places 1 and 0: median 0.5; "need" at 0 and 1: median 0.5; the first found stays first.
    // With only two shared headings, the skeleton's other headings follow.
    expect(outline.slice(0, 2)).toEqual([
      { heading: 'What you need', references: 2, sub: [] },
      { heading: 'Cook the soup', references: 2, sub: [] },
    ])
    const skeleton = ['What lentil soup is', 'Why it matters', 'How it works', 'Common mistakes', 'Next steps']
    expect(outline.slice(2)).toEqual(skeleton.map((heading) => ({ heading, references: 0, sub: [] })))
  })

  it('keeps every group of a single reference, and nests deeper headings', () => {
    const { outline } = run(of('# T\n\n## Cook\n\n### Onions\n\n### Spices\n\n## Store'))
    expect(outline).toEqual([
      { heading: 'Cook', references: 1, sub: ['Onions', 'Spices'] },
      { heading: 'Store', references: 1, sub: [] },
    ])
  })

  it('uses the skeleton of the intent without references, or when they share no heading', () => {
    const headings = (intent: string, values: FormValues = {}) =>
      run({ intent, ...values }).outline.map(({ heading }) => heading)
    expect(headings('learn')[0]).toBe('What lentil soup is')
    expect(headings('learn')).toHaveLength(5)
    expect(headings('compare')).toHaveLength(3)
    expect(headings('buy')).toHaveLength(4)
    expect(headings('do')).toEqual([
      'What you need',
      'Step by step',
      'When something goes wrong',
      'Questions and answers',
    ])
    expect(headings('do', of('## Apples', '## Pears'))).toHaveLength(4)
  })
})

it('suggests a choice for "the best", and only explanations for a unique thing', () => {
  const best = run({ focus: 'The best running shoes of 2026', intent: 'buy' })
  expect(best.titles).toContain('Before you buy the best running shoes of 2026')
  expect(best.description).toMatch(/who they suit, what to check before you buy/)
  expect(run({ focus: 'the new office', intent: 'buy' }).titles).toContain('The new office explained')
})

describe('terms, questions and length', () => {
  it('scores terms by references and mean count', () => {
    const { terms } = run(of('Red lentils. Red lentils. Salt.', 'Red lentils and salt.'))
    const score = (phrase: string) => terms.find((term) => term.phrase === phrase)
    // 3 uses in 2 of 2: 1 × log(1 + 1.5) = 0.9163; salt 2 in 2 of 2: log 2 = 0.6931.
    expect(score('red lentils')).toMatchObject({ references: 2 })
    expect(score('red lentils')?.score).toBeCloseTo(0.9163, 4)
    expect(score('salt')?.score).toBeCloseTo(0.6931, 4)
    expect(terms[0]?.phrase).toBe('red lentils')
    expect(score('lentils and salt')?.references).toBe(1)
    expect(score('and salt')).toBeUndefined()
    expect(terms.length).toBeLessThanOrEqual(40)
  })

  it('lists no question twice', () => {
    const { questions } = run({
      ...of('## Can you freeze lentil soup?\n\n## Is it vegan?', '## Freezing the lentil soup?'),
      questions: 'How can I freeze lentil soups?',
    })
    expect(questions).toEqual(['How can I freeze lentil soups?', 'Is it vegan?'])
  })

  it('adds question marks, and omits the checklist item about questions without questions', () => {
    const { questions, checklist } = run({ questions: 'how long does it keep\nCan I freeze it\nWhy it thickens' })
    expect(questions).toEqual(['How long does it keep?', 'Can I freeze it?', 'Why it thickens'])
    const answered = 'Every question of this brief has its answer.'
    expect(checklist).toContain(answered)
    expect(run().checklist).not.toContain(answered)
  })

  it('suggests the median length, rounded to 50', () => {
    const words = (count: number) => 'word '.repeat(count)
    expect(run(of(words(410), words(1_000), words(630))).length.words).toBe(650)
    // 410 and 1,000: 705, rounded 700.
    expect(run(of(words(410), words(1_000))).length.words).toBe(700)
    expect(run().length.words).toBe(900)
    expect(run({ ...of(words(410)), length: '1200' }).length.words).toBe(1_200)
  })
})

describe('the rest of the brief', () => {
  it('has five titles, a slug, a description and links', () => {
    for (const intent of valuesOf(form, 'intent')) {
      const brief = run({ intent, audience: 'people who cook after work' })
      expect(new Set(brief.titles).size).toBe(5)
      expect([...brief.description].length).toBeLessThanOrEqual(156)
      expect(brief.slug).toBe('lentil-soup')
    }
    const { links } = run({
      notes: 'It cooks in 20 minutes. It is good.',
      links: 'https://example.com/a how to freeze\nhttps://example.com/b',
    })
    expect(links).toEqual([
      { url: 'https://example.com/a', anchor: 'how to freeze' },
      { url: 'https://example.com/b', anchor: '' },
    ])
    expect(briefMarkdown(run({ focus: '日本語' }))).toContain('[add a Latin title')
  })

  it('keeps a question that begins with a number in its list', () => {
    expect(briefMarkdown(run({ questions: '13. pensja czy premia?' }))).toContain('\n- 13\\. pensja')
  })

  it('escapes pasted HTML', () => {
    const references = of('## <script>alert(1)</script> soup\n\n## [x](javascript:alert(1))')
    const markdown = briefMarkdown(run({ ...references, focus: 'a <b> soup', notes: '<img src=x>' }))
    expect(markdown).not.toMatch(/<[a-z]/i)
    expect(markdown).not.toMatch(/(?<!\\)\]\(javascript/)
  })
})

describe('over many references', () => {
  const WORDS =
    'red lentil soup store freeze cook how what is the to a quick 7 ways onion garlic spice pot dinner question'
  function reference(random: () => number): string {
    const words = WORDS.split(' ')
    const some = (count: number) =>
      Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(' ')
    return Array.from({ length: 12 }, () => {
      const kind = random()
      if (kind < 0.5)
        return `${'#'.repeat(2 + Math.floor(random() * 2))} ${some(1 + Math.floor(random() * 16))}${random() < 0.3 ? '?' : ''}`
      return `${some(30)}. ${some(20)}.`
    }).join('\n\n')
  }
  const runsOfNine = (text: string): Set<string> => {
    const all = splitWords(text.toLowerCase())
    return new Set(all.slice(8).map((_, at) => all.slice(at, at + 9).join(' ')))
  }

  it('copies no nine words in a row and invents no number', () => {
    const random = mulberry32(9)
    for (let round = 0; round < 60; round += 1) {
      const texts = Array.from({ length: 1 + (round % 5) }, () => reference(random))
      const brief = run(of(...texts))
      expect(run(of(...texts))).toEqual(brief)
      const copied = new Set(texts.flatMap((text) => text.split('\n').flatMap((line) => [...runsOfNine(line)])))
      const said = [
        ...brief.outline.flatMap(({ heading, sub }) => [heading, ...sub]),
        ...brief.questions,
        ...brief.terms.map(({ phrase }) => phrase),
      ]
      for (const line of said) {
        for (const run9 of runsOfNine(line)) expect(copied).not.toContain(run9)
        for (const [number] of line.matchAll(/\d+/g)) expect(texts.join()).toContain(number)
      }
    }
    const eight = 'one two three four five six seven eight'
    expect(withinEightWords(eight)).toBe(eight)
    expect(withinEightWords(`${eight} nine?`)).toBe(`${eight} …`)
  })

  it('finishes with the longest texts', () => {
    const random = mulberry32(2)
    const long = () => {
      let text = ''
      while (text.length < 50_000) text += `${reference(random)}\n\n`
      return text.slice(0, 50_000)
    }
    expect(run(of(long(), long(), long(), long(), `## ${'a '.repeat(24_000)}`))).toBeDefined()
  })
})

testSearches('premium/content-brief-builder', [
  'instructions for a copywriter',
  'tell the writer what the article must contain',
])
