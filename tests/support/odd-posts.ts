import { type Random, pick, seededRandom } from '../../lib/drawing/random.ts'
import { CONTENT_MAX } from '../../lib/posts/field-rules.ts'

/** A text that no editor writes but any editor can paste. */
export type OddText = { kind: Kind; text: string }

const count = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1))
const times = (amount: number, make: (index: number) => string) => Array.from({ length: amount }, (_, i) => make(i))

/** A random number of units, up to `most` characters; small ones are more likely. */
const amount = (random: Random, unit: number, most: number) =>
  Math.max(1, Math.floor(Math.min(most, Math.exp(random() * Math.log(most))) / unit))

const WORDS = ['beets', 'sól', 'žemlja', '漢字', 'ضع', '👩‍🍳', '½ cup', '2–3 kg', 'a', 'Ingredients', '&', '<', 'x\u0301']
const SIGNS = '*¦_¦`¦[¦]¦(¦!¦<¦>¦#¦|¦~¦\\¦&¦-¦+¦=¦:¦"¦^¦$¦{¦\t'.split('¦')
const OPENERS = (
  '[a](b¦![¦[[¦[^a]¦<a¦<a b="¦<!--¦<![CDATA[¦<?¦**a¦_a*¦~~a¦``a`¦&amp¦&#¦a@b.¦www.a.¦http://¦(http://a¦\\¦1. ¦' +
  '- ¦> ¦- [ ] ¦|a¦# ¦***\n¦a\n===\n¦[a]: b\n¦```\n¦<a ¦<div>\n¦on=¦ onx=¦javascript:¦<script>¦![a](/media/¦' +
  'a  \n¦ ¦\n¦\r¦\t- a\n¦1 1/2 ¦9:'
).split('¦')
const CONTAINERS = ['> ', '>', '- ', '1. ', '* ', '+ ', '  ', '- > ', '100) ']
const ADDRESSES = [
  ...(
    'https://¦http://a:99999/b.png¦<https://my site.com/a.png>¦http://[::1¦https://%¦https://a/%zz¦//¦///¦' +
    '/media/¦/media/..¦/media/a b.webp¦/media/none.webp¦/\\a¦#¦?¦?a=b#c¦mailto:¦tel:1¦data:image/png,a¦' +
    'JAVASCRIPT:a()¦java&#115;cript:a()¦vbscript:a¦file:///etc¦https://ünïcode.example/ž¦xn--¦https://a.b/\u202e¦' +
    'https://user:pass@a.b/¦https://a.b:0/¦https://0x7f.1/¦http://a.b/"><b¦http://a.b/\'¦http://a.b/\u0001'
  ).split('¦'),
  'a'.repeat(3000),
]
const CONTROLS = [
  ...(
    '\u0000¦\u0001¦\b¦\u000b¦\f¦\u001b[31m¦\u007f¦\u0085¦\u00a0¦\u00ad¦\u200b¦\u200d¦\u2028¦\u2029¦\u202e¦\u2066¦' +
    '\ufeff¦\ufffe¦\uffff¦\ud83c¦\udf72¦\ue000¦\ue001¦\r¦\r\n¦]]>¦</script>¦--></style>¦<![CDATA[¦%00¦%s%n¦' +
    '{{7*7}}¦${7*7}'
  ).split('¦'),
  'e' + '\u0301'.repeat(200),
]
const BLOCKS = (
  '# H¦###### H¦#######¦H\n===¦H\n---¦***¦> a\nb¦- a\n\n\n  b¦- a\n  - b\n\n    c¦7. a\n8. b¦- [x] a¦    code¦' +
  '```js\na\n```¦~~~\n```\n~~~¦````¦<div>\n\n*a*\n\n</div>¦<pre>\n\na</pre>¦<!-- a\n\nb -->¦<?a?>¦<!A>¦' +
  '[a]: /b "c"\n\n[a] [a][] [b][a]¦[^1]: a\n\n  b\n\n[^1] [^1]¦[^1]: [^2]\n[^2]: [^1]\n\n[^1]¦' +
  '| a | b |\n|:-:|--:|\n| `\\|` | c | d |¦|a|\n|-|\n|¦a|b\n-|-¦a  \nb\\\nc¦*a **b _c_ d** e*¦***a** b*¦' +
  '`a ``b` c``¦~a~ ~~b~~ ~~~c¦<a@b.c> www.a.b https://a.b)¦![a](/b "c")¦![a [b](c)](d)¦[![a](b)](c)¦' +
  '[a](<b c> (d))¦&copy; &#0; &#x110000; &nope;¦\\*a\\* \\<b\\>¦# [a](b) `c` **d**¦' +
  '## Ingredients\n\n- 2 eggs\n- ½ tsp x\n\n## Directions\n\n1. a¦## Ingredients\n\n|a|\n|-|\n|1 kg b|¦' +
  'Serves: 1e9¦Prep time: 99999999999999 h¦**Ingredients:**\n\n- 1/0 cup¦## Method\n\n- a¦Total time: -5 min¦' +
  '- Servings: NaN¦- 1,000,000 kg¦1.5.2.1. a¦- 1 - 2 - 3 - 4'
).split('¦')

const sentence = (random: Random) => times(count(random, 1, 12), () => pick(random, WORDS)).join(' ')

/** Each function makes one text from a random number generator. */
const KINDS = {
  /** Deep nesting: quotes in lists in quotes, brackets in brackets, emphasis in emphasis. */
  nesting(random: Random) {
    const depth = amount(random, 1, 5000)
    const markers = [pick(random, CONTAINERS), pick(random, CONTAINERS)]
    const [open, close] = pick(random, [
      ['[', ']'],
      ['*', '*'],
      ['**', '**'],
      ['(', ')'],
      ['[a](', ')'],
      ['![', '](b)'],
      ['<b>', '</b>'],
      ['_', '_'],
    ] as const)
    return pick(random, [
      () => markers.join('').repeat(depth) + sentence(random),
      () => times(Math.min(depth, 300), (level) => `${'  '.repeat(level)}- ${sentence(random)}`).join('\n'),
      () => times(Math.min(depth, 300), (level) => `${'> '.repeat(level)}${sentence(random)}`).join('\n'),
      () => open.repeat(depth) + sentence(random) + close.repeat(depth),
    ])()
  },
  /** One opening mark repeated without a closing one. */
  repetition(random: Random) {
    const piece = pick(random, [
      pick(random, OPENERS),
      pick(random, SIGNS),
      pick(random, SIGNS) + pick(random, WORDS),
      pick(random, OPENERS) + pick(random, SIGNS),
    ])
    return piece.repeat(amount(random, piece.length, CONTENT_MAX)) + pick(random, ['', '>', ')', ']', '\n\na'])
  },
  /** Links and pictures with invalid addresses. */
  addresses(random: Random) {
    const one = () => {
      const address = pick(random, ADDRESSES)
      return pick(random, [
        `![x](${address})`,
        `[x](${address})`,
        `<${address}>`,
        address,
        `[x]: ${address}\n\n[x] ![x]`,
        `<img src="${address}">`,
      ])
    }
    return times(count(random, 1, 20), one).join(pick(random, [' ', '\n\n', '\n']))
  },
  /** Characters that no keyboard has. */
  controls: (random: Random) =>
    times(count(random, 1, 60), () =>
      pick(random, [pick(random, CONTROLS), sentence(random), pick(random, BLOCKS)]),
    ).join(pick(random, ['', ' ', '\n\n'])),
  /** All constructs of CommonMark and GFM, in random order and nested. */
  constructs(random: Random) {
    const block = () => {
      const text = pick(random, BLOCKS)
      const marker = pick(random, ['', '', '', ...CONTAINERS])
      return text
        .split('\n')
        .map((line) => marker + line)
        .join('\n')
    }
    return times(count(random, 1, 60), block).join(pick(random, ['\n\n', '\n', '\n\n\n']))
  },
  /** Ordinary constructs, as large as a text may be. */
  sizes(random: Random) {
    const piece = pick(random, [
      () => `${sentence(random)} `,
      () => `${sentence(random)}.\n\n`,
      () => `- ${sentence(random)}\n`,
      () => `## ${sentence(random)}\n\n${sentence(random)}\n\n`,
      () => `| ${sentence(random)} | b |\n`,
      () => `[^${count(random, 1, 500)}] `,
      () => pick(random, SIGNS),
    ])
    const length = amount(random, 1, CONTENT_MAX)
    let text = pick(random, ['', '| a | b |\n|---|---|\n'])
    while (text.length < length) text += piece()
    return text
  },
  /** A table of any shape. */
  tables(random: Random) {
    const columns = amount(random, 1, 2500)
    const rows = amount(random, 1, Math.max(2, Math.floor(20_000 / columns)))
    const cells = (text: string) => `|${`${text}|`.repeat(columns)}`
    return [cells('a'), cells('-'), ...times(rows, () => pick(random, [cells(pick(random, WORDS)), '|b', 'c']))].join(
      '\n',
    )
  },
}

type Kind = keyof typeof KINDS
const ODD_KINDS = Object.keys(KINDS) as readonly Kind[]

/** The four texts that once blocked a server for seconds, or broke its feeds. */
export const KNOWN_BOMBS: readonly [what: string, text: string][] = [
  ['a thousand quotes in each other', `${'>'.repeat(1000)} deep`],
  ['a tag of 199,000 spaces', `<a${' '.repeat(199_000)}>`],
  ['twenty thousand links that nothing closes', '[a](b'.repeat(20_000)],
  ['a table of two thousand columns', `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n${'|b\n'.repeat(100)}`],
]

const ENOUGH = 'Enough words for a post that readers may see, whatever else stands in it.\n\n'

/**
 * `amount` odd texts, the same for the same seed, the kinds in turn. Each is long enough to be published and no longer
 * than a text may be.
 */
export function oddTexts(amount: number, { seed = 'odd', most = CONTENT_MAX } = {}): OddText[] {
  return times(amount, String).map((_, index) => {
    const kind = ODD_KINDS[index % ODD_KINDS.length] ?? 'constructs'
    const text = ENOUGH + KINDS[kind](seededRandom(`${seed}-${index}`))
    return { kind, text: text.slice(0, most) }
  })
}
