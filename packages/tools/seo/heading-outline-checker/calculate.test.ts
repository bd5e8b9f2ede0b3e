import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { checkOutline, type Settings } from './calculate.ts'
import { fromDocument, withLineNumbers } from './from-html.ts'
import { runSteps } from '../../kit/steps.ts'
import { fromMarkdown } from './from-markdown.ts'

const bare: Settings = { title: '', templateLevels: 0 }
const underTitle: Settings = { title: 'Soup', templateLevels: 1 }
const words = (count: number) => 'word '.repeat(count)

const outlineOf = (source: string) => runSteps(fromMarkdown(source))
const markdown = (source: string, settings = bare) => checkOutline(outlineOf(source), settings)

/** xmldom reads well-formed documents as a browser does; the journey tests malformed ones in a browser. */
function parsed(source: string): Node {
  const document: unknown = new DOMParser().parseFromString(withLineNumbers(source), 'text/html')
  return document as Node
}
const html = (source: string, settings = bare) => checkOutline(fromDocument(parsed(`<html>${source}</html>`)), settings)

const messages = (result: ReturnType<typeof markdown>) => result.issues.map(({ message }) => message)

it('finds a skipped level and a repeated heading, and numbers ids', () => {
  const result = markdown('# A\n### B\n## C\n## C')
  expect(result.issues.map(({ line, message }) => [line, message])).toEqual([
    [2, 'h3 “B” follows h1: h2 is skipped.'],
    [4, '“C” stands twice under the same heading.'],
  ])
  expect(result.headings.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'c-2'])
  expect(result.markdown).toBe('# A\n### B\n## C\n## C')
})

describe('headings of Markdown', () => {
  const found = (source: string) => outlineOf(source).headings.map(({ level, text, line }) => [level, text, line])

  it('are marked by # and a space', () => {
    expect(found('#no\n# yes\n####### no\n   ## indented\n    # code\n#\n## closed ##\n## C#')).toEqual([
      [1, 'yes', 2],
      [2, 'indented', 4],
      [1, '', 6],
      [2, 'closed', 7],
      [2, 'C#', 8],
    ])
  })

  it('are not found in comments', () => {
    expect(found('<!--\n# no\n\n-->\n# yes <!-- <!-- --> or\n<!-- # never closed')).toEqual([[1, 'yes or', 5]])
  })

  it('are found between marks of comments in code within a line', () => {
    expect(found('Write `<!--`.\n# yes\nWrite `-->`.')).toEqual([[1, 'yes', 2]])
  })

  it('may be underlined', () => {
    expect(found('One\n===\n\nTwo\nlines\n---\n\n---\n\n- item\n---')).toEqual([
      [1, 'One', 1],
      [2, 'Two lines', 4],
    ])
  })

  it('are not found in code', () => {
    expect(found('```\n# no\n~~~\n# no\n```\n# yes\n~~~~ js\n# no\n~~~\n~~~~\n## yes\n```\n# never closed')).toEqual([
      [1, 'yes', 6],
      [2, 'yes', 11],
    ])
  })

  it('count the words up to the next heading', () => {
    const { headings, leadWords } = outlineOf('Two words\n\n# A\none\n- two three\n\n```\nnot these\n```\n## B\nfour')
    expect([leadWords, ...headings.map((heading) => heading.words)]).toEqual([2, 3, 1])
  })

  it('may be faked by bold paragraphs', () => {
    const { bold } = outlineOf(`**Like a heading**\n\n**bold** and not\n\n__Too__\n\n**${'x'.repeat(81)}**`)
    expect(bold).toEqual([
      { text: 'Like a heading', line: 1 },
      { text: 'Too', line: 5 },
    ])
  })
})

describe('headings of HTML', () => {
  it('are elements and roles, in the order of the document, with their lines', () => {
    const result = html(
      `<body>\n<h1>A <em>b</em></h1>\n<div role="heading" aria-level="3">C</div>\n<p>two words</p><h2\nid="x"><img alt="A bowl" src="x"/></h2>
      <h2 role="presentation">no</h2><section><h2><br/></h2></section></body>`,
    )
    expect(result.headings.map(({ level, text, line }) => [level, text, line])).toEqual([
      [1, 'A b', 2],
      [3, 'C', 3],
      [2, 'A bowl', 4],
      [2, '', 6],
    ])
    expect(result.headings.map((heading) => heading.words)).toEqual([0, 2, 1, 0])
  })

  it('are marked as hidden, and then left out of the outline', () => {
    const result = html(
      '<body><h1>A</h1><div style="display: none"><h4>B</h4></div><h2 aria-hidden="true">C</h2><h2 hidden="">D</h2></body>',
    )
    expect(result.headings.map(({ isHidden }) => isHidden)).toEqual([false, true, true, true])
    expect(messages(result)).toEqual(['B', 'C', 'D'].map((name) => `“${name}” is hidden on the page.`))
    expect(result.markdown).toBe('# A')
  })

  it('are not found in scripts, comments or templates', () => {
    const result = html(
      '<body><!-- <h1>no</h1> --><template><h1>no</h1></template><h1>A</h1><script>"words here"</script></body>',
    )
    expect(result.headings.map(({ text, words: count }) => [text, count])).toEqual([['A', 0]])
  })

  it('may be faked by bold paragraphs', () => {
    const source = '<body><h1>A</h1>\n<p> <strong>Like <i>one</i></strong> </p><p><b>x</b> y</p></body>'
    expect(messages(html(source))).toEqual(['“Like one” is a paragraph in bold: if it is a heading, mark it as one.'])
  })
})

describe('issues', () => {
  it.each([
    ['text only', bare, ['There is no heading.']],
    ['## A', bare, ['There is no h1: the page has no heading of its own.']],
    ['## A', underTitle, []],
    ['### A', underTitle, ['h3 “A” follows h1: h2 is skipped.']],
    ['### A', { title: '', templateLevels: 2 }, []],
    ['# soup', underTitle, ['The h1 “soup” repeats the title, which the template shows already.']],
    ['# A\n# B', bare, ['Another h1, “B”: one is usual, and names the whole page.']],
    ['# A\n##', bare, ['An empty heading: screen readers announce nothing.']],
    ['# A\n## B\n### C\n## D\n### C', bare, []],
    ['# A\n## B\n### C\n## b', bare, ['“b” stands twice under the same heading.']],
    ['# A\n### B\n#### C\n## D', bare, ['h3 “B” follows h1: h2 is skipped.']],
  ] as const)('%j', (source, settings, expected) => {
    expect(messages(markdown(source, settings))).toEqual(expected)
  })

  it.each([
    [300, []],
    [301, ['advice']],
    [350, ['advice']],
    [351, ['warning']],
  ])('of a section of %i words', (count, severities) => {
    expect(markdown(`# A\n${words(count)}`).issues.map(({ severity }) => severity)).toEqual(severities)
    expect(markdown(`${words(count)}\n\n# A`).issues.map(({ severity }) => severity)).toEqual(severities)
  })

  it('of a heading above 70 characters', () => {
    expect(messages(markdown(`# ${'x'.repeat(70)}`))).toEqual([])
    expect(messages(markdown(`# ${'x'.repeat(71)}`))).toHaveLength(1)
  })
})

it('checks two thousand headings and says so when there are more', () => {
  const result = markdown('# a\n'.repeat(2001))
  expect(result.headings).toHaveLength(2000)
  expect(messages(result)[0]).toContain('first 2,000')
})

it('finishes on half a megabyte of rubbish', () => {
  for (const source of [
    '<h1 '.repeat(20_000),
    '[['.repeat(250_000),
    '# a\n'.repeat(20_000),
    '*_'.repeat(250_000),
    `# ${'!['.repeat(250_000)}`,
    `# ${'`'.repeat(500_000)}`,
    '\uD800\n'.repeat(20_000),
  ]) {
    withLineNumbers(source)
    markdown(source)
  }
})

it('gives unique ids, and an empty one without Latin letters', () => {
  expect(markdown('# A\n## 日本\n## 日本語\n## A-2\n## A').headings.map(({ id }) => id)).toEqual([
    'a',
    '',
    '',
    'a-2',
    'a-3',
  ])
})

it('leaves out the front matter of a Markdown file and keeps the lines', () => {
  const result = markdown('---\ntitle: Soup\ntags: lentils\n---\n\n# A\n\nThree more words.')
  expect(result.headings.map(({ text, line }) => [text, line])).toEqual([['A', 6]])
  expect(result.words).toBe(3)
})

testSearches('seo/heading-outline-checker', ['h1 h2 h3', 'check the headings of my page', 'check h tags'])
