import { cutToWidth, textWidth } from '../../kit/arial.ts'
import { formatAmericanDate } from '../../kit/dates.ts'
import { countCharacters } from '../../kit/text.ts'
import { highlight, type Piece } from './highlight.ts'
import type { Input } from './form.ts'

export const TITLE_FONT = 20
export const DESCRIPTION_FONT = 14
export const TITLE_GUIDE = 600
const TITLE_SHORT = 200
export const DESCRIPTION_GUIDE = { desktop: 920, mobile: 680 } as const
const DESCRIPTION_BAND = { short: 120, good: 156, limit: 160 } as const

export type View = Input['view']

export type TitleVerdict = 'Short: there is room for more' | 'Fits' | 'Will be cut'
export type DescriptionVerdict = 'Empty' | 'Short' | 'Good' | 'At the limit' | 'Will be cut'

interface Measured {
  readonly text: string
  readonly characters: number
  readonly width: number
  /** As it is shown, with an ellipsis when it does not fit. */
  readonly shown: string
  readonly isCut: boolean
}

export interface Result {
  readonly title: Measured & { readonly verdict: TitleVerdict }
  readonly description: Measured & {
    readonly verdict: DescriptionVerdict
    /** What is left for the description beside the date. */
    readonly room: number
    readonly pieces: readonly Piece[]
  }
  /** Also for the view that is not chosen: one looks at both. */
  readonly descriptionCut: Readonly<Record<View, boolean>>
  readonly siteName: string
  readonly breadcrumb: string
  readonly date: string
  readonly advice: readonly string[]
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function breadcrumbOf(url: URL, view: View): string {
  if (view === 'mobile') return url.host
  const segments = url.pathname.split('/').filter(Boolean).slice(0, 2)
  return [url.host, ...segments.map(decoded)].join(' › ')
}

function measure(text: string, font: number, room: number): Measured {
  const width = textWidth(text, font)
  const isCut = width > room
  return { text, characters: countCharacters(text), width, isCut, shown: isCut ? cutToWidth(text, room, font) : text }
}

function titleVerdict(width: number): TitleVerdict {
  if (width > TITLE_GUIDE) return 'Will be cut'
  return width < TITLE_SHORT ? 'Short: there is room for more' : 'Fits'
}

function descriptionVerdict(characters: number): DescriptionVerdict {
  const { short, good, limit } = DESCRIPTION_BAND
  if (characters === 0) return 'Empty'
  if (characters < short) return 'Short'
  if (characters <= good) return 'Good'
  return characters <= limit ? 'At the limit' : 'Will be cut'
}

const isAllCapitals = (text: string) =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) >= 5 && !/\p{Ll}/u.test(text) && /\s/.test(text)

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function adviceFor(input: Input, siteName: string, result: Pick<Result, 'title' | 'descriptionCut'>): string[] {
  const { title, description, focus } = input
  const hasFocus = (text: string) => highlight(text, focus).some(({ bold }) => bold)
  return [
    ...(result.title.verdict === 'Will be cut'
      ? ['Put the words that matter first: the end of the title is likely to be cut.']
      : []),
    ...(plain(title).endsWith(plain(siteName)) && title.length > siteName.length
      ? [`The title ends in the site name “${siteName}”, which the result shows above it already.`]
      : []),
    ...(isAllCapitals(title)
      ? ['The title is in capitals, which are wider than small letters and harder to read.']
      : []),
    ...(description === '' ? ['Without a description Google takes sentences of the page, which may suit less.'] : []),
    ...(result.descriptionCut.mobile && !result.descriptionCut.desktop
      ? ['The description fits on a desktop and is cut on a phone: say the main thing in its first half.']
      : []),
    ...(focus !== '' && !hasFocus(title) ? ['No word of the focus phrase stands in the title.'] : []),
    ...(focus !== '' && description !== '' && !hasFocus(description)
      ? ['No word of the focus phrase stands in the description.']
      : []),
  ]
}

/** How a page's title, address and description are likely to look, and where they are cut. */
export function calculate(input: Input): Result {
  const url = new URL(input.url)
  const siteName = input.siteName || url.host
  const date = input.date && formatAmericanDate(input.date)
  const dateWidth = date === '' ? 0 : textWidth(`${date} — `, DESCRIPTION_FONT)
  const roomOf = (view: View) => DESCRIPTION_GUIDE[view] - dateWidth
  const described = measure(input.description, DESCRIPTION_FONT, roomOf(input.view))
  const measuredTitle = measure(input.title, TITLE_FONT, TITLE_GUIDE)
  const title = { ...measuredTitle, verdict: titleVerdict(measuredTitle.width) }
  const descriptionCut = {
    desktop: described.width > roomOf('desktop'),
    mobile: described.width > roomOf('mobile'),
  }
  return {
    title,
    description: {
      ...described,
      verdict: descriptionVerdict(described.characters),
      room: roomOf(input.view),
      pieces: highlight(described.shown, input.focus),
    },
    descriptionCut,
    siteName,
    breadcrumb: breadcrumbOf(url, input.view),
    date,
    advice: adviceFor(input, siteName, { title, descriptionCut }),
  }
}
