import { describe, expect, test } from 'vitest'
import { cleanMarkdown } from './clean'

describe('cleanMarkdown', () => {
  test('removes script blocks, handlers and script addresses', () => {
    expect(cleanMarkdown('before <script>alert(1)</script> after')).toBe('before  after')
    expect(cleanMarkdown('<img src=x onerror="steal()">')).toBe('<img src=x>')
    expect(cleanMarkdown("<a href=# ONCLICK='x'>a</a>")).toBe('<a href=#>a</a>')
    expect(cleanMarkdown('[click](javascript:alert(1))')).toBe('[click](alert(1))')
    expect(cleanMarkdown('[click](JaVaScRiPt:alert(1))')).toBe('[click](alert(1))')
  })

  test('leaves nothing that a removal put together', () => {
    expect(cleanMarkdown('[a](javascriptjavascript::x)')).toBe('[a](x)')
    expect(cleanMarkdown('<scr<script></script>ipt>alert(1)</script>')).not.toMatch(/<script/i)
  })

  test('an unclosed script goes to its end', () => {
    expect(cleanMarkdown('a <script>alert(1)')).toBe('a ')
  })

  test('keeps text about code to the letter', () => {
    const text =
      'Never write `href="javascript:…"`:\n\n```html\n<a onclick="x()">y</a>\n<script>z</script>\n```\n\nDone.'
    expect(cleanMarkdown(text)).toBe(text)
  })

  test('keeps honest prose, quotes and comparisons', () => {
    const text = 'JavaScript is fine. 2 < 3 and 5 > 4. On = off? Ona = one. "quotes" & ‘more’'
    expect(cleanMarkdown(text)).toBe(text)
  })

  test('has no side effect on Markdown around it', () => {
    const text = '# A\n\n1. one\n2. two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
    expect(cleanMarkdown(text)).toBe(text)
  })
})
