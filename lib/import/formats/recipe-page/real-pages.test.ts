import { gzipSync, strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readAs } from '../../testing'
import type { ImportedItem } from '../../types'
import { reader as plainText } from '../plain-text'
import { reader } from '.'

const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Beet soup',
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT20M',
  totalTime: 'PT30M',
  recipeIngredient: ['1 beet', '2 cups water'],
  recipeInstructions: ['Boil the beet.', 'Serve it hot.'],
}
const page = (script: string, head = '') =>
  `<!doctype html><html><head><title>Beet soup | Blog</title>${head}<script type="application/ld+json">${script}</script></head><body><p>Words</p></body></html>`
const json = (value: unknown) => page(JSON.stringify(value))
const withValue = (more: object) => json({ ...recipe, ...more })
const steps = (value: unknown) => withValue({ recipeInstructions: value })
const step = (text: string, more: object = {}) => ({ '@type': 'HowToStep', text, ...more })
const [BOIL, SERVE] = ['Boil the beet.', 'Serve it hot.']

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const quotedPrintable = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((byte) =>
      byte === 61 || byte > 126 ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte),
    )
    .join('')
    .replace(/(.{1,70})(?<!=.?)/g, '$1=\r\n')
const mht = (encoding: string, body: string) =>
  `From: <Saved by Blink>\r\nSnapshot-Content-Location: https://example.com/beet-soup/\r\nSubject: Beet soup\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----Boundary--1"\r\n\r\n\r\n------Boundary--1\r\nContent-Type: text/html\r\nContent-ID: <frame@mhtml.blink>\r\nContent-Transfer-Encoding: ${encoding}\r\nContent-Location: https://example.com/beet-soup/\r\n\r\n${body}\r\n------Boundary--1\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n------Boundary--1--\r\n`

const microdata = `<div itemscope itemtype="http://schema.org/Recipe"><div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ada</span></div><h1 itemprop="name">Beet soup</h1><div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><span itemprop="name">Rating</span></div><meta itemprop="prepTime" content="PT10M"><time itemprop="cookTime" datetime="PT20M">20 minutes</time><span itemprop="totalTime" content="PT30M">half an hour</span><span itemprop="recipeYield">4 servings</span><ul><li itemprop="ingredients"><b>1</b> beet</li><li itemprop="ingredients">2 cups <a href="/water">water</a></li></ul><ol><li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><span itemprop="text">Boil the beet.</span></li><li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><meta itemprop="position" content="2"><div itemprop="text">Serve it hot.</div></li></ol></div>`
const rdfa = `<article vocab="https://schema.org/" typeof="schema:Recipe"><h1 property="schema:name">Beet soup</h1><meta property="prepTime" content="PT10M"><meta property="cookTime" content="PT20M"><meta property="totalTime" content="PT30M"><span property="recipeYield">4 servings</span><li property="recipeIngredient">1 beet</li><li property="recipeIngredient">2 cups water</li><div property="recipeInstructions" typeof="HowToSection"><ol><li property="itemListElement" typeof="HowToStep"><span property="text">Boil the beet.</span></li><li property="itemListElement" typeof="HowToStep"><span property="text">Serve it hot.</span></li></ol></div></article>`
const hrecipe = `<div class="hrecipe"><h2 class="fn">Beet soup</h2><span class="yield">4 servings</span><span class="preptime"><span class="value-title" title="PT10M"></span>10 min</span><span class="cooktime"><span class="value-title" title="PT20M"></span>20 min</span><span class="duration"><span class="value-title" title="PT30M"></span>30 min</span><ul><li class="ingredient"><span class="amount">1</span> <span class="name">beet</span></li><li class="ingredient">2 cups water</li></ul><ol class="instructions"><li class="instruction">Boil the beet.</li><li class="instruction">Serve it hot.</li></ol></div>`
const body = (html: string) => `<!doctype html><html><head><title>Beet soup</title></head><body>${html}</body></html>`

const section = (name: string, list: unknown) => ({ '@type': 'HowToSection', name, itemListElement: list })

/** Variants of pages that real sites serve. Each has the same recipe. */
const PAGES: Record<string, string | Uint8Array> = {
  plain: json(recipe),
  'a graph with the recipe by reference': json({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Article', '@id': '#article', headline: 'Beet soup', mainEntity: { '@id': '#recipe' } },
      {
        ...recipe,
        '@id': '#recipe',
        recipeInstructions: [{ '@id': '#step-1' }, { '@id': '#step-2' }],
        author: { '@id': '#ada' },
      },
      { ...step(BOIL), '@id': '#step-1' },
      { ...step(SERVE), '@id': '#step-2' },
      { '@type': 'Person', '@id': '#ada', name: 'Ada' },
    ],
  }),
  'below the main entity of an article': json({ '@type': 'Article', headline: 'x', mainEntity: recipe }),
  'in an array in an array': json([[{ '@type': 'WebSite', name: 'Blog' }, [recipe]]]),
  'with several types': withValue({ '@type': ['Recipe', 'NewsArticle'] }),
  'with the whole IRI as type': withValue({ '@type': 'http://schema.org/Recipe' }),
  'with a type in lower case': withValue({ '@type': 'recipe' }),
  'under a prefix': json(
    Object.fromEntries(
      Object.entries({ ...recipe, '@context': { schema: 'https://schema.org/' }, '@type': 'schema:Recipe' }).map(
        ([name, value]) => [name.startsWith('@') ? name : `schema:${name}`, value],
      ),
    ),
  ),
  'with whole IRIs as properties': json([
    Object.fromEntries(
      Object.entries({ ...recipe, '@type': ['http://schema.org/Recipe'] }).map(([name, value]) => [
        name.startsWith('@') ? name : `http://schema.org/${name}`,
        (Array.isArray(value) ? value : [value]).map((one: string) => (name.startsWith('@') ? one : { '@value': one })),
      ]),
    ),
  ]),
  'steps as one text with line breaks': steps(`${BOIL}\n\n${SERVE}`),
  'steps as one text with escaped line breaks': steps(`${BOIL}\\n${SERVE}`),
  'steps as HTML paragraphs': steps(`<p>${BOIL}</p><p>${SERVE}</p>`),
  'steps as an HTML list': steps(`<ol><li>${BOIL}</li>\n<li>${SERVE}</li></ol>`),
  'steps as an HTML list that is encoded twice': steps(
    `&amp;lt;ol&amp;gt;&amp;lt;li&amp;gt;${BOIL}&amp;lt;/li&amp;gt;&amp;lt;li&amp;gt;${SERVE}&amp;lt;/li&amp;gt;&amp;lt;/ol&amp;gt;`,
  ),
  'steps as a list of HTML breaks': steps([`${BOIL}<br/>${SERVE}`]),
  'steps numbered within one line': steps(`1. ${BOIL} 2. ${SERVE}`),
  'steps with their numbers': steps([`Step 1: ${BOIL}`, `2) ${SERVE}`]),
  'steps in sections in sections': steps([
    section('Soup', [section('Pot', [step(BOIL)]), section('Table', [step(SERVE)])]),
  ]),
  'steps in an ItemList': steps({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: step(BOIL) },
      { '@type': 'ListItem', position: 2, item: step(SERVE) },
    ],
  }),
  'steps of list items with names': steps([
    { '@type': 'ListItem', position: 1, name: BOIL },
    { '@type': 'ListItem', position: 2, name: SERVE },
  ]),
  'a section of one step that is no list': steps([section('Pot', step(BOIL)), section('Table', step(SERVE))]),
  'a section whose steps are texts': steps([section('Pot', [BOIL, SERVE])]),
  'steps of directions and tips': steps([
    { '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: BOIL }] },
    { '@type': 'HowToStep', itemListElement: { '@type': 'HowToDirection', text: SERVE } },
  ]),
  'steps with names that begin their texts': steps([
    step(BOIL, { name: 'Boil the beet', url: '#1', image: ['a.jpg'] }),
    step(SERVE, { name: SERVE }),
  ]),
  'steps in lists in lists': steps([[step(BOIL)], [step(SERVE)]]),
  'steps under numbers': steps({ 0: step(BOIL), 1: step(SERVE) }),
  'ingredients as one text': withValue({ recipeIngredient: '1 beet\n2 cups water' }),
  'ingredients as an HTML list': withValue({ recipeIngredient: '<ul><li>1 beet</li><li>2 cups water</li></ul>' }),
  'ingredients in one entry with breaks': withValue({ recipeIngredient: ['1 beet<br>2 cups water'] }),
  'ingredients under their old name': withValue({
    recipeIngredient: undefined,
    ingredients: ['1 beet', '2 cups water'],
  }),
  'ingredients beside an empty new name': withValue({ recipeIngredient: [], ingredients: ['1 beet', '2 cups water'] }),
  'ingredients as property values': withValue({
    recipeIngredient: [
      { '@type': 'PropertyValue', name: 'beet', value: 1 },
      { '@type': 'PropertyValue', name: 'water', value: '2', unitText: 'cups' },
    ],
  }),
  'ingredients as an ItemList': withValue({
    recipeIngredient: {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', name: '1 beet' },
        { '@type': 'ListItem', item: { name: '2 cups water' } },
      ],
    },
  }),
  'ingredients with empty ones': withValue({ recipeIngredient: ['', '1 beet', ' ', '2 cups  water', null] }),
  'ingredients with entities': withValue({ recipeIngredient: ['1&nbsp;beet', '2&amp;nbsp;cups water'] }),
  'yield as number and text': withValue({ recipeYield: [4, '4 servings'] }),
  'yield as texts': withValue({ recipeYield: ['4', '4 servings'] }),
  'yield as a number': withValue({ recipeYield: 4 }),
  'yield as a quantity': withValue({ recipeYield: { '@type': 'QuantitativeValue', value: '4', unitText: 'servings' } }),
  'times with zero days': withValue({
    prepTime: 'P0DT0H10M',
    cookTime: 'P0Y0M0DT0H20M0S',
    totalTime: 'P0DT0H30M0.000S',
  }),
  'yield as a quantity with a code of its unit': withValue({
    recipeYield: { '@type': 'QuantitativeValue', value: 4, unitCode: 'IE' },
  }),
  'times with a missing unit': withValue({ prepTime: 'PT10', totalTime: 'PT0H30' }),
  'times without T': withValue({ prepTime: 'P10M', totalTime: 'P0H30M' }),
  'times in words': withValue({ prepTime: '10 minutes', cookTime: '20 mins', totalTime: '30 minutes' }),
  'times in seconds': withValue({ prepTime: 'PT600S', cookTime: 'PT1200.0S', totalTime: 'PT1800S' }),
  'times as numbers': withValue({ prepTime: 10, cookTime: '20', totalTime: 30 }),
  'times in small letters with blanks': withValue({ prepTime: ' pt10m ', cookTime: 'PT 20 M', totalTime: 'PT0H 30M' }),
  'raw line breaks and tabs in texts': page(
    JSON.stringify({ ...recipe, description: 'A soup' })
      .replace('A soup', 'A\nsoup')
      .replace('1 beet', '1\tbeet'),
  ),
  'control characters in texts': page(
    JSON.stringify(recipe).replace('Boil the', 'Boil\u0001 the').replace('"name"', '\u0000"name"'),
  ),
  'a comma after the last value': page(JSON.stringify(recipe).replace(']}', '],}').replace('water"]', 'water",]')),
  comments: page(`/* made by a plugin */ ${JSON.stringify(recipe).replace('"prepTime"', '// times\n"prepTime"')}`),
  'an HTML comment around it': page(`<!--\n${JSON.stringify(recipe)}\n//-->`),
  'CDATA around it': page(`//<![CDATA[\n${JSON.stringify(recipe)}\n//]]>`),
  'CDATA in comments': page(`/*<![CDATA[*/${JSON.stringify(recipe)}/*]]>*/`),
  'a semicolon at its end': page(`${JSON.stringify(recipe)};`),
  'wrong escapes': page(JSON.stringify(recipe).replace('Serve it', 'Serve\\ it')),
  'two objects in one script': page(`{"@type":"WebSite","name":"Blog"}${JSON.stringify(recipe)}`),
  'encoded quotes': page(JSON.stringify(recipe).replaceAll('"', '&quot;')),
  'a text that is cut off': page(JSON.stringify(recipe).replace(/\}$/, '')),
  'quotes within texts': page(JSON.stringify({ ...recipe, description: 'x' }).replace('"x"', '"A "red" soup"')),
  'beside a broken script': page('{"@type": "BreadcrumbList", ').replace(
    '</head>',
    `<script type='application/ld+json; charset=utf-8'>${JSON.stringify(recipe)}</script></head>`,
  ),
  'beside other recipes without steps': json([
    { '@type': 'Recipe', name: 'Other', recipeIngredient: ['x'] },
    recipe,
    { '@type': 'Recipe', name: 'Third', recipeIngredient: ['x', 'y', 'z'] },
  ]),
  'in a script without quotes': page('').replace(
    /<script.*<\/script>/,
    `<script class=yoast type=application/ld+json data-x>${JSON.stringify(recipe)}</script>`,
  ),
  'languages of a text': withValue({
    name: { '@language': 'en', '@value': 'Beet soup' },
    recipeIngredient: [
      { '@language': 'en', '@value': '1 beet' },
      { '@language': 'en', '@value': '2 cups water' },
    ],
  }),
  'a name that is encoded twice': withValue({ name: 'Beet&amp;#32;soup' }),
  microdata: body(microdata),
  RDFa: body(rdfa),
  hRecipe: body(hrecipe),
  'microdata in another page part than its reference': body(
    microdata
      .replace('<ul>', '</div><div id="more"><ul>')
      .replace('itemtype="http://schema.org/Recipe"', 'itemtype="http://schema.org/Recipe" itemref="more"'),
  ),
  'microdata with one block of steps': body(
    microdata.replace(
      /<ol>.*<\/ol>/,
      `<div itemprop="recipeInstructions"><ol><li>${BOIL}</li><li>${SERVE}</li></ol></div>`,
    ),
  ),
  'Windows-1252': Uint8Array.from(json({ ...recipe, description: 'Crème' }), (character) => character.charCodeAt(0)),
  'UTF-16, little': utf16(json(recipe)),
  'UTF-16, big': utf16(json(recipe)).swap16(),
  'a byte order mark': `\ufeff${json(recipe)}`,
  gzip: gzipSync(strToU8(json(recipe))),
}

const read = async (name: string, content: BlobPart): Promise<ImportedItem> => {
  const [item, ...more] = await readAs([reader, plainText], name, content)
  expect(more).toEqual([])
  if (!item || 'refused' in item) throw new Error(item ? item.refused : 'nothing')
  return item
}

function summary({ recipe: own }: ImportedItem) {
  return {
    name: own?.name,
    yield: own?.yield,
    times: [own?.prepMinutes, own?.cookMinutes, own?.totalMinutes],
    ingredients: own?.ingredients.flatMap(({ lines }) => lines),
    steps: own?.steps.flatMap(({ lines }) => lines.map(({ text }) => text)),
  }
}

describe('a page of a recipe', () => {
  it.each(Object.entries(PAGES))('%s', async (_, content) => {
    const expected = {
      name: 'Beet soup',
      yield: '4 servings',
      times: [10, 20, 30],
      ingredients: ['1 beet', '2 cups water'],
      steps: [BOIL, SERVE],
    }
    expect(summary(await read('beet-soup.html', content as BlobPart))).toEqual(expected)
  })

  it.each([
    ['quoted-printable', mht('quoted-printable', quotedPrintable(json(recipe)))],
    ['base64', mht('base64', (btoa(json(recipe)).match(/.{1,76}/g) ?? []).join('\r\n'))],
    ['8bit', mht('8bit', json(recipe))],
  ])('saved as MHTML in %s', async (_, content) => {
    expect(summary(await read('beet-soup.mht', content))).toMatchObject({ name: 'Beet soup', steps: [BOIL, SERVE] })
    expect(summary(await read('beet-soup.mhtml', content))).toMatchObject({ ingredients: ['1 beet', '2 cups water'] })
  })

  it.each([
    ['P1DT2H', 1560],
    ['PT90M', 90],
    ['PT1H30', 90],
    ['PT1.5H', 90],
    ['PT1H30M0S', 90],
    ['P0DT1H30M', 90],
    ['1 hr 30 min', 90],
    ['1h30', 90],
    ['1h5', 65],
    ['2h 05', 125],
    ['1 1/2 hours', 90],
    ['1-1/2 h', 90],
    ['3/4 hour', 45],
    ['1 hour to 1 hour 30 minutes', 90],
    ['PT60M-PT90M', 90],
    ['1 hour - 30 minutes', 90],
    ['1:30', 90],
    ['01:30:00', 90],
    ['90', 90],
    ['30-40 minutes', 40],
    ['1 Stunde 30 Minuten', 90],
    ['1 hora 30 minutos', 90],
    ['1 heure 30 minutes', 90],
    ['1 ora e 30 minuti', 90],
    ['1 uur 30 minuten', 90],
    ['1 godz. 30 min', 90],
    ['PT0D1H30M', 90],
    ['PTH90MS', 90],
    ['PT1HMS', 60],
    ['PTHMS', null],
    ['PT', null],
    ['P', null],
    ['PTM', null],
    ['PT0S', null],
    ['', null],
    [undefined, null],
    ['PT-5M', null],
    ['overnight', null],
  ])('total time %j', async (totalTime, minutes) => {
    const { recipe: own } = await read('a.html', json({ ...recipe, totalTime }))
    expect(own?.totalMinutes).toBe(minutes)
  })

  it.each([
    ['open brackets', page('['.repeat(200_000))],
    ['open quotes', page('"\\'.repeat(200_000))],
    ['open tags', body('<div itemscope itemtype="http://schema.org/Recipe">'.repeat(20_000))],
    ['one long text', withValue({ recipeInstructions: '1. Boil. '.repeat(100_000) })],
    ['commas', page(`{"a":[${','.repeat(300_000)}`)],
    ['comments', page('/*'.repeat(300_000))],
    [
      'deep sections',
      steps(Array.from({ length: 1000 }).reduce<unknown>((inner) => section('x', [inner]), step(BOIL))),
    ],
  ])(
    '%s without end are read or refused before the time limit',
    async (_, content) => {
      expect(await readAs([reader], 'a.html', content)).not.toEqual([])
    },
    20_000,
  )
})
