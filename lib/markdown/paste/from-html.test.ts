import { describe, expect, it } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { renderTree } from '../pipeline'
import { pastedFromHtml } from './from-html'

const FIXTURES = path.join(import.meta.dirname, 'fixtures')
const fixture = (name: string) => readFileSync(path.join(FIXTURES, name), 'utf8')
const names = readdirSync(FIXTURES).flatMap((file) => (file.endsWith('.html') ? path.basename(file, '.html') : []))

const markdownFromHtml = (html: string) => pastedFromHtml(html).text

describe('pastes from real programs', () => {
  it.each(names)('%s', (name) => expect(markdownFromHtml(fixture(`${name}.html`))).toBe(fixture(`${name}.md`).trim()))

  it('counts lost pictures', () => expect(pastedFromHtml(fixture('word-recipe.html')).lost).toBe(1))
})

describe('markdownFromHtml', () => {
  it.each([
    '<p>One</p><p>Two</p>',
    '<div>One</div>\n<div>Two</div>',
    'One<br>Two',
    '<p>One<br>Two</p><p>&nbsp;</p>',
    '<ul><li>One</li><li>Two</li></ul>',
  ])('keeps the lines of the cell %s', (cell) => {
    const html = `<table><tr><td>What</td><td>How</td></tr><tr><td>Flour</td><td>${cell}</td></tr></table>`
    const text = markdownFromHtml(html)
    expect(text).toBe('| What | How |\n| --- | --- |\n| Flour | One<br>Two |')
    expect(toHtml(renderTree(text))).toMatch(/<td>One\s*<br>\s*Two<\/td>/)
  })

  it('drops styles, scripts, comments and pictures of local files', () => {
    const html =
      '<!--StartFragment--><style>p{color:red}</style><script>alert(1)</script><p class="MsoNormal" style="margin:0">Mix<o:p></o:p></p><img src="file:///C:/a.png"><img src="/media/a.webp" alt="Bowl">'
    expect(markdownFromHtml(html)).toBe('Mix\n\n![Bowl](/media/a.webp)')
  })

  it('reads the lists of Word', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
    const html = `<!--StartFragment--><p class=MsoNormal>Boil&nbsp;them.</p>${item(1, '·', 'beets')}\n${item(2, 'o', 'peeled')}\n${item(1, '·', 'dill')}${item(1, '1.', 'Boil.')}${item(1, '2.', 'Serve.')}<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>End.</p>`
    expect(markdownFromHtml(html)).toBe('Boil them.\n\n- beets\n  - peeled\n- dill\n\n1. Boil.\n2. Serve.\n\nEnd.')
  })

  it('keeps the levels of headings relative to each other', () => {
    expect(markdownFromHtml('<p class="MsoTitle">Soups</p><h1>Beet</h1><h2>Cold</h2>')).toBe(
      '## Soups\n\n## Beet\n\n### Cold',
    )
    expect(markdownFromHtml('<h2>Beet</h2><h3>Cold</h3>')).toBe('## Beet\n\n### Cold')
  })

  it('takes the first row of a table as its header', () => {
    const html =
      '<table><tbody><tr><td><p>What</p></td><td><p>How much</p></td></tr><tr><td>Flour</td><td>200 g</td></tr></tbody></table>'
    expect(markdownFromHtml(html)).toMatch(/^\| What +\| How much \|\n\|[ -|]+\n\| Flour +\| 200 g +\|$/)
  })

  it('keeps the caption of a table', () =>
    expect(
      markdownFromHtml('<table><caption>For <b>two</b></caption><tr><td>Flour</td><td>200 g</td></tr></table>'),
    ).toBe('| Flour | 200 g |\n| --- | --- |\n\nFor **two**'))

  it('keeps the number of a footnote raised', () =>
    expect(
      markdownFromHtml(
        '<p>Beets<sup><a href="#note-1">1</a></sup> and dill<sup><a href="https://a.example/">2</a></sup></p>',
      ),
    ).toBe('Beets¹ and dill[2](https://a.example/)'))

  it('keeps addresses that are no links as they are written', () => {
    const text = 'See www.a.example, https://a.example/b_c_(d) or write to anna.b@a.example'
    expect(markdownFromHtml(`<p>${text}</p>`)).toBe(text)
    expect(markdownFromHtml('<pre>https\\://a</pre>')).toBe('```\nhttps\\://a\n```')
  })

  it.each([
    ['https://x.example<br>next', 'https\\://x.example\\\nnext'],
    ['https://x.example/<b>page</b>', 'https\\://x.example/**page**'],
    ['<a href="/blog/soup">See www.a.example/__init__.py</a>', '[See www.a.example/\\_\\_init\\_\\_.py](/blog/soup)'],
    ['http://*.a.example and http://*.b.example', 'http\\://\\*.a.example and http\\://\\*.b.example'],
  ])('escapes an address that would change the text after it or itself: %s', (html, text) =>
    expect(markdownFromHtml(`<p>${html}</p>`)).toBe(text),
  )

  it.each([
    'https://a.example/*, https://b.example/*',
    '(https://a.example/**) and (https://b.example/**)',
    'https://a.example/~~, https://b.example/~~',
    'https://a.example/_, https://b.example/_',
    '__a@b.example__',
  ])('keeps the signs of the addresses %s on the page', (text) =>
    expect(toString(renderTree(markdownFromHtml(`<p>${text}</p>`)))).toBe(text),
  )

  it('removes invisible characters, which hide a word from search', () =>
    expect(markdownFromHtml('<p>fl\u00adour\u200b and <b>sal\u00adt</b></p>')).toBe('flour and **salt**'))

  it('keeps words struck out that Google Docs strikes out by a style', () => {
    const struck = 'font-weight:400;font-style:normal;text-decoration:line-through;text-decoration-skip-ink:none'
    expect(markdownFromHtml(`<p>Use <span style="${struck}">200 g</span> 250 g.</p>`)).toBe('Use ~~200 g~~ 250 g.')
    expect(markdownFromHtml('<p>Use <span style="font-weight:700;text-decoration:line-through">all</span>.</p>')).toBe(
      'Use **~~all~~**.',
    )
  })

  it.each([
    ['font-weight:700', '**done**'],
    ['font-style:italic', '*done*'],
    ['text-decoration:line-through', '~~done~~'],
  ])('marks a paragraph in a span, and keeps lists and several paragraphs: %s', (style, marked) => {
    const span = (html: string) => `<span style="${style}">${html}</span>`
    const list = '<li>done</li><li>two</li>'
    expect(markdownFromHtml(span('<p>done</p>'))).toBe(marked)
    expect(markdownFromHtml(span('<span><p>done</p></span>'))).toBe(marked)
    expect(markdownFromHtml(span('<p>done</p><p>two</p>'))).toBe('done\n\ntwo')
    expect(markdownFromHtml(span(`<ul>${list}</ul>`))).toBe('- done\n- two')
    expect(markdownFromHtml(span(`<span><ul>${list}</ul></span>`))).toBe('- done\n- two')
    expect(markdownFromHtml(`<ul>${span(list)}</ul>`)).toBe('- done\n- two')
  })

  it('drops links without words', () =>
    expect(markdownFromHtml('<p>Boil <a href="https://a.example/"><b> </b></a>them.</p>')).toBe('Boil them.'))

  it('keeps superscripts, subscripts and readable fractions', () => {
    const html =
      '<p>CO<sub>2</sub> and 10 m<sup>2</sup>, the 1<sup>st</sup> of 1<sup>1</sup>⁄<sub>2</sub> cups and <sup>3</sup>/<sub>4</sub> tsp</p>'
    expect(markdownFromHtml(html)).toBe('CO₂ and 10 m², the 1st of 1 1/2 cups and 3/4 tsp')
  })

  it('drops links that do not work here', () => {
    const html =
      '<p><a href="javascript:alert(1)">bad</a> <a href="#_Toc1">place</a> <a name="x">mark</a> <a href="/blog/soup">soup</a></p>'
    expect(markdownFromHtml(html)).toBe('bad place mark [soup](/blog/soup)')
  })

  it('writes the address of a picture without backslashes', () =>
    expect(markdownFromHtml('<img src="https://a.example/soup (1).jpg" alt="Soup">')).toBe(
      '![Soup](https://a.example/soup%20%281%29.jpg)',
    ))

  it('takes the first address of a lazily loaded picture with an address for each width', () => {
    const html = '<img data-srcset="https://a.example/x.jpg?a=1,2 300w, https://a.example/y.jpg 600w" alt="Soup">'
    expect(pastedFromHtml(html)).toMatchObject({ text: '![Soup](https://a.example/x.jpg?a=1,2)', lost: 0 })
    expect(markdownFromHtml('<img data-srcset="https://a.example/x.jpg, https://a.example/y.jpg 2x" alt="Soup">')).toBe(
      '![Soup](https://a.example/x.jpg)',
    )
  })

  it('takes the address of a picture before those of its widths', () => {
    const html = '<img src="https://a.example/x.jpg" data-srcset="https://a.example/x-300.jpg 300w" alt="Soup">'
    expect(markdownFromHtml(html)).toBe('![Soup](https://a.example/x.jpg)')
  })

  it('returns the bytes of pictures apart from the text, and keeps web addresses in it', () => {
    const data = 'data:image/png;base64,iVBORw0KGgo='
    const html = `<p><img src="${data}" alt="Loaf"></p><p><img src="//cdn.example/b.jpg" alt="a [b]"></p>`
    expect(pastedFromHtml(html)).toEqual({
      text: '![Loaf](pasted:1)\n\n![a \\[b\\]](https://cdn.example/b.jpg)',
      pictures: [{ mark: 'pasted:1', data, alt: 'Loaf' }],
      lost: 0,
    })
  })
})
