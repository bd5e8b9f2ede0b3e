import { describe, expect, it } from 'vitest'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { markText } from './marks.ts'

const { compute } = testTool(form, {}, (input) => ({ input, ...markText(input, calculate(input)) }))
const mark = (text: string, values: Record<string, string> = {}) => compute({ text, ...values })

type Marked = ReturnType<typeof mark>

const textOf = ({ pieces }: Pick<Marked, 'pieces'>) =>
  pieces.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')
const longOf = (marked: Marked) =>
  marked.pieces.filter(({ words }) => words !== null).map((piece) => [textOf({ pieces: [piece] }), piece.words])
const hardOf = ({ pieces }: Marked) =>
  pieces.flatMap(({ runs }) =>
    runs.filter(({ syllables }) => syllables !== null).map(({ text, syllables }) => [text, syllables]),
  )

const words = (count: number) => 'word '.repeat(count).trim()
const SHORT = 'The cat ate a banana here.'

describe('long sentences', () => {
  it('are marked with their number of words, and others are not', () => {
    const marked = mark(`${SHORT} ${words(21)}. ${words(20)}.\n\n“${words(34)}!”\n\n${SHORT}`)
    expect(longOf(marked)).toEqual([
      [`${words(21)}.`, 21],
      [`“${words(34)}!”`, 34],
    ])
  })

  it('are one of 43 words in the example', () => {
    expect(longOf(mark(String(form.example['text']))).map(([, count]) => count)).toEqual([43])
  })

  it('leave out the mark of a list line', () => {
    const marked = mark(`You need this:\n1. 1 ${words(20)}\n- two ${words(25)}\n\n${SHORT}`)
    expect(longOf(marked)).toEqual([
      [`1 ${words(20)}`, 21],
      [`two ${words(25)}`, 26],
    ])
  })

  it('contain addresses, which are one word', () => {
    const long = `See https://example.com/a.b?word=1, write to jan@mail.example.com, and then ${words(20)}.`
    expect(longOf(mark(`${SHORT} ${long} ${SHORT}`))).toEqual([[long, 27]])
  })

  it('include the emoji and punctuation at their end', () => {
    const long = `${words(21)} 😀 👩‍🍳.`
    expect(longOf(mark(`${SHORT} ${long} ${SHORT}`))).toEqual([[long, 21]])
  })

  it('are found around signs that are no tag', () => {
    const long = `If 2 < 3 and 5 > 4, ${words(21)}.`
    expect(longOf(mark(`${SHORT} ${long} ${SHORT}`, { kind: 'markdown' }))).toEqual([[long, 27]])
  })

  it('are found among marks, links, images and code of Markdown', () => {
    const long = `We **cook** the [red](https://e.com/word) soup ![word](a.png) with \`word\` <b>and</b> ${words(18)}`
    const marked = mark(`# A heading\n\n${SHORT}\n\n\`\`\`\n${long}.\n\`\`\`\n\n> ${long}. ${SHORT}\n\n## Word`, {
      kind: 'markdown',
    })
    // 7 words (We, cook, the, red, soup, with, and) and 18.
    expect(longOf(marked)).toEqual([[`${long}.`, 25]])
  })
})

describe('hard words', () => {
  it('have their syllables, inside and outside of long sentences', () => {
    const marked = mark(`The vegetable is an Imagination. ${words(21)} imagination. ${SHORT}`)
    expect(hardOf(marked)).toEqual([
      ['vegetable', 4],
      ['Imagination', 5],
      ['imagination', 5],
    ])
  })

  it('depend on the language', () => {
    const text = 'Przygotowanie zupy zajmuje pół godziny, a nawet źdźbło więcej. Potem można ją podać z chlebem.'
    expect(hardOf(mark(text, { language: 'pl' }))).toEqual([['Przygotowanie', 5]])
  })

  it('are not marked in addresses and code', () => {
    const text = `${SHORT} \`imagination\` https://imagination.example.com ${SHORT}`
    expect(hardOf(mark(text, { kind: 'markdown' }))).toEqual([])
  })
})

describe('the pieces contain every character once, in order', () => {
  it.each([
    ['the example', String(form.example['text'])],
    ['Polish', `Zażółć gęślą jaźń. ${'Przygotowywaliśmy źdźbła 🌾 w Świętokrzyskiem, ąęłńóśżź. '.repeat(4)}`],
    ['emoji', `👩‍👩‍👧‍👦 ${'family 👩‍🍳🏽 imagination 🇵🇱 '.repeat(30)}. 😀`],
    ['letters of two units', `${'𝐀𝐁𝐂 𝐝𝐞𝐟 word '.repeat(12)}. 𝐀`],
    ['combining letters', `${'z\u0307\u0301o\u0308 word e\u0301\u0323 '.repeat(10)}.`],
    ['blanks and lines', `  \n\n\t${words(30)} \n \n\n - ${words(30)}  \n`],
    ['the sign that stands for an address', `ꙮ ꙮꙮ ${words(25)} ꙮ. www.example.com) ꙮ ${words(10)}`],
    ['half a list', `1.\n2. \n- * + ${words(25)}\n${'12. '.repeat(50)}`],
    ['marks of Markdown', `# [a](b) **${words(11)}** ~~x~~ <i>y</i> [z][1] \\* | - | \n---\n\`\`\`\nopen ${words(30)}`],
  ])('%s', (_, text) => {
    for (const kind of ['plain', 'markdown'])
      for (const language of ['en', 'pl']) {
        const marked = mark(text, { kind, language })
        expect(textOf(marked)).toBe(marked.input.text)
        expect(marked.cutAt).toBeNull()
        expect(marked.pieces.every(({ runs }) => runs.length > 0 && runs.every(({ text: part }) => part !== ''))).toBe(
          true,
        )
      }
  })

  it('for pseudo-random texts', () => {
    const parts = [...'aą😀. \n-1`[]()<>*#!|é', 'imagination ', 'word ', 'https://a.example/b ', '```\n', 'x@y.zz ']
    for (let seed = 1; seed <= 150; seed += 1) {
      let state = seed
      const random = () => (state = (state * 48_271) % 2_147_483_647)
      const text = `${words(10)} ${Array.from({ length: 300 }, () => parts[random() % parts.length]).join('')}`
      for (const kind of ['plain', 'markdown']) {
        const marked = mark(text, { kind })
        expect(textOf(marked)).toBe(marked.input.text)
      }
    }
  })
})

describe('a long text', () => {
  it('is cut after a word at 20,000 characters', () => {
    const marked = mark('word '.repeat(6000))
    expect(marked.cutAt).toBe(19_999)
    expect(textOf(marked)).toBe(marked.input.text.slice(0, 19_999))
    expect(longOf(marked)).toHaveLength(1)
  })

  it('is never cut within a character', () => {
    const marked = mark(`${words(10)} x${'😀'.repeat(20_000)}`)
    expect(textOf(marked).isWellFormed()).toBe(true)
    expect(marked.cutAt).toBe(19_999)
  })

  it('with many hard words is cut at 1,000 of them', () => {
    const marked = mark('Delicious vegetables simmer. '.repeat(900))
    // A sentence has 29 characters, so 689 of them end before 20,000.
    expect(hardOf(marked)).toHaveLength(689)
    const all = mark('imagination '.repeat(1600))
    expect(hardOf(all)).toHaveLength(1000)
    expect(textOf(all)).toBe('imagination '.repeat(1000))
    expect(all.cutAt).toBe(12_000)
  })

  it('has few runs when there is little to mark', () => {
    const { pieces } = mark(`${SHORT} `.repeat(700))
    expect(pieces.flatMap(({ runs }) => runs)).toHaveLength(1)
  })

  it.each([
    ['words', 'Delicious vegetables simmer slowly. '.repeat(3000)],
    ['different words', Array.from({ length: 15_000 }, (_, at) => `a${at.toString(36)}`).join(' ')],
    ['letters', `${words(10)} ${'a'.repeat(99_000)}`],
    ['dots', `${words(10)} ${'.'.repeat(99_000)}`],
    ['address', `${words(10)} https://${'.'.repeat(99_000)}x`],
    ['at signs', `${words(10)} ${'a@'.repeat(49_000)}`],
    ['fences', `${words(10)}\n${'```\n'.repeat(24_000)}`],
    ['rules', `${words(10)}\n${'- '.repeat(49_000)}x`],
    ['pipes', `${words(10)}\n${'|'.repeat(99_000)}x`],
    ['pairs', `${words(10)}. ${'1. '.repeat(33_000)}`],
    ['brackets', `${words(10)} ${'['.repeat(99_000)}`],
    ['tags', `${words(10)} ${'<'.repeat(99_000)}`],
    ['links', `${words(10)} ${'[]('.repeat(33_000)}`],
  ])('finishes in time: %s', (_, text) => {
    for (const kind of ['plain', 'markdown']) mark(text, { kind })
  })
})

it('finds a long sentence after the front matter of Markdown', () => {
  const marked = mark(`---\ntitle: word word\n---\n\n${words(21)}.`, { kind: 'markdown' })
  expect(longOf(marked)).toEqual([[`${words(21)}.`, 21]])
})
