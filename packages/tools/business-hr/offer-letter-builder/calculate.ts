import { daysBetween, lastDayOfMonths } from '../../kit/dates.ts'
import { writeLetters } from './letter.ts'
import type { Input } from './form.ts'

/** The advice says which other document may state the item, or what to type. */
const item = (label: string, isThere: boolean, advice = '') => ({ label, isThere, advice })

/** The terms that Article 4 of Directive (EU) 2019/1152 requires in writing. */
function checklist(input: Input) {
  return [
    item('The parties', input.employerAddress !== '', 'Name the employer with address, and the candidate.'),
    item('Place of work', input.place !== '' || input.remote, 'Name the place, or say that there is no fixed one.'),
    item('Title or description of the work', true),
    item('Start', true),
    ...(input.contract === 'fixed' ? [item('End of the fixed term', true)] : []),
    item(
      'Probation',
      input.probation !== '' || input.contract === 'trial',
      'Its length and conditions, or that there is none.',
    ),
    item('Training', input.training !== '', 'What the employer provides, or that there is none by right.'),
    item('Paid leave', input.leaveDays !== null, 'The number of days, or how it is determined.'),
    item('Notice', input.notice !== '', 'The procedure and its periods.'),
    item(
      'Pay, its parts, frequency and method',
      input.pay !== null && input.payDay !== '',
      'The amount, and when and how it is paid.',
    ),
    item(
      'Working time',
      input.schedule !== '' && input.overtime !== '',
      'The week’s hours, the schedule, and how overtime is arranged.',
    ),
    item('Collective agreement', input.agreement !== '', 'Which one holds, or that none does.'),
    item('Social security', input.security !== '', 'The institution that receives the contributions.'),
  ]
}

const usualTrial = { months: 3, text: 'A trial contract may last 3 months at most.' }
const trialLimits = {
  unknown: usualTrial,
  'under-6': {
    months: 1,
    text: 'Before a fixed term shorter than 6 months, a trial contract may last 1 month at most.',
  },
  '6-to-12': {
    months: 2,
    text: 'Before a fixed term of at least 6 and less than 12 months, a trial contract may last 2 months at most.',
  },
  longer: usualTrial,
}

const fixedTermMonths = 33
const fixedTermContracts = 3

/** Notes on the Polish Labour Code (Articles 25, 25¹ and 29), and on arithmetic. */
function notesOf(input: Input): string[] {
  const { contract, hours, pay, date, answerBy } = input
  const limit = trialLimits[input.intended]
  return [
    contract === 'trial' &&
      (input.trialMonths ?? 0) > limit.months &&
      `Poland: ${limit.text} (Labour Code, Article 25)`,
    contract === 'fixed' &&
      input.end > lastDayOfMonths(input.start, fixedTermMonths) &&
      'Poland: fixed-term contracts with one employer may last 33 months at most. (Labour Code, Article 25¹)',
    contract === 'fixed' &&
      (input.contractsBefore ?? 0) >= fixedTermContracts &&
      'Poland: this would be more than the third fixed-term contract; it counts as one of indefinite duration. (Labour Code, Article 25¹)',
    hours.gt(40) &&
      'More than 40 hours a week. In Poland 40 is the norm, and above it is overtime; in the EU 48 on average is the most.',
    pay === null &&
      'No pay is named. Under Directive (EU) 2023/970 it must be known before the contract, and an employer may not ask what was paid before.',
    input.gross === 'net' &&
      pay !== null &&
      'A net amount depends on the employee’s own tax. Contracts usually name the gross one.',
    answerBy !== '' &&
      date !== '' &&
      daysBetween(date, answerBy) < 3 &&
      'Less than three days for the answer. People who decide in a hurry leave in one.',
    'Poland: the employee is told the terms of Article 29 § 3 in writing or by e-mail within 7 days of starting.',
  ].filter((note) => note !== false)
}

export function calculate(input: Input) {
  const items = checklist(input)
  return {
    text: `${writeLetters(input).join('\n\n\n')}\n`,
    checklist: items,
    missing: items.filter(({ isThere }) => !isThere).length,
    notes: notesOf(input),
  }
}

export type Result = ReturnType<typeof calculate>
