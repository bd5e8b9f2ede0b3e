import { describe, expect, it } from 'vitest'
import { checkOutput, checkSource, plainTree, slowTextMessage } from './budget'
import { parseMarkdown, renderTree } from './pipeline'

describe('checkSource', () => {
  it.each([
    ['quotes', `A\n\n${'> '.repeat(101)}b`, /^Line 3 is nested 101 levels deep/],
    ['lists', `${'- '.repeat(101)}b`, /^Line 1 is nested 101/],
    ['both', `${'> 1. '.repeat(60)}b`, /^Line 1 is nested 120/],
    ['a table', `A\n|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}`, /^Line 3 begins a table of 2,002 columns/],
  ])('names the line: %s', (_what, text, words) => expect(() => checkSource(text)).toThrow(words))

  it.each([
    ['a hundred levels', `${'> '.repeat(100)}b`],
    ['a hundred columns', `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}`],
    ['a line below a title', '-'.repeat(5000)],
    ['a long line of code', `\`\`\`\n${'> '.repeat(500)}\n\`\`\``],
    ['a sum', `${'1 + '.repeat(500)}1`],
  ])('accepts a text within the limits: %s', (_what, text) => expect(() => checkSource(text)).not.toThrow())
})

describe('parseMarkdown', () => {
  it('refuses deep brackets and too many parts', () => {
    const nested = `${'*a _b '.repeat(120)}${'_ *'.repeat(120)}`
    expect(() => parseMarkdown(nested)).toThrow(/^Line 1 is nested more than 100/)
    expect(() => parseMarkdown('a  \n'.repeat(11_000))).toThrow(/^The text has 2\d,\d{3} parts/)
  })

  it('counts the cells that fill short rows of a table', () => {
    const table = `|${'a|'.repeat(60)}\n|${'-|'.repeat(60)}\n${'|b\n'.repeat(150)}`
    expect(() => parseMarkdown(table)).not.toThrow()
    expect(() => renderTree(table)).toThrow(/^The text has 1\d,\d{3} parts/)
  })
})

describe('slowTextMessage', () => {
  it('names the line and its most frequent sign', () => {
    expect(slowTextMessage(`A\n\n${'[a](b'.repeat(2000)}`)).toMatch(/^Line 3 has the sign “\[” 2,000 times/)
  })
  it('names the length when no line is suspicious', () => {
    expect(slowTextMessage('- a\n'.repeat(500))).toMatch(/^The text takes too long .* 500 lines with 2,000 characters/)
  })
})

describe('checkOutput and plainTree', () => {
  it('keep a page below its limit', () => {
    expect(() => checkOutput(1_000_000)).not.toThrow()
    expect(() => checkOutput(1_000_001)).toThrow(/^The page of this text would have 1,001 kB/)
    expect(JSON.stringify(plainTree('a\n\n'.repeat(60_000))).length).toBeLessThan(200_000)
  })
})
