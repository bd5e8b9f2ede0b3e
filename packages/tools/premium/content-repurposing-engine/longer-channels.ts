import { cleanLine } from '../../kit/clean-text.ts'
import { chooseLines } from '../../kit/subject-lines/choose-lines.ts'
import { countCharacters, countWords } from '../../kit/text.ts'
import { cutToCharacters, withoutEndPunctuation } from '../../kit/words.ts'
import { atMost, closing, hookFor, type Material, paragraphOf, pointsFor } from './material.ts'
import { pick, type Ranked, shorten } from './pick.ts'

const PREHEADER = 99
const WORDS_PER_MINUTE = 150
const SLIDE = { title: 60, text: 180, least: 6, most: 10 } as const
const QUOTE = { shortest: 60, longest: 180, most: 5 } as const

const TOPIC_MAX = 80
const SENTENCE_MAX = 60
const LINES = 3

/** The part of the title before a colon, dash or bar. */
function topicOf(title: string): string {
  const [head = ''] = title.split(/: | [–—|-] /)
  return cutToCharacters(countCharacters(head) >= 3 ? head : title, TOPIC_MAX).replace(/(?<![?!.…])[?!.…]+$/, '')
}

/** A newsletter of which only the topic is known. */
const NO_WORDS = { audience: '', benefit: '', number: null, brand: '', offer: '', deadline: '' }
const PLAIN = { kind: 'newsletter', tone: 'plain', emoji: 'off', nameTag: 'off', customTag: '' } as const

/** Lines by the patterns of subject lines; none for a topic that is too short or too long for them. */
function written(typed: string): string[] {
  const topic = cleanLine(typed)
  const length = countCharacters(topic)
  if (length < 3 || length > TOPIC_MAX) return []
  return chooseLines({ topic, ...NO_WORDS, ...PLAIN }).chosen.map(({ line }) => line.text)
}

/** Up to three subject lines: from the patterns, the title, question headings and short sentences, in this order. */
function subjectLines({ title, reading, ranked, input }: Material): string[] {
  const topic = topicOf(title)
  const patterned = input.language === 'en' ? written(topic.length < 3 ? title : topic) : []
  const questions = reading.sections
    .map(({ heading }) => heading)
    .filter((heading) => heading.endsWith('?') && countCharacters(heading) <= TOPIC_MAX)
  const fit = (text: string) => (countCharacters(text) <= SENTENCE_MAX ? withoutEndPunctuation(text) : null)
  const sentences = pick(ranked, { count: LINES, fit }).map(({ text }) => text)
  const whole = cutToCharacters(title, TOPIC_MAX)
  return [...new Set([...patterned, whole, ...questions, ...sentences])].slice(0, LINES)
}

/** Subject lines, preheader, two sentences, the points and the button's text. */
export function newsletter(material: Material): string {
  const { input, ranked } = material
  const hook = hookFor(material, atMost(400))
  const points = pick(ranked, { count: input.points, without: [hook.candidate] })
  const used = [hook.candidate, ...points.map(({ candidate }) => candidate)]
  const second = pick(ranked, { count: 1, without: used })
  const fitsPreheader = (text: string) => shorten(text, atMost(PREHEADER))
  const without = [...used, ...second.map(({ candidate }) => candidate)]
  const [preheader] = pick(ranked, { count: 1, fit: fitsPreheader, without })
  return [
    ['Subject lines:', ...subjectLines(material).map((line) => `- ${line}`)].join('\n'),
    preheader && `Preheader: ${preheader.text}`,
    paragraphOf([hook.text, ...second.map(({ text }) => text)]),
    points.map(({ text }) => `- ${text}`).join('\n'),
    input.action === '' ? input.url : `Button: ${closing(input)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const timeMark = (words: number): string => {
  const seconds = Math.floor((words * 60) / WORDS_PER_MINUTE)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A script of 60 seconds at 150 words a minute; each line starts with its time. */
export function video(material: Material): string {
  const end = countWords(material.input.action) <= 25 ? material.input.action : ''
  const hook = hookFor(material, (text) => countWords(text) <= 30)
  const room = Math.floor((WORDS_PER_MINUTE - countWords(hook.text) - countWords(end)) / 3)
  const points = pointsFor(material, hook, 3, (text) => countWords(text) <= room)
  let words = 0
  return [hook.text, ...points, end]
    .filter(Boolean)
    .map((text) => {
      const line = `${timeMark(words)} ${text}`
      words += countWords(text)
      return line
    })
    .join('\n\n')
}

function headingOf({ reading, title }: Material, candidate: Ranked): string {
  const heading = (reading.sections[candidate.section]?.heading ?? '').replace(/^\d+[.)]\s+/, '')
  return cutToCharacters(heading === '' ? title : heading, SLIDE.title)
}

/** 6 to 10 slides, each with a title and a text. */
export function carousel(material: Material): string {
  const { input, title, ranked } = material
  const hook = hookFor(material, atMost(SLIDE.text))
  const middle = Math.min(SLIDE.most, Math.max(SLIDE.least, input.points + 2)) - 2
  const fit = (text: string) => shorten(text, atMost(SLIDE.text))
  const points = pick(ranked, { count: middle, fit, without: [hook.candidate] })
  const end = [input.action, input.url].filter((text) => countCharacters(text) <= SLIDE.text)
  const slides = [
    { head: cutToCharacters(title, SLIDE.title), text: hook.text === title ? '' : hook.text },
    ...points.map(({ text, candidate }) => ({ head: headingOf(material, candidate), text })),
    { head: cutToCharacters(end[0] ?? title, SLIDE.title), text: end[1] ?? '' },
  ]
  return slides.map(({ head, text }, at) => [`Slide ${at + 1}: ${head}`, text].filter(Boolean).join('\n')).join('\n\n')
}

const MARKS = /["“”„]/g

/** Puts a sentence in quotation marks, except one that contains a quotation. */
function quoted(text: string): string {
  const bare = text.replace(/^["“”„]+|(?<!["“”])["“”]+$/g, '')
  return bare.search(MARKS) >= 0 ? text : `“${bare}”`
}

/** Up to five sentences of a length that fits a card, without half quotations. */
export function quoteCards({ ranked }: Material): string {
  const fit = (text: string) => {
    const length = countCharacters(text)
    const isWhole = (text.match(MARKS)?.length ?? 0) % 2 === 0
    return isWhole && length >= QUOTE.shortest && length <= QUOTE.longest ? text : null
  }
  return pick(ranked, { count: QUOTE.most, fit })
    .map(({ text }) => quoted(text))
    .join('\n\n')
}

const ASKING = {
  en: /^(?:how|what|why|when|which|who)(?![\p{L}])/iu,
  pl: /^(?:jak|co|dlaczego|kiedy|który|kto)(?![\p{L}])/iu,
} as const

/** Each heading that asks a question, with the first two sentences below it. */
export function questions({ reading, input }: Material): string {
  return reading.sections
    .filter(({ heading, sentences }) => {
      const asks = heading.endsWith('?') || ASKING[input.language].test(heading)
      return heading !== '' && sentences.length > 0 && asks
    })
    .map(({ heading, sentences }) => `${heading}\n${paragraphOf(sentences.slice(0, 2))}`)
    .join('\n\n')
}

/** Three sentences and five points that do not repeat them. */
export function summary({ ranked }: Material): string {
  const sentences = pick(ranked, { count: 3 })
  const bullets = pick(ranked, { count: 5, without: sentences.map(({ candidate }) => candidate) })
  return [paragraphOf(sentences.map(({ text }) => text)), bullets.map(({ text }) => `- ${text}`).join('\n')]
    .filter(Boolean)
    .join('\n\n')
}
