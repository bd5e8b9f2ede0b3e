import { moneyIn } from '../../kit/format.ts'
import { longDate } from '../../kit/long-date.ts'
import type { Input, LetterLanguage } from './form.ts'
import { english, polish, type Word, wordsOf } from './words.ts'

const LINE = '______________________________'

const filled = (lines: readonly string[]) => lines.filter((line) => line !== '')
const sentence = (text: string) => (text === '' || /[.!?…]$/u.test(text) ? text : `${text}.`)
const list = (items: readonly string[]) => items.map((item) => `- ${item}`)

/** Builds a letter of blocks of lines without empty ones, and a reply slip below. */
function write(input: Input, language: LetterLanguage) {
  const word = wordsOf(language)
  const said = (language === 'pl' ? polish : english)(input)
  const named = (name: Word & keyof Input) => {
    const text = input[name]
    return typeof text === 'string' && text !== '' ? `${word(name)}: ${sentence(text)}` : ''
  }
  /** A heading with its paragraphs; empty without paragraphs. */
  const clause = (heading: Word, paragraphs: readonly string[]) => {
    const kept = filled(paragraphs)
    return kept.length === 0 ? [] : [word(heading), ...kept]
  }
  const { pay, currency, gross, period, conditions } = input
  const blocks = [
    filled([input.employer, input.employerAddress, input.employerNumber]),
    filled([longDate(input.date, language)]),
    [input.candidate],
    [said.subject],
    [said.salutation],
    [said.opening],
    clause('position', [
      named('title'),
      named('work'),
      named('manager'),
      named('place'),
      input.remote ? word('remote') : '',
    ]),
    clause('contract', [said.contract, named('probation'), named('notice')]),
    clause('time', [said.hours, named('schedule'), named('overtime')]),
    clause('pay', [
      pay ? `${moneyIn(language, pay, currency)} ${word(gross)} ${word(period)}.` : '',
      named('payDay'),
      named('bonus'),
    ]),
    clause('leave', [input.leaveDays === null ? '' : said.leave, named('otherLeave')]),
    clause('benefits', [...list(input.benefits), named('equipment')]),
    clause('further', [named('training'), named('agreement'), named('security')]),
    clause('conditions', conditions.length > 0 ? [word('onCondition'), ...list(conditions)] : []),
    filled(said.closing),
    filled([said.regards, LINE, input.signatory, input.employer]),
    ['- - - - - - - - - - - - - - - - - - - -'],
    [
      word('reply'),
      sentence(said.answer),
      `${word('name')}: ${input.candidate}`,
      `${word('date')}: ${LINE}`,
      `${word('signature')}: ${LINE}`,
    ],
  ]
  return filled(blocks.map((block) => block.join('\n'))).join('\n\n')
}

/** One letter, or one in each language. Empty values are left out. */
export function writeLetters(input: Input) {
  const languages = input.language === 'both' ? (['en', 'pl'] as const) : [input.language]
  return languages.map((language) => write(input, language))
}
