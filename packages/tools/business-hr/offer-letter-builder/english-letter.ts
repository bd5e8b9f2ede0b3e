import { formatNumber } from '../../kit/format.ts'
import { longDate } from '../../kit/long-date.ts'
import { clause, type Clause, filled, labelled, type Letter, line, list, payText, sentence } from './letter-parts.ts'
import type { Input } from './form.ts'

function contractText(input: Input): string {
  const { contract, end, trialMonths } = input
  const start = longDate(input.start, 'en')
  if (contract === 'fixed') return `A fixed-term contract from ${start} to ${longDate(end, 'en')}.`
  if (contract === 'trial') {
    return `A trial contract of ${String(trialMonths ?? '')} ${trialMonths === 1 ? 'month' : 'months'} from ${start}.`
  }
  return `A contract of indefinite duration from ${start}.`
}

function englishClauses(input: Input): readonly Clause[] {
  const pay = payText(input, 'en')
  return [
    ...clause('Position', [
      `Job title: ${sentence(input.title)}`,
      labelled('The work', input.work),
      labelled('You report to', input.manager),
      labelled('Place of work', input.place),
      input.remote ? 'The work may be done remotely.' : '',
    ]),
    ...clause('Contract', [
      contractText(input),
      labelled('Probation', input.probation),
      labelled('Notice', input.notice),
    ]),
    ...clause('Working time', [
      `${formatNumber(input.hours)} hours per week.`,
      labelled('Schedule', input.schedule),
      labelled('Overtime', input.overtime),
    ]),
    ...clause('Pay', [pay === '' ? '' : `${pay}.`, labelled('Paid', input.payDay), labelled('Bonus', input.bonus)]),
    ...clause('Leave', [
      input.leaveDays === null ? '' : `${String(input.leaveDays)} days of paid annual leave.`,
      labelled('Other paid leave', input.otherLeave),
    ]),
    ...clause('Benefits and equipment', [...list(input.benefits), labelled('Equipment', input.equipment)]),
    ...clause('Further terms', [
      labelled('Training', input.training),
      labelled('Collective agreement', input.agreement),
      labelled('Social security', input.security),
    ]),
    ...(input.conditions.length === 0
      ? []
      : clause('Conditions', ['This offer is conditional on the following:', ...list(input.conditions)])),
  ]
}

export function english(input: Input): Letter {
  const warm = input.tone === 'warm'
  const isConditional = input.conditions.length > 0
  const offer = isConditional ? 'conditional offer' : 'offer'
  const answer = input.answerBy === '' ? '' : longDate(input.answerBy, 'en')
  return {
    language: 'en',
    sender: filled([input.employer, input.employerAddress, input.employerNumber]),
    date: input.date === '' ? '' : longDate(input.date, 'en'),
    recipient: input.candidate,
    subject: `${isConditional ? 'Conditional offer' : 'Offer'} of employment: ${input.title}`,
    salutation: `Dear ${input.candidate},`,
    opening: warm
      ? `We enjoyed meeting you and would be glad to have you with us. ${input.employer} makes you this ${offer} of employment as ${input.title}.`
      : `${input.employer} is pleased to make you this ${offer} of employment as ${input.title} on the terms below.`,
    clauses: englishClauses(input),
    closing: filled([
      answer === ''
        ? 'Please sign and return the reply slip below.'
        : `Please sign and return the reply slip below by ${answer}.`,
      warm ? 'If anything is unclear, ask us. We look forward to your answer.' : 'We look forward to your answer.',
    ]),
    signature: filled([warm ? 'Kind regards,' : 'Yours sincerely,', line, input.signatory, input.employer]),
    slip: [
      'Reply slip',
      sentence(
        `I accept / do not accept (delete one) the ${offer} of employment as ${input.title} at ${input.employer}`,
      ),
      `Name: ${input.candidate}`,
      `Date: ${line}`,
      `Signature: ${line}`,
    ],
  }
}
