import type { IsoDate } from '../../kit/dates.ts'
import { jsonLdScript } from '../../kit/escape.ts'
import { countOf } from '../../kit/format.ts'
import { englishSyllables, fleschEase } from '../../kit/syllables.ts'
import { countSentences, countWords, readingMinutes, splitWords } from '../../kit/text.ts'
import { sectionsOf, toHtml, toMarkdown, toText } from './advert.ts'
import { toJobPosting } from './json-ld.ts'
import type { Input } from './form.ts'
import { wordingReport } from './wording.ts'

const check = (label: string, ok: boolean, advice: string) => ({ label, ok, advice })

const manyMustHaves = 7

function payItem({ payMin, payMax }: Input) {
  const label = 'Pay as an amount or a range'
  if (payMin === null && payMax === null) {
    const advice =
      'Without it many do not apply. Directive (EU) 2023/970 wants applicants to know it, and in Poland it must be told before the contract.'
    return check(label, false, advice)
  }
  const isWide = payMin !== null && payMax !== null && payMax * 2 > payMin * 3
  return check(label, !isWide, 'The range is wider than half of its lower end. A narrower one says more.')
}

function checklistOf(input: Input, words: number) {
  return [
    payItem(input),
    check(
      countOf(input.mustHaves.length, 'must-have'),
      input.mustHaves.length <= manyMustHaves,
      'More than seven keep able people away. Move what can be learnt to the nice-to-haves.',
    ),
    check('What you offer', input.offer.length > 0, 'Name hours, leave, meals, training.'),
    check('Start', input.start !== '', 'When does the work begin?'),
    check('Close date', input.closes !== '', 'Without one the advert stays open in job searches.'),
    check(
      countOf(words, 'word'),
      words >= 150 && words <= 700,
      'Adverts of 150 to 700 words are read to the end. This is a guideline.',
    ),
    check('Logo', input.logo !== '', 'Job searches show it beside the title.'),
  ]
}

function notesOf(input: Input, today: IsoDate): string[] {
  const isClosed = input.closes !== '' && input.closes < today
  return [
    isClosed
      ? 'The close date has passed. Remove the markup, or answer with 404 or 410, so that no applicant loses time.'
      : 'When the job is filled, remove the markup or answer with 404 or 410.',
    input.sameSite && !input.apply.startsWith('http')
      ? 'directApply is left out: an e-mail address is no form on your site.'
      : '',
    input.gross === 'net' ? 'The markup does not tell gross from net; job searches take the amount as gross.' : '',
  ].filter(Boolean)
}

function readability(input: Input) {
  // Read list items as sentences.
  const text = sectionsOf(input)
    .flatMap(({ paragraphs, points }) => [...paragraphs, ...points])
    .filter((line) => line !== input.apply)
    .map((line) => (/[.!?…]$/u.test(line) ? line : `${line}.`))
    .join('\n\n')
  const words = countWords(text)
  const sentences = Math.max(1, countSentences(text, input.language))
  const syllables = splitWords(text).reduce((sum, word) => sum + englishSyllables(word), 0)
  const ease = fleschEase({ words: Math.max(1, words), sentences, syllables })
  return {
    words,
    wordsPerSentence: Math.round((words / sentences) * 10) / 10,
    /** Flesch reading ease; null for Polish, for which the formula is not defined. */
    readingEase: input.language === 'en' ? Math.round(ease) : null,
  }
}

/** A job that closes before `today` gets a note. */
export function calculate(input: Input, today: IsoDate) {
  const text = toText(input)
  const measured = readability(input)
  const checked = [input.about, ...input.tasks, ...input.mustHaves, ...input.niceToHaves, ...input.offer].join('\n')
  return {
    html: toHtml(input),
    markdown: toMarkdown(input),
    text,
    jsonLd: jsonLdScript(toJobPosting(input)),
    wording: wordingReport(input.title, checked, input.language),
    ...measured,
    minutes: readingMinutes(measured.words),
    checklist: checklistOf(input, measured.words),
    notes: notesOf(input, today),
  }
}

export type Result = ReturnType<typeof calculate>
