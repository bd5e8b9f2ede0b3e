import { describe, expect, it } from 'vitest'
import { markdownFromText } from './from-text'

const LONG =
  'A paragraph that a word processor wrote without wrapping it by hand is longer than a line of a mail ever is.'

describe('markdownFromText', () => {
  it.each([
    '## Soup\n\n- one\n- two\n\n1. Boil.',
    '- one\n\t- two\n\t- three\n- four',
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
    '~~~\na\tb\nc\td\n~~~',
    '| a\t| b |\n| ---\t| --- |\n| 1\t| 2 |',
    'Two words\nwrapped by hand',
  ])('does not change Markdown: %j', (text) => expect(markdownFromText(text)).toBe(text))
  it('makes lists of bullets and numbers with tabs', () =>
    expect(markdownFromText('•\t1 egg\r\n•\tsalt\r\n1.\tBoil.\r\n2)\tPeel.')).toBe(
      '- 1 egg\n- salt\n1. Boil.\n2. Peel.',
    ))
  it('makes tables of the rows of a spreadsheet', () =>
    expect(markdownFromText('What\tHow much\nFlour\t200 g\nSalt\ta | pinch\nEnd')).toBe(
      '| What | How much |\n| --- | --- |\n| Flour | 200 g |\n| Salt | a \\| pinch |\n\nEnd',
    ))
  it('keeps paragraphs apart', () => expect(markdownFromText(`${LONG}\n${LONG}`)).toBe(`${LONG}\n\n${LONG}`))
  it('removes invisible characters', () => expect(markdownFromText('200\u00a0g fl\u00adour\u200b')).toBe('200 g flour'))
  it('keeps superscripts and subscripts', () =>
    expect(markdownFromText('CO<sub>2</sub> in 10 m<sup>2</sup>')).toBe('CO₂ in 10 m²'))
  it('does not change code', () => expect(markdownFromText('```\na\tb\nc\td\n```')).toBe('```\na\tb\nc\td\n```'))
})
