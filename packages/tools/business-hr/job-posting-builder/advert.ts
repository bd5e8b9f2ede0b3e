import { regionName } from '../../kit/country.ts'
import { moneyIn } from '../../kit/format.ts'
import { escapeHtml, escapeMarkdown } from '../../kit/escape.ts'
import { longDate } from '../../kit/long-date.ts'
import { splitParagraphs } from '../../kit/text.ts'
import type { Input } from './form.ts'

interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly points: readonly string[]
}

/** Labels in English (for the form, too) and in Polish. */
export const employmentTypes = {
  FULL_TIME: ['Full time', 'Pełny etat'],
  PART_TIME: ['Part time', 'Część etatu'],
  CONTRACTOR: ['Contract', 'Kontrakt'],
  TEMPORARY: ['Temporary', 'Praca tymczasowa'],
  INTERN: ['Internship', 'Staż'],
  VOLUNTEER: ['Volunteer work', 'Wolontariat'],
  PER_DIEM: ['By the day', 'Praca na dniówki'],
  OTHER: ['Other', 'Inna'],
} as const

const words = {
  ...employmentTypes,
  about: ['About us', 'O nas'],
  tasks: ['Your tasks', 'Zadania'],
  mustHaves: ['What you need', 'Wymagania'],
  niceToHaves: ['Nice to have', 'Mile widziane'],
  offer: ['What we offer', 'Oferujemy'],
  facts: ['The job in short', 'W skrócie'],
  apply: ['How to apply', 'Jak aplikować'],
  place: ['Place', 'Miejsce'],
  remote: ['Remote', 'Praca zdalna'],
  type: ['Employment', 'Forma zatrudnienia'],
  pay: ['Pay', 'Wynagrodzenie'],
  start: ['Start', 'Początek'],
  closes: ['Apply by', 'Aplikacje do'],
  reference: ['Reference', 'Numer'],
  from: ['from', 'od'],
  upTo: ['up to', 'do'],
  gross: ['gross', 'brutto'],
  net: ['net', 'netto'],
  HOUR: ['per hour', 'za godzinę'],
  DAY: ['per day', 'za dzień'],
  WEEK: ['per week', 'tygodniowo'],
  MONTH: ['per month', 'miesięcznie'],
  YEAR: ['per year', 'rocznie'],
} as const

const wordsOf =
  ({ language }: Input) =>
  (name: keyof typeof words): string =>
    words[name][language === 'pl' ? 1 : 0]

function payText(input: Input): string {
  const { payMin, payMax, currency, language } = input
  const word = wordsOf(input)
  const end = `${word(input.gross)} ${word(input.payPeriod)}`
  const amount = (value: number) => moneyIn(language, value, currency)
  if (payMin !== null && payMax !== null) {
    return payMin === payMax ? `${amount(payMin)} ${end}` : `${amount(payMin)} – ${amount(payMax)} ${end}`
  }
  if (payMin !== null) return `${word('from')} ${amount(payMin)} ${end}`
  return payMax === null ? '' : `${word('upTo')} ${amount(payMax)} ${end}`
}

const placeText = ({ street, postcode, city, country }: Input['places'][number], language: Input['language']) =>
  [street, `${postcode} ${city}`.trim(), regionName(country, language)].filter((part) => part !== '').join(', ')

function factsOf(input: Input): string[] {
  const word = wordsOf(input)
  const facts = {
    place: input.places.map((place) => placeText(place, input.language)).join('; '),
    remote: input.remote ? input.countries.map((code) => regionName(code, input.language)).join(', ') : '',
    type: word(input.employmentType),
    pay: payText(input),
    start: input.start,
    closes: longDate(input.closes, input.language),
    reference: input.reference,
  }
  const names = Object.keys(facts) as (keyof typeof facts)[]
  return names.filter((name) => facts[name] !== '').map((name) => `${word(name)}: ${facts[name]}`)
}

/** The visible sections in order, without empty ones. */
export function sectionsOf(input: Input): readonly Section[] {
  const word = wordsOf(input)
  const about = splitParagraphs(input.about).map((part) => part.replace(/(?<!\s)\s*\n\s*/gu, ' '))
  const lists = ['tasks', 'mustHaves', 'niceToHaves', 'offer'] as const
  const sections: Section[] = [
    { heading: word('about'), paragraphs: about, points: [] },
    { heading: word('facts'), paragraphs: [], points: factsOf(input) },
    ...lists.map((name) => ({ heading: word(name), paragraphs: [], points: input[name] })),
    { heading: word('apply'), paragraphs: [input.apply], points: [] },
  ]
  return sections.filter(({ paragraphs, points }) => paragraphs.length + points.length > 0)
}

const listHtml = (points: readonly string[]) =>
  points.length === 0 ? '' : `<ul>\n${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('\n')}\n</ul>`

function linkHtml(apply: string): string {
  const href = apply.includes('@') && !apply.startsWith('http') ? `mailto:${apply}` : apply
  return `<p><a href="${escapeHtml(href)}">${escapeHtml(apply)}</a></p>`
}

function sectionHtml({ heading, paragraphs, points }: Section, apply: string, level: 'h2' | 'strong'): string {
  const title = level === 'h2' ? `<h2>${escapeHtml(heading)}</h2>` : `<p><strong>${escapeHtml(heading)}</strong></p>`
  const text = paragraphs.map((one) => (one === apply ? linkHtml(one) : `<p>${escapeHtml(one)}</p>`))
  return [title, ...text, listHtml(points)].filter((part) => part !== '').join('\n')
}

export const toHtml = (input: Input): string =>
  [
    `<h1>${escapeHtml(input.title)}</h1>`,
    `<p>${escapeHtml(input.employer)}</p>`,
    ...sectionsOf(input).map((section) => sectionHtml(section, input.apply, 'h2')),
  ].join('\n')

/** The `description` of the structured data: the visible sections without page headings. */
export const descriptionHtml = (input: Input): string =>
  sectionsOf(input)
    .map((section) => sectionHtml(section, input.apply, 'strong'))
    .join('\n')

export const toMarkdown = (input: Input): string =>
  [
    `# ${escapeMarkdown(input.title)}`,
    escapeMarkdown(input.employer),
    ...sectionsOf(input).flatMap(({ heading, paragraphs, points }) => [
      `## ${heading}`,
      ...paragraphs.map((one) => (one === input.apply ? `<${one}>` : escapeMarkdown(one))),
      ...(points.length === 0 ? [] : [points.map((point) => `- ${escapeMarkdown(point)}`).join('\n')]),
    ]),
  ].join('\n\n')

export const toText = (input: Input): string =>
  [
    `${input.title}\n${input.employer}`,
    ...sectionsOf(input).map(({ heading, paragraphs, points }) =>
      [heading, ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n'),
    ),
  ].join('\n\n')
