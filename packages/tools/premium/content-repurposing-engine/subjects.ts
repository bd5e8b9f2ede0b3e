import { countCharacters } from '../../kit/text.ts'
import { cutToCharacters, upperFirst } from '../../kit/words.ts'
import { calculate } from '../email-subject-line-generator/calculate.ts'
import type { Input } from './form.ts'

const TOPIC_MAX = 80
const LINES = 3

/** The title up to its colon, dash or bar: what the article is about. */
function topicOf(title: string): string {
  const [head = ''] = title.split(/: | [–—|-] /)
  return cutToCharacters(countCharacters(head) >= 3 ? head : title, TOPIC_MAX).replace(/(?<![?!.…])[?!.…]+$/, '')
}

/** Up to three subject lines for the newsletter: by the rules of the subject line generator, the title, what the article asks. */
export function subjectLines(title: string, headings: readonly string[], language: Input['language']): string[] {
  const topic = topicOf(title)
  const whole = cutToCharacters(title, TOPIC_MAX)
  if (language === 'pl') return [whole, `${upperFirst(topic)}: co warto wiedzieć`, `Krótki przewodnik: ${topic}`]
  const { lines } = calculate({
    topic: topic.length < 3 ? title : topic,
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
  })
  const questions = headings.filter((heading) => heading.endsWith('?') && countCharacters(heading) <= TOPIC_MAX)
  return [...new Set([...lines.map(({ text }) => text), whole, ...questions])].slice(0, LINES)
}
