import { describe, expect, it } from 'vitest'
import { markdownFromHtml } from './from-html'

describe('markdownFromHtml', () => {
  it('keeps structure', () => {
    const html = '<h1>Soup</h1><p>Boil <b>beets</b> and <a href="https://example.com/dill">dill</a>.</p><ul><li>one</li><li>two</li></ul>'
    expect(markdownFromHtml(html)).toBe('## Soup\n\nBoil **beets** and [dill](https://example.com/dill).\n\n- one\n- two')
  })

  it('keeps tables', () => {
    const html = '<table><tr><th>What</th><th>How much</th></tr><tr><td>Flour</td><td>200 g</td></tr></table>'
    expect(markdownFromHtml(html)).toMatch(/\| What +\| How much \|\n\|[ -|]+\n\| Flour +\| 200 g +\|/)
  })

  it('drops looks, scripts, comments and foreign pictures', () => {
    const html =
      '<!--StartFragment--><style>p{color:red}</style><script>alert(1)</script><p class="MsoNormal" style="margin:0">Mix<o:p></o:p></p><img src="data:image/png;base64,AAAA"><img src="/media/a.webp" alt="Bowl">'
    expect(markdownFromHtml(html)).toBe('Mix\n\n![Bowl](/media/a.webp)')
  })

  it('reads the styles of Google Docs', () => {
    const html =
      '<b style="font-weight:normal;"><p><span style="font-weight:700">Strong</span> <span style="font-style:italic">slanted</span> plain</p></b>'
    expect(markdownFromHtml(html)).toBe('**Strong** *slanted* plain')
  })
})
