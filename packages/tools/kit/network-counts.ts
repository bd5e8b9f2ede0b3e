import { isEmoji } from './arial.ts'
import { countCharacters, countGraphemes, splitGraphemes, utf8Length } from './text.ts'

const COUNTRIES =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ' +
  'ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl ' +
  'gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz ' +
  'la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no ' +
  'np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st ' +
  'su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'

const GENERIC =
  'com org net edu gov mil int info biz name pro museum aero coop jobs mobi travel tel cat asia post xxx app dev page blog ' +
  'shop store online site website web tech cloud digital agency studio design media news live video photo photos pictures ' +
  'gallery art music film games game fun club social community group team company business marketing consulting services ' +
  'solutions systems software network email link click xyz top icu vip world global city restaurant cafe bar pub pizza food ' +
  'recipes kitchen cooking menu wine beer coffee bakery catering health healthcare clinic dental doctor vet pet dog care fit ' +
  'fitness yoga sport run bike auto cars car house homes properties land rent school academy college university courses ' +
  'training education guide guru expert tips reviews review money finance financial bank capital fund cash tax insurance law ' +
  'legal lawyer attorney work works career careers events party wedding love family baby kids fashion style shoes clothing ' +
  'jewelry beauty hair boutique gift gifts flowers garden green eco energy solar farm fish space zone today now one plus ' +
  'support help chat foundation charity ngo church faith wiki berlin london paris nyc tokyo hamburg wien amsterdam eus africa ' +
  'google youtube goo'

const KNOWN: ReadonlySet<string> = new Set(`${COUNTRIES} ${GENERIC}`.split(' '))

/** A country code or a common generic domain: enough to tell a URL from "end.Next" in a sentence. */
const isTopLevelDomain = (label: string): boolean => KNOWN.has(label.toLowerCase())

/** Text that ends a URL without a space before it: emoji, and scripts that are written without spaces or with endings. */
const AFTER_URL = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\u3000-\u303F\uFF01-\uFF60\p{Extended_Pictographic}`
const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}`
const PATH = String.raw`[^\s<>"“”${AFTER_URL}]*`

/** A URL in a text: with a scheme, or a host name, whose last label `findAddresses` checks. */
const ADDRESS = new RegExp(
  String.raw`https?:\/\/(?:${HOST}(?=[${AFTER_URL}])|[^\s<>"“”/?#]+(?:[/?#]${PATH})?)|(?<![\p{L}\p{N}@._-])${HOST}(?![\p{L}\p{N}@-])(?:\/${PATH})?`,
  'giu',
)

export type FoundAddress = ReturnType<typeof findAddresses>[number]

/** Removes punctuation that ends the sentence rather than the URL. A bracket stays if it was opened inside the URL. */
function withoutTrail(address: string): string {
  let open = address.split('(').length - address.split(')').length
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? ''
    if (last === ')' && open < 0) open += 1
    else if (!/[.,;:!?'’…]/.test(last)) break
  }
  return address.slice(0, end)
}

/** The URLs of a text, in order. Each counts as one piece and is never split. */
export function findAddresses(text: string) {
  return Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: match, index }) => {
    const address = withoutTrail(match)
    const hasScheme = /^https?:\/\//i.test(address)
    if (hasScheme ? address.length < 9 : !isTopLevelDomain(hostLabel(address))) return []
    return [{ start: index, end: index + address.length, text: address }]
  })
}

const hostLabel = (address: string): string => (address.split('/')[0] ?? '').split('.').at(-1) ?? ''

const SHORT_ADDRESS = 23

/** The text without its URLs, and the number of URLs. */
function withoutAddresses(text: string): { rest: string; addresses: number } {
  const found = findAddresses(text)
  let rest = ''
  let from = 0
  for (const { start, end } of found) {
    rest += text.slice(from, start)
    from = end
  }
  return { rest: rest + text.slice(from), addresses: found.length }
}

const LIGHT: readonly (readonly [number, number])[] = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
]
const weight = (code: number): number => (LIGHT.some(([from, to]) => code >= from && code <= to) ? 1 : 2)

function weighted(text: string): number {
  // All these characters weigh 1, and there is no emoji among them.
  if (/^[\u0000-\u00A8\u00AF-\u10FF]*$/.test(text) && !text.includes('\u20E3')) return [...text].length
  return splitGraphemes(text).reduce(
    (total, grapheme) =>
      total + (isEmoji(grapheme) ? 2 : [...grapheme].reduce((sum, sign) => sum + weight(sign.codePointAt(0) ?? 0), 0)),
    0,
  )
}

/** Counts as X does, by twitter-text's configuration v3: a URL counts 23, an emoji 2. */
export function countX(text: string): number {
  const { rest, addresses } = withoutAddresses(text.normalize('NFC'))
  return weighted(rest) + addresses * SHORT_ADDRESS
}

/** Whether the text has a character that X refuses. */
export const isRefusedByX = (text: string): boolean => /[\uFFFE\uFFFF\uFEFF]/.test(text)

/** Counts as Threads does: characters, but an emoji counts as many as its UTF-8 bytes. */
export const countThreads = (text: string): number =>
  splitGraphemes(text.normalize('NFC')).reduce(
    (total, grapheme) => total + (isEmoji(grapheme) ? utf8Length(grapheme) : [...grapheme].length),
    0,
  )

/** Counts graphemes as Mastodon does: a URL is 23, `@user@host` only `@user`. Include the content warning. */
export function countMastodon(text: string): number {
  const { rest, addresses } = withoutAddresses(
    text.replace(/(?<![\p{L}\p{N}_/])(@[\p{L}\p{N}_]+)@[\p{L}\p{N}.-]+[\p{L}\p{N}]/gu, '$1'),
  )
  return countGraphemes(rest) + addresses * SHORT_ADDRESS
}

/** Counts tags as YouTube does: with the commas between them, and two quotes for a tag with a space. */
export function countYouTubeTags(tags: readonly string[]): number {
  const sizes = tags.map((tag) => countCharacters(tag) + (/\s/.test(tag) ? 2 : 0))
  return sizes.reduce((total, size) => total + size, Math.max(0, tags.length - 1))
}

/** YouTube accepts neither < nor > in a title or description. */
export const isRefusedByYouTube = (text: string): boolean => /[<>]/.test(text)
