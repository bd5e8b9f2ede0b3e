import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { inputOf, testTool } from '../../kit/testing.ts'
import { type Article, readArticle, readMarkdown } from '../../kit/article.ts'
import { articleFromDocument } from '../../kit/article-html.ts'
import { networkLimit } from '../../kit/networks.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { runSteps } from '../../kit/steps.ts'
import { countCharacters, countWords } from '../../kit/text.ts'
import { draftsMarkdown, repurpose, type Result } from './calculate.ts'
import { channels } from './channels.ts'
import { type ChannelKey, form } from './form.ts'
import { pick, rank, shorten } from './pick.ts'
import { readSentences } from './sentences.ts'

type Good = Extract<Result, { ok: true }>

const {
  read,
  compute: run,
  errors: errorsOf,
} = testTool(form, { ...form.example, url: '' }, (input) => runSteps(repurpose(readArticle(input.article), input)))
function good(values: Record<string, string> = {}): Good {
  const result = run(values)
  if (!result.ok) throw new Error(result.message)
  return result
}
const textOf = (key: ChannelKey, values: Record<string, string> = {}) =>
  good(values).drafts.find((draft) => draft.key === key)?.text ?? ''

const sentencesOf = (source: string, language: 'en' | 'pl' = 'en') =>
  runSteps(readSentences(readArticle(source), language))
const numbersIn = (text: string) => text.match(/\d+/g) ?? []

it('cuts a heading that serves as the title between characters', () => {
  const { title } = good({ article: String(form.example.article).replace(/^# .*/, `# ${'a'.repeat(199)}🍲🍲`) })
  expect(title).toBe(`${'a'.repeat(199)}🍲`)
})

describe('reading an article', () => {
  it('keeps headings, paragraphs, items and quotes, and drops code, tables and footnotes', () => {
    const source = `---
layout: post
---
# Title #
A *first* line
goes on.[^1]

![A bowl](bowl.jpg)

\`\`\`
# not a heading
\`\`\`
| a | b |
|---|---|
- one
  more
1. two
> said
> so

[^1]: a note
    with more

Second
---
<!-- gone -->#no heading`
    expect(readArticle(source)).toEqual({
      blocks: [
        { kind: 'heading', text: 'Title', level: 1 },
        { kind: 'paragraph', text: 'A first line goes on.' },
        { kind: 'item', text: 'one more', isNumbered: false },
        { kind: 'item', text: 'two', isNumbered: true },
        { kind: 'quote', text: 'said so' },
        { kind: 'heading', text: 'Second', level: 2 },
        { kind: 'paragraph', text: '#no heading' },
      ],
      pictures: ['A bowl'],
    })
  })

  it('reads HTML as it reads Markdown, without scripts and tables', () => {
    const html =
      '<html><body><h1>Title</h1><p>A <b>first</b> line.<script>alert(1)</script></p><table><tr><td>no</td></tr></table>' +
      '<ol><li>two<ul><li>deep</li></ul></li></ol><blockquote><p>said</p></blockquote><img src="x" alt="A bowl"/>loose</body></html>'
    const document: unknown = new DOMParser().parseFromString(html, 'text/html')
    expect(articleFromDocument(document as Node)).toEqual({
      blocks: [
        { kind: 'heading', text: 'Title', level: 1 },
        { kind: 'paragraph', text: 'A first line.' },
        { kind: 'item', text: 'two', isNumbered: true },
        { kind: 'item', text: 'deep', isNumbered: false },
        { kind: 'quote', text: 'said' },
        { kind: 'paragraph', text: 'loose' },
      ],
      pictures: ['A bowl'],
    })
  })

  it('keeps only sentences that make sense alone', () => {
    const { candidates } = sentencesOf(
      '# One\n\nThis one leans but opens its section here. This one leans on what was said before it. A good sentence has at least six words. Too short here. The list of everything follows after this:',
    )
    expect(candidates.map(({ text }) => text)).toEqual([
      'This one leans but opens its section here.',
      'A good sentence has at least six words.',
    ])
  })

  it('makes a section of every five paragraphs without headings', () => {
    const source = Array.from({ length: 12 }, (_, at) => `Paragraph ${at} has a few words in it.`).join('\n\n')
    expect(sentencesOf(source).sections).toHaveLength(3)
  })

  it('leaves out long quotations', () => {
    expect(sentencesOf(`> ${'word '.repeat(91)}.\n\nA good sentence has at least six words.`).words).toBe(8)
    expect(sentencesOf(`> ${'word '.repeat(90)}.\n\nA good sentence has at least six words.`).words).toBe(98)
  })

  it('uses the steps of a recipe instead of its sentences', () => {
    const source =
      '# Soup\n\nA short word about soup and why we love it.\n\n- red lentils\n- one onion\n\n1. Peel the onion and cut it small.\n2. Fry it.\n3. Add the lentils, then the water, and simmer until they are soft.'
    const { isList, candidates } = sentencesOf(source)
    expect(isList).toBe(true)
    expect(candidates.map(({ text }) => text)).toEqual([
      'Peel the onion and cut it small.',
      'Fry it.',
      'Add the lentils, then the water, and simmer until they are soft.',
    ])
  })
})

describe('score and choice', () => {
  it('adds the five weighted parts to a score', () => {
    // Non-stop words: heading "soup"; "soup tastes good bread", "soup warm"… counted by hand below.
    const reading = sentencesOf(
      '# Soup\n\nSoup tastes good with bread and butter today. Bread never tastes bad with soup at home.',
    )
    // Frequencies: soup 3, tastes 2, good 1, bread 2, butter 1, today 1, never 1, bad 1, home 1. Highest 3.
    const ranked = rank(reading, 'Soup and bread', 'en')
    const [first, second] = [...ranked].sort((a, b) => a.position - b.position)
    // soup tastes good bread butter today: (3+2+1+2+1+1) ÷ 6 ÷ 3 = 10/18. First of section: P 1. Title {soup, bread}: H 1.
    // No cue: C 0. Eight words: N 0.5. 0.45·0.5556 + 0.20 + 0.15 + 0 + 0.05 = 0.65.
    expect(first?.score).toBeCloseTo(0.65, 10)
    // bread never tastes bad soup home: (2+1+2+1+3+1) ÷ 6 ÷ 3 = 10/18; P 0.3; H 1; cue "never" 1; nine words 0.5.
    // 0.25 + 0.06 + 0.15 + 0.10 + 0.05 = 0.61.
    expect(second?.score).toBeCloseTo(0.61, 10)
  })

  it('takes at most two sentences per section until each has one, and no similar ones', () => {
    const section = (name: string, sentences: string[]) => `## ${name}\n\n${sentences.join(' ')}`
    const many = [
      'Soup soup soup soup soup warms.',
      'Soup soup soup stock simmers slowly.',
      'Soup soup soup bowls stay hot.',
    ]
    const reading = sentencesOf(`${section('A', many)}\n\n${section('B', ['Quiet bread rises without any help.'])}`)
    const ranked = rank(reading, 'Soup', 'en')
    const texts = pick(ranked, { count: 3 }).map(({ text }) => text)
    expect(texts).toHaveLength(3)
    expect(texts).toContain('Quiet bread rises without any help.')
    const twins = sentencesOf(
      '# T\n\nFresh bread rises slowly in a warm room. Fresh bread rises slowly in the warm room.',
    )
    expect(pick(rank(twins, 'T', 'en'), { count: 2 })).toHaveLength(1)
  })

  it('shortens only at the end of a clause', () => {
    const fits = (text: string) => text.length <= 60
    expect(shorten('A short one that fits as it is.', fits)).toBe('A short one that fits as it is.')
    expect(shorten('Red lentils are split before they are sold, which is why they fall apart in the pot.', fits)).toBe(
      'Red lentils are split before they are sold.',
    )
    expect(shorten('Let the pot simmer on a low heat for 10 – 20 minutes and stir it now and then.', fits)).toBeNull()
    expect(shorten('One word, which is far too little for a sentence that stands alone in a post.', fits)).toBeNull()
  })
})

describe('errors and notes', () => {
  it('says how long the shortest sentence is when all are too long', () => {
    const long = (words: number) => `${'word '.repeat(words - 1)}end.`
    expect(run({ article: `# T\n\n${[41, 45, 50, 64].map(long).join(' ')}`, title: 'Some title' })).toEqual({
      ok: false,
      message: 'No usable sentences: the shortest has 41 words. Split long sentences first.',
    })
    expect(run({ article: `# T\n\n${'Too short now. '.repeat(60)}`, title: 'Some title' })).toEqual({
      ok: false,
      message: 'No usable sentences: the longest has 3 words. Join short sentences first.',
    })
  })

  it('rejects input beyond the limits', () => {
    expect(errorsOf({ article: 'word '.repeat(149) }).article).toBe(
      'Article must be between 150 and 10,000 words; it has 149.',
    )
    expect(errorsOf({ article: 'word '.repeat(10_001) }).article).toContain('10,001')
    // Neither sign begins or ends a tag.
    expect(errorsOf({ article: `Soup < 5. ${'word '.repeat(149)}\n\n> said` }).article).toBeUndefined()
    expect(errorsOf({ article: 'word '.repeat(150) })).toEqual({ title: 'Title is required.' })
    const off = Object.fromEntries(Object.keys(channels).map((key) => [key, '']))
    expect(errorsOf(off)).toEqual({ x: 'Choose at least one channel.' })
    expect(errorsOf({ url: 'javascript:alert(1)' }).url).toBe('Enter a full address that starts with https://')
  })

  it('uses all sentences and adds a note when there are too few', () => {
    const one = 'Only this sentence has enough words for us. '
    const { notes } = good({ article: `# Title\n\n${one}${'Short now. '.repeat(80)}`, points: '12' })
    expect(notes[0]).toBe(
      'The article has 1 usable sentence, fewer than the 12 key points you asked for; all of them are used.',
    )
  })
})

describe('channels of the example', () => {
  it('are the same for the same input', () => {
    expect(run()).toEqual(run())
    expect(good().drafts).toHaveLength(13)
  })

  it('link to the article only where an address was given', () => {
    const url = 'https://example.com/a'
    for (const { key, text } of good({ url }).drafts) {
      expect(text.includes(url), key).toBe(!/^(?:instagram|video|quotes|questions|summary)$/.test(key))
    }
    for (const { key, text } of good().drafts) expect(text, key).not.toMatch(/https?:/)
  })

  it('number the posts of a thread and end with the link', () => {
    const posts = textOf('x', { url: 'https://example.com/a' }).split('\n\n')
    expect(posts).toHaveLength(8)
    expect(posts.map((post) => post.slice(-4))).toEqual(posts.map((_, at) => ` ${at + 1}/8`))
    expect(posts.at(-1)).toBe('Read the full article: https://example.com/a 8/8')
  })

  it('have the parts of their format', () => {
    expect(textOf('linkedin').match(/^→ /gm)).toHaveLength(5)
    expect(textOf('linkedin').split('Would you eat soup for breakfast?')).toHaveLength(2)
    expect(textOf('linkedin')).toContain('\n\nWould you eat soup for breakfast?\n\n')
    expect(textOf('instagram').match(/#\p{L}+/gu)).toHaveLength(5)
    expect(textOf('instagram', { hashtags: 'red lentils\nsoup\n2026' })).toMatch(/#RedLentils #Soup$/)
    expect(textOf('newsletter').match(/^- /gm)).toHaveLength(3 + 6)
    expect(textOf('newsletter')).toContain('Button: Read the full article')
    expect(textOf('carousel').match(/^Slide \d+:/gm)).toHaveLength(8)
    const asked = textOf('questions')
      .match(/^.+$/gm)
      ?.filter((_, at) => at % 2 === 0)
    expect(asked).toEqual(['Why red lentils work', 'What is the right order?', 'How to keep it'])
    expect(textOf('summary').match(/^- /gm)).toHaveLength(5)
    expect(textOf('video')).toMatch(/^0:00 /)
  })

  it('suggest nouns as hashtags, singular and plural merged', () => {
    const body =
      'The reports of a team are written on Friday. A report says what the team does; write one report a week. '
    const report = { article: `# Status reports\n\n${body.repeat(10)}`, title: 'Status reports' }
    expect(textOf('instagram', report).match(/#\S+/g)).toEqual(['#Report', '#Team', '#Friday', '#Status'])
  })

  it('suggest a Polish noun once, whatever its case', () => {
    const article = `# Zakwas\n\n${'Mąka żytnia chłonie wodę, więc dodaj mąki do zakwasu, a zakwas urośnie. '.repeat(15)}`
    expect(textOf('instagram', { article, title: '', language: 'pl' }).match(/#(?:Mąk|Zakwas)\S*/g)).toHaveLength(2)
  })

  it('omit words used once from hashtags and list numbers from slides, and use questions as subject lines', () => {
    const part =
      'A balcony box of 40 litres keeps compost wet in summer. Compost that was switched every week smells of soil. '
    const article = `# 7 mistakes on a balcony\n\nAn accountant is afraid of worms.\n\n## 1. The box\n\n${part.repeat(4)}\n\n## How long does it take?\n\n${part.repeat(4)}`
    const values = { article, title: '7 mistakes on a balcony' }
    expect(textOf('instagram', values)).not.toMatch(/#(?:Accountant|Afraid|Switched)/)
    expect(textOf('carousel', values)).toMatch(/^Slide \d: The box$/m)
    expect(textOf('newsletter', values)).toContain('- 7 mistakes on a balcony\n- How long does it take?\n')
  })

  it('end each list item with a full stop in a paragraph', () => {
    const items = ['A short call on Monday, 15 minutes at most', 'One shared board with three columns for all']
    const article = `# How do we report\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n${'The team sends no report on a Friday any more. '.repeat(18)}`
    expect(textOf('questions', { article, title: '' })).toContain('15 minutes at most. One shared board')
    for (const key of ['facebook', 'summary'] as const)
      expect(textOf(key, { article, title: '' })).not.toMatch(/(?:at most|for all) \p{Lu}/u)
  })

  it('add no quotation marks to a sentence that contains a quotation', () => {
    const said = '"The board tells me what I need to know in a minute," says Ewa Mak, who leads the team of twelve.'
    const whole = '"A report that nobody reads is a report that nobody should have to write."'
    const cards = textOf('quotes', { article: `# Reports\n\n${said}\n\n${whole}\n\n${'One word more. '.repeat(60)}` })
    expect(cards.split('\n\n')).toEqual([said, `“${whole.slice(1, -1)}”`])
  })

  it('have three subject lines for a headline, from short sentences of the article', () => {
    const body = 'We saved about 450 hours in a year. Only 2 of 12 reports were opened in March. '
    const article = `# Why we stopped sending weekly reports\n\n${body}\n\n${'Each of us read what the others had to say about it. '.repeat(15)}`
    expect(textOf('newsletter', { article, title: '' }).split('\n').slice(1, 4)).toEqual([
      '- Why we stopped sending weekly reports',
      '- We saved about 450 hours in a year',
      '- Only 2 of 12 reports were opened in March',
    ])
  })

  it('do not repeat the points in the preheader', () => {
    const letter = textOf('newsletter').split('\n')
    const preheader = letter.find((line) => line.startsWith('Preheader: '))?.slice(11)
    expect(letter.filter((line) => preheader && line.includes(preheader)).length).toBeLessThanOrEqual(1)
  })

  it('use the singular for a count of one', () => {
    const counts = [channels.x, channels.carousel, channels.quotes, channels.summary].map(
      ({ count }) => count('Soup').text,
    )
    expect(counts.map((text) => text.split(',')[0])).toEqual(['1 post', '1 slide', '1 card', '1 sentence'])
    expect(channels.questions.count('a').text).toBe('1 word, 1 character')
  })

  it('are exported as one file', () => {
    const { title, drafts } = good()
    expect(draftsMarkdown(title, drafts)).toMatch(/^# Red lentil soup on a weeknight\n\n## X thread\n\n/)
  })

  it('recognise questions in a Polish article', () => {
    const body = 'Zupa z soczewicy gotuje się bardzo szybko i pachnie kuminem. '.repeat(20)
    const text = textOf('questions', { article: `# Zupa\n\n## Jak ją ugotować\n\n${body}`, language: 'pl' })
    expect(text.startsWith('Jak ją ugotować\n')).toBe(true)
    const letter = textOf('newsletter', { article: `# Zupa\n\n${body}`, language: 'pl' })
    expect(letter).toContain('Subject lines:\n- Zupa\n- Zupa z soczewicy gotuje się bardzo szybko i pachnie kuminem\n')
    expect(letter).toContain('Button: Przeczytaj cały artykuł')
  })
})

const VOCABULARY =
  'soup bread lentil never always kitchen table 20 minutes which, because; onion lemon – salt water 3.5 slowly Anna ' +
  'cooks https://example.org/x which is good'

function generated(seed: number): string {
  const random = mulberry32(seed)
  const vocabulary = VOCABULARY.split(' ')
  const word = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? ''
  const sentence = () => {
    const words = Array.from({ length: 3 + Math.floor(random() * 45) }, word)
    return `Say ${words.join(' ')}${random() < 0.15 ? '?' : '.'}`
  }
  const paragraph = () => Array.from({ length: 1 + Math.floor(random() * 5) }, sentence).join(' ')
  const parts = Array.from({ length: 12 }, () => {
    const kind = random()
    if (kind < 0.2)
      return `## ${random() < 0.5 ? 'How ' : ''}${word()} ${word()} ${'long '.repeat(Math.floor(random() * 30))}`
    return kind < 0.35 ? `- ${sentence()}\n- ${sentence()}` : paragraph()
  })
  return `# ${'Generated title '.repeat(1 + Math.floor(random() * 10))}\n\n${parts.join('\n\n')}\n\n${'filler words '.repeat(75)}.`
}

it('keeps limits and numbers over many articles', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const article = generated(seed)
    const url = seed % 2 === 0 ? `https://example.com/${'path'.repeat(seed * 4)}` : ''
    const result = run({ article, url, points: String(3 + (seed % 10)) })
    if (!result.ok) continue
    const known = new Set(numbersIn(`${article} ${url}`))
    const by = new Map(result.drafts.map(({ key, text }) => [key, text]))
    for (const [key, text] of by) expect(channels[key].count(text).isOver, `${seed} ${key}`).toBe(false)
    for (const post of (by.get('x') ?? '').split('\n\n')) {
      expect(networkLimit('x').count(post)).toBeLessThanOrEqual(280)
      for (const number of numbersIn(post.replace(/ \d+\/\d+$/, ''))) expect(known).toContain(number)
    }
    for (const slide of (by.get('carousel') ?? '').split('\n\n')) {
      const [head = '', text = ''] = slide.split('\n')
      expect(countCharacters(head.replace(/^Slide \d+: /, ''))).toBeLessThanOrEqual(60)
      expect(countCharacters(text)).toBeLessThanOrEqual(180)
    }
    const spoken = (by.get('video') ?? '').replace(/^\d:\d\d /gm, '')
    expect(countWords(spoken)).toBeLessThanOrEqual(150)
    expect(countCharacters((by.get('linkedin') ?? '').split('\n')[0] ?? '')).toBeLessThanOrEqual(210)
    expect(countCharacters((by.get('instagram') ?? '').split('\n')[0] ?? '')).toBeLessThanOrEqual(125)
    expect(by.get('instagram')).not.toMatch(/https?:/)
    for (const [key, text] of by)
      // Threads, slides and the seconds of a script are numbered by the tool.
      if (!/^(?:x|carousel|video)$/.test(key))
        for (const number of numbersIn(text)) expect(known, `${seed} ${key}`).toContain(number)
    for (const number of numbersIn(spoken)) expect(known).toContain(number)
  }
})

describe('long and hostile texts', () => {
  it.each([
    ['100,000 characters', `# Title\n\n${'The soup of the day is made of lentils and a few onions. '.repeat(1_700)}`],
    ['one line of brackets', `# Title\n\n${'['.repeat(100_000)}`],
    ['comments that never end', `# Title\n\n${'<!--'.repeat(25_000)}`],
    ['a heading of blanks', `# ${' '.repeat(90_000)}x`],
    ['many lists', '- a\n'.repeat(25_000)],
  ])('are read to the end: %s', (_, article) => {
    const input = { ...inputOf(read()), article }
    expect(runSteps(readMarkdown(article))).toBeDefined()
    expect(runSteps(repurpose(readArticle(article), input))).toBeDefined()
  })

  it('accept markup, formulas and lone surrogates', () => {
    const article: Article = {
      blocks: [
        { kind: 'heading', text: 'T</script><script>', level: 1 },
        { kind: 'paragraph', text: 'A sentence with \uD800 half a sign and =HYPERLINK("x") in it.' },
      ],
      pictures: [],
    }
    expect(runSteps(repurpose(article, inputOf(read()))).ok).toBe(true)
  })
})

testSearches('premium/content-repurposing-engine', [
  'turn a blog post into tweets',
  'reuse an article',
  'article into linkedin posts',
])
