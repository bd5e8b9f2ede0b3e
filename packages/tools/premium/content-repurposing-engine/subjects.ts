import { readForm } from '../../kit/form.ts'
import { countCharacters } from '../../kit/text.ts'
import { cutToCharacters, withoutEndPunctuation } from '../../kit/words.ts'
import { calculate } from '../email-subject-line-generator/calculate.ts'
import { form } from '../email-subject-line-generator/form.ts'
import type { Material } from './material.ts'
import { pick } from './pick.ts'

const TOPIC_MAX = 80
const SENTENCE_MAX = 60
const LINES = 3

/** The part of the title before a colon, dash or bar. */
function topicOf(title: string): string {
  const [head = ''] = title.split(/: | [–—|-] /)
  return cutToCharacters(countCharacters(head) >= 3 ? head : title, TOPIC_MAX).replace(/(?<![?!.…])[?!.…]+$/, '')
}

/** Lines of the email subject line generator for the topic. */
function written(topic: string): string[] {
  const read = readForm(form.schema, { ...form.empty, topic })
  return read.ok ? calculate(read.input).lines.map(({ text }) => text) : []
}

/** Up to three subject lines: from the generator, the title, question headings and short sentences, in this order. */
export function subjectLines({ title, reading, ranked, input }: Material): string[] {
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
