import { formatMoney, formatNumber } from '../../kit/format.ts'
import { escapeHtml } from '../../kit/escape.ts'
import { longDate } from '../../kit/long-date.ts'
import type { Input } from './form.ts'

export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly points: readonly string[]
}

const words = {
  en: {
    about: 'About us',
    tasks: 'Your tasks',
    mustHaves: 'What you need',
    niceToHaves: 'Nice to have',
    offer: 'What we offer',
    facts: 'The job in short',
    apply: 'How to apply',
    place: 'Place',
    remote: 'Remote',
    type: 'Employment',
    pay: 'Pay',
    start: 'Start',
    closes: 'Apply by',
    reference: 'Reference',
    from: 'from',
    upTo: 'up to',
    gross: 'gross',
    net: 'net',
    HOUR: 'per hour',
    DAY: 'per day',
    WEEK: 'per week',
    MONTH: 'per month',
    YEAR: 'per year',
    FULL_TIME: 'Full time',
    PART_TIME: 'Part time',
    CONTRACTOR: 'Contract',
    TEMPORARY: 'Temporary',
    INTERN: 'Internship',
    VOLUNTEER: 'Volunteer work',
    PER_DIEM: 'By the day',
    OTHER: 'Other',
  },
  pl: {
    about: 'O nas',
    tasks: 'Zadania',
    mustHaves: 'Wymagania',
    niceToHaves: 'Mile widziane',
    offer: 'Oferujemy',
    facts: 'W skrócie',
    apply: 'Jak aplikować',
    place: 'Miejsce',
    remote: 'Praca zdalna',
    type: 'Forma zatrudnienia',
    pay: 'Wynagrodzenie',
    start: 'Początek',
    closes: 'Aplikacje do',
    reference: 'Numer',
    from: 'od',
    upTo: 'do',
    gross: 'brutto',
    net: 'netto',
    HOUR: 'za godzinę',
    DAY: 'za dzień',
    WEEK: 'tygodniowo',
    MONTH: 'miesięcznie',
    YEAR: 'rocznie',
    FULL_TIME: 'Pełny etat',
    PART_TIME: 'Część etatu',
    CONTRACTOR: 'Kontrakt',
    TEMPORARY: 'Praca tymczasowa',
    INTERN: 'Staż',
    VOLUNTEER: 'Wolontariat',
    PER_DIEM: 'Praca na dniówki',
    OTHER: 'Inna',
  },
} as const

function payText(input: Input): string {
  const { payMin, payMax, currency, language } = input
  const word = words[language]
  const end = `${word[input.gross]} ${word[input.payPeriod]}`
  const amount = (value: number) =>
    language === 'pl'
      ? `${formatNumber(value, 2, 2).replaceAll(',', '\u00a0').replace('.', ',')} ${currency}`
      : formatMoney(value, currency)
  if (payMin !== null && payMax !== null) {
    return payMin === payMax ? `${amount(payMin)} ${end}` : `${amount(payMin)} – ${amount(payMax)} ${end}`
  }
  if (payMin !== null) return `${word.from} ${amount(payMin)} ${end}`
  return payMax === null ? '' : `${word.upTo} ${amount(payMax)} ${end}`
}

const placeText = ({ street, postcode, city, country }: Input['places'][number]) =>
  [street, `${postcode} ${city}`.trim(), country].filter((part) => part !== '').join(', ')

function facts(input: Input): string[] {
  const word = words[input.language]
  const pay = payText(input)
  const line = (label: string, text: string) => (text === '' ? [] : [`${label}: ${text}`])
  return [
    ...line(word.place, input.places.map(placeText).join('; ')),
    ...(input.remote ? [`${word.remote}: ${input.countries.join(', ')}`] : []),
    ...line(word.type, word[input.employmentType]),
    ...line(word.pay, pay),
    ...line(word.start, input.start),
    ...line(word.closes, longDate(input.closes, input.language)),
    ...line(word.reference, input.reference),
  ]
}

const bare = (items: readonly string[]) => items.map((item) => item.replace(/^[-•*·–]\s*/u, ''))

/** The visible parts in order, none of them empty. */
export function sectionsOf(input: Input): readonly Section[] {
  const word = words[input.language]
  const about = input.about
    .split(/\n{2,}/u)
    .map((part) => part.replace(/(?<!\s)\s*\n\s*/gu, ' ').trim())
    .filter((part) => part !== '')
  const sections: Section[] = [
    { heading: word.about, paragraphs: about, points: [] },
    { heading: word.facts, paragraphs: [], points: facts(input) },
    { heading: word.tasks, paragraphs: [], points: bare(input.tasks) },
    { heading: word.mustHaves, paragraphs: [], points: bare(input.mustHaves) },
    { heading: word.niceToHaves, paragraphs: [], points: bare(input.niceToHaves) },
    { heading: word.offer, paragraphs: [], points: bare(input.offer) },
    { heading: word.apply, paragraphs: [input.apply], points: [] },
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

/** The advert for a page. */
export const toHtml = (input: Input): string =>
  [
    `<h1>${escapeHtml(input.title)}</h1>`,
    `<p>${escapeHtml(input.employer)}</p>`,
    ...sectionsOf(input).map((section) => sectionHtml(section, input.apply, 'h2')),
  ].join('\n')

/** What the structured data calls the description: the visible parts, without headings of the page. */
export const descriptionHtml = (input: Input): string =>
  sectionsOf(input)
    .map((section) => sectionHtml(section, input.apply, 'strong'))
    .join('\n')

// Signs that Markdown would read: typed words stay words.
const markdown = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

export const toMarkdown = (input: Input): string =>
  [
    `# ${markdown(input.title)}`,
    markdown(input.employer),
    ...sectionsOf(input).flatMap(({ heading, paragraphs, points }) => [
      `## ${heading}`,
      ...paragraphs.map((one) => (one === input.apply ? `<${one}>` : markdown(one))),
      ...(points.length === 0 ? [] : [points.map((point) => `- ${markdown(point)}`).join('\n')]),
    ]),
  ].join('\n\n')

export const toText = (input: Input): string =>
  [
    `${input.title}\n${input.employer}`,
    ...sectionsOf(input).map(({ heading, paragraphs, points }) =>
      [heading, ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n'),
    ),
  ].join('\n\n')
