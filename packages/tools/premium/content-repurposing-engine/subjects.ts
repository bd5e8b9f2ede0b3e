import { countCharacters } from '../../kit/text.ts'
import { cutToCharacters, withoutEndPunctuation } from '../../kit/words.ts'
import { calculate } from '../email-subject-line-generator/calculate.ts'
import type { Material } from './material.ts'
import { pick } from './pick.ts'

const TOPIC_MAX = 80
const SENTENCE_MAX = 60
const LINES = 3

/** The title up to its colon, dash or bar: what the article is about. */
function topicOf(title: string): string {
  const [head = ''] = title.split(/: | [–—|-] /)
  return cutToCharacters(countCharacters(head) >= 3 ? head : title, TOPIC_MAX).replace(/(?<![?!.…])[?!.…]+$/, '')
}

/** What the rules of the subject line generator make of the topic. */
const written = (topic: string) =>
  calculate({
    topic,
    kind: 'newsletter',
    audience: '',
    benefit: '',
    number: null,
    offer: '',
    deadline: '',
    brand: '',
    tone: 'plain',
    nameTag: 'off',
    customTag: '',
    emoji: 'off',
  }).lines.map(({ text }) => text)

/** Up to three subject lines for the newsletter: by the generator's rules, the title, what the article asks, its short sentences. */
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
