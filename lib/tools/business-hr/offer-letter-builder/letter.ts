import { formatMoney, formatNumber } from '../../kit/decimal.ts'
import { longDate } from '../../kit/long-date.ts'
import type { Input, LetterLanguage } from './schema.ts'

/** A heading with its paragraphs; a list is lines that begin with a hyphen. */
export interface Clause {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export interface Letter {
  readonly language: LetterLanguage
  readonly sender: readonly string[]
  readonly date: string
  readonly recipient: string
  readonly subject: string
  readonly salutation: string
  readonly opening: string
  readonly clauses: readonly Clause[]
  readonly closing: readonly string[]
  readonly signature: readonly string[]
  readonly slip: readonly string[]
}

const filled = (lines: readonly string[]) => lines.filter((line) => line !== '')
const sentence = (text: string) => (text === '' ? '' : /[.!?…]$/u.test(text) ? text : `${text}.`)
const labelled = (label: string, text: string) => (text === '' ? '' : `${label}: ${sentence(text)}`)
const list = (items: readonly string[]) => items.map((item) => `- ${item.replace(/^[-•*]\s*/u, '')}`)

function payText({ pay, currency, period, gross }: Input, language: LetterLanguage): string {
  if (pay === null) return ''
  const words = {
    en: { month: 'per month', year: 'per year', hour: 'per hour', gross: 'gross', net: 'net' },
    pl: { month: 'miesięcznie', year: 'rocznie', hour: 'za godzinę', gross: 'brutto', net: 'netto' },
  }[language]
  const amount =
    language === 'pl'
      ? `${formatNumber(pay, 2, 2).replaceAll(',', '\u00a0').replace('.', ',')} ${currency}`
      : formatMoney(pay, currency)
  return `${amount} ${words[gross]} ${words[period]}`
}

function contractText(input: Input, language: LetterLanguage): string {
  const { contract, end, trialMonths } = input
  const start = longDate(input.start, language)
  if (language === 'pl') {
    if (contract === 'fixed') return `Umowa o pracę na czas określony od ${start} do ${longDate(end, 'pl')}.`
    if (contract === 'trial')
      return `Umowa o pracę na okres próbny od ${start}, długość w miesiącach: ${String(trialMonths ?? '')}.`
    return `Umowa o pracę na czas nieokreślony od ${start}.`
  }
  if (contract === 'fixed') return `A fixed-term contract from ${start} to ${longDate(end, 'en')}.`
  if (contract === 'trial') {
    return `A trial contract of ${String(trialMonths ?? '')} ${trialMonths === 1 ? 'month' : 'months'} from ${start}.`
  }
  return `A contract of indefinite duration from ${start}.`
}

const clause = (heading: string, paragraphs: readonly string[]): Clause[] => {
  const kept = filled(paragraphs)
  return kept.length === 0 ? [] : [{ heading, paragraphs: kept }]
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
      contractText(input, 'en'),
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

function polishClauses(input: Input): readonly Clause[] {
  const pay = payText(input, 'pl')
  return [
    ...clause('Stanowisko', [
      `Nazwa stanowiska: ${sentence(input.title)}`,
      labelled('Rodzaj pracy', input.work),
      labelled('Osoba przełożona', input.manager),
      labelled('Miejsce pracy', input.place),
      input.remote ? 'Praca może być wykonywana zdalnie.' : '',
    ]),
    ...clause('Umowa', [
      contractText(input, 'pl'),
      labelled('Okres próbny', input.probation),
      labelled('Wypowiedzenie', input.notice),
    ]),
    ...clause('Czas pracy', [
      `Liczba godzin w tygodniu: ${formatNumber(input.hours).replace('.', ',')}.`,
      labelled('Rozkład', input.schedule),
      labelled('Nadgodziny', input.overtime),
    ]),
    ...clause('Wynagrodzenie', [
      pay === '' ? '' : `${pay}.`,
      labelled('Termin wypłaty', input.payDay),
      labelled('Premia', input.bonus),
    ]),
    ...clause('Urlop', [
      input.leaveDays === null ? '' : `Płatny urlop wypoczynkowy, liczba dni: ${String(input.leaveDays)}.`,
      labelled('Inny płatny urlop', input.otherLeave),
    ]),
    ...clause('Świadczenia i sprzęt', [...list(input.benefits), labelled('Sprzęt', input.equipment)]),
    ...clause('Pozostałe warunki', [
      labelled('Szkolenia', input.training),
      labelled('Układ zbiorowy', input.agreement),
      labelled('Zabezpieczenie społeczne', input.security),
    ]),
    ...(input.conditions.length === 0
      ? []
      : clause('Warunki', [
          'Oferta jest warunkowa i zależy od spełnienia następujących warunków:',
          ...list(input.conditions),
        ])),
  ]
}

const line = '______________________________'

function english(input: Input): Letter {
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
      `I accept / do not accept (delete one) the ${offer} of employment as ${input.title} at ${input.employer}.`,
      `Name: ${input.candidate}`,
      `Date: ${line}`,
      `Signature: ${line}`,
    ],
  }
}

function polish(input: Input): Letter {
  const warm = input.tone === 'warm'
  const isConditional = input.conditions.length > 0
  const answer = input.answerBy === '' ? '' : longDate(input.answerBy, 'pl')
  const offer = isConditional ? 'warunkową ofertę' : 'ofertę'
  return {
    language: 'pl',
    sender: filled([input.employer, input.employerAddress, input.employerNumber]),
    date: input.date === '' ? '' : longDate(input.date, 'pl'),
    recipient: input.candidate,
    subject: `${isConditional ? 'Warunkowa oferta' : 'Oferta'} pracy: ${input.title}`,
    salutation: warm ? 'Dzień dobry,' : 'Szanowni Państwo,',
    opening: warm
      ? `Dziękujemy za rozmowę i z radością przedstawiamy ${offer} pracy na stanowisku: ${input.title}.`
      : `${input.employer} przedstawia ${offer} pracy na stanowisku: ${input.title}, na warunkach podanych poniżej.`,
    clauses: polishClauses(input),
    closing: filled([
      answer === ''
        ? 'Prosimy o odesłanie podpisanej odpowiedzi.'
        : `Prosimy o odesłanie podpisanej odpowiedzi do dnia ${answer}.`,
      warm ? 'Chętnie odpowiemy na pytania.' : '',
    ]),
    signature: filled([warm ? 'Z pozdrowieniami,' : 'Z poważaniem,', line, input.signatory, input.employer]),
    slip: [
      'Odpowiedź',
      `Przyjmuję / nie przyjmuję (niepotrzebne skreślić) ${offer} pracy na stanowisku: ${input.title}, ${input.employer}.`,
      `Imię i nazwisko: ${input.candidate}`,
      `Data: ${line}`,
      `Podpis: ${line}`,
    ],
  }
}

/** One letter, or the same in both languages. What was left empty is left out. */
export function writeLetters(input: Input): readonly Letter[] {
  if (input.language === 'both') return [english(input), polish(input)]
  return [input.language === 'pl' ? polish(input) : english(input)]
}

export function letterText(letter: Letter): string {
  const blocks = [
    letter.sender.join('\n'),
    letter.date,
    letter.recipient,
    letter.subject,
    letter.salutation,
    letter.opening,
    ...letter.clauses.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n')),
    letter.closing.join('\n'),
    letter.signature.join('\n'),
    '- - - - - - - - - - - - - - - - - - - -',
    letter.slip.join('\n'),
  ]
  return filled(blocks).join('\n\n')
}
