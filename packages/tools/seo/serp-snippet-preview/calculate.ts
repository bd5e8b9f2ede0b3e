import { cutToWidth, textWidth } from '../../kit/arial.ts'
import { formatAmericanDate } from '../../kit/dates.ts'
import { countCharacters, splitGraphemes } from '../../kit/text.ts'
import { withoutDiacritics } from '../../site.ts'
import { highlight } from './highlight.ts'
import type { Input } from './form.ts'

export const TITLE_FONT = 20
export const DESCRIPTION_FONT = 14
export const TITLE_GUIDE = 600
const TITLE_SHORT = 200
export const DESCRIPTION_GUIDE = { desktop: 920, mobile: 680 } as const
const DESCRIPTION_BAND = { short: 120, good: 156, limit: 160 } as const

export type View = Input['view']

export type Result = ReturnType<typeof calculate>

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function breadcrumbOf(url: URL, view: View) {
  if (view === 'mobile') return url.host
  const segments = url.pathname.split('/').filter(Boolean).slice(0, 2)
  return [url.host, ...segments.map(decoded)].join(' › ')
}

/** Measures a text in its room; `shown` has an ellipsis if the text does not fit. */
function measure(text: string, font: number, room: number) {
  const width = textWidth(text, font)
  const isCut = width > room
  const shown = isCut ? cutToWidth(text, room, font) : text
  return { text, characters: countCharacters(text), width, room, isCut, shown }
}

function titleVerdict(width: number) {
  if (width > TITLE_GUIDE) return 'Will be cut'
  return width < TITLE_SHORT ? 'Short: there is room for more' : 'Fits'
}

function descriptionVerdict(characters: number) {
  const { short, good, limit } = DESCRIPTION_BAND
  if (characters === 0) return 'Empty'
  if (characters < short) return 'Short'
  if (characters <= good) return 'Good'
  return characters <= limit ? 'At the limit' : 'Will be cut'
}

const isAllCapitals = (text: string) =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) >= 5 && !/\p{Ll}/u.test(text) && /\s/.test(text)

/** Whether words stand before the name at the end of the title. */
const endsInName = (title: string, name: string) =>
  title.endsWith(name) && /[^\p{L}\p{N}]$/u.test(title.slice(0, -name.length))

function adviceFor(input: Input, siteName: string, isTitleCut: boolean, isCutOn: Readonly<Record<View, boolean>>) {
  const { title, description, focus } = input
  const lacksFocus = (text: string) => focus !== '' && !highlight(text, focus).some(({ bold }) => bold)
  return [
    isTitleCut && 'Put the words that matter first: the end of the title is likely to be cut.',
    endsInName(withoutDiacritics(title), withoutDiacritics(siteName)) &&
      `The title ends in the site name “${siteName}”, which the result shows above it already.`,
    isAllCapitals(title) && 'The title is in capitals, which are wider than small letters and harder to read.',
    description === '' && 'Without a description Google takes sentences of the page, which may suit less.',
    isCutOn.mobile &&
      !isCutOn.desktop &&
      'The description fits on a desktop and is cut on a phone: say the main thing in its first half.',
    lacksFocus(title) && 'No word of the focus phrase is in the title.',
    description !== '' && lacksFocus(description) && 'No word of the focus phrase is in the description.',
  ].filter((text) => text !== false)
}

/** The likely look of a page's title, address and description, and where they are cut. */
export function calculate(input: Input) {
  const url = new URL(input.url)
  const siteName = input.siteName || url.host
  const date = input.date && formatAmericanDate(input.date)
  const dateWidth = date === '' ? 0 : textWidth(`${date} — `, DESCRIPTION_FONT)
  /** The width for the description beside the date. */
  const roomOf = (view: View) => DESCRIPTION_GUIDE[view] - dateWidth
  const described = measure(input.description, DESCRIPTION_FONT, roomOf(input.view))
  const title = measure(input.title, TITLE_FONT, TITLE_GUIDE)
  const isCutOn = (view: View) => described.width > roomOf(view)
  const descriptionCut = { desktop: isCutOn('desktop'), mobile: isCutOn('mobile') }
  return {
    title: { ...title, verdict: titleVerdict(title.width) },
    description: {
      ...described,
      verdict: descriptionVerdict(described.characters),
      pieces: highlight(described.shown, input.focus),
    },
    /** For both views, because visitors see both. */
    descriptionCut,
    siteName,
    /** In place of the site's icon. */
    initial: splitGraphemes(siteName)[0]?.toUpperCase(),
    breadcrumb: breadcrumbOf(url, input.view),
    date,
    advice: adviceFor(input, siteName, title.isCut, descriptionCut),
  }
}
