import { isStopWord } from '../../kit/stop-words.ts'
import { countEmoji, type WrittenLine } from '../../kit/subject-lines/write-line.ts'
import { countCharacters, splitWords } from '../../kit/text.ts'

const CAUTION = 'act now, free money, guaranteed, no risk, winner, 100% free, urgent, click here'.split(', ')
const VISIBLE_START = 33

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether the text contains a phrase as whole words; "100 % free" matches "100% free". */
const holds = (text: string, phrase: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase).replace('%', '\\s?%')}(?![\\p{L}\\p{N}])`, 'iu').test(text)

/** The topic's longest word that is not a stop word, or its longest word. */
export function mainWord(topic: string): string {
  const words = splitWords(topic)
  const content = words.filter((word) => !isStopWord(word))
  return (content.length > 0 ? content : words).reduce(
    (best, word) => (countCharacters(word) > countCharacters(best) ? word : best),
    '',
  )
}

function standsEarly(line: string, word: string): boolean {
  const start = [...line].slice(0, VISIBLE_START).join('')
  const at = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu').exec(line)
  return at !== null && at.index + at[0].length <= start.length
}

const shouted = (line: string, typed: string): string[] => {
  const known = new Set(splitWords(typed))
  return splitWords(line).filter((word) => /^\p{Lu}{3,}$/u.test(word) && !known.has(word))
}

const reason = (points: number, text: string) => ({ points, text })

const lengthReasons = (characters: number) => {
  if (characters > 70) return [reason(-15, `${characters} characters: more than 70, cut on a desktop, too.`)]
  if (characters > 50) return [reason(-8, `${characters} characters: a phone shows about 48.`)]
  return characters < 12 ? [reason(-10, `${characters} characters: under 12 say little.`)] : []
}

/** A checklist score from 0 to 100 with its reasons; it predicts no open rate. */
export function scoreOf({ shown, bare }: WrittenLine, topic: string, brand: string) {
  const marks = shown.match(/[!?]/g) ?? []
  const word = mainWord(topic)
  const capitals = shouted(shown, `${topic} ${brand}`)
  const cautions = CAUTION.filter((phrase) => holds(shown, phrase))
  const reasons = [
    ...lengthReasons(countCharacters(shown)),
    word !== '' &&
      !standsEarly(shown, word) &&
      reason(-10, `“${word}” is not within the first ${VISIBLE_START} characters.`),
    ...capitals.map((shout) => reason(-20, `“${shout}” is in capitals.`)),
    marks.length > 1 && reason(-10, 'More than one exclamation or question mark.'),
    /^(?:re|fwd):/i.test(bare) && reason(-10, '“Re:” or “Fwd:” says it is an answer: misleading.'),
    ...cautions.slice(0, 4).map((phrase) => reason(-5, `“${phrase}” is on the list of phrases that filters distrust.`)),
    countEmoji(shown) > 1 && reason(-5, 'More than one emoji.'),
    /\d/.test(shown) && reason(5, 'It has a number.'),
    marks.filter((mark) => mark === '?').length === 1 && reason(5, 'It asks one question.'),
  ].filter((one) => one !== false)
  const sum = reasons.reduce((total, { points }) => total + points, 100)
  return { value: Math.min(100, Math.max(0, sum)), reasons }
}
