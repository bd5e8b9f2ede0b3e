import { countOf, numberIn } from '../../kit/format.ts'
import { longDate } from '../../kit/long-date.ts'
import type { Input, LetterLanguage } from './form.ts'

/** Fixed words of the letter in English and Polish. */
const WORDS = {
  position: ['Position', 'Stanowisko'],
  title: ['Job title', 'Nazwa stanowiska'],
  work: ['The work', 'Rodzaj pracy'],
  manager: ['You report to', 'Osoba przełożona'],
  place: ['Place of work', 'Miejsce pracy'],
  remote: ['The work may be done remotely.', 'Praca może być wykonywana zdalnie.'],
  contract: ['Contract', 'Umowa'],
  probation: ['Probation', 'Okres próbny'],
  notice: ['Notice', 'Wypowiedzenie'],
  time: ['Working time', 'Czas pracy'],
  schedule: ['Schedule', 'Rozkład'],
  overtime: ['Overtime', 'Nadgodziny'],
  pay: ['Pay', 'Wynagrodzenie'],
  payDay: ['Paid', 'Termin wypłaty'],
  bonus: ['Bonus', 'Premia'],
  month: ['per month', 'miesięcznie'],
  year: ['per year', 'rocznie'],
  hour: ['per hour', 'za godzinę'],
  gross: ['gross', 'brutto'],
  net: ['net', 'netto'],
  leave: ['Leave', 'Urlop'],
  otherLeave: ['Other paid leave', 'Inny płatny urlop'],
  benefits: ['Benefits and equipment', 'Świadczenia i sprzęt'],
  equipment: ['Equipment', 'Sprzęt'],
  further: ['Further terms', 'Pozostałe warunki'],
  training: ['Training', 'Szkolenia'],
  agreement: ['Collective agreement', 'Układ zbiorowy'],
  security: ['Social security', 'Zabezpieczenie społeczne'],
  conditions: ['Conditions', 'Warunki'],
  onCondition: [
    'This offer is conditional on the following:',
    'Oferta jest warunkowa i zależy od spełnienia następujących warunków:',
  ],
  reply: ['Reply slip', 'Odpowiedź'],
  name: ['Name', 'Imię i nazwisko'],
  date: ['Date', 'Data'],
  signature: ['Signature', 'Podpis'],
} as const

export type Word = keyof typeof WORDS

export const wordsOf =
  (language: LetterLanguage) =>
  (word: Word): string =>
    WORDS[word][language === 'pl' ? 1 : 0]

const isConditional = ({ conditions }: Input) => conditions.length > 0

/** The sentences whose structure differs between the languages. */
export function english(input: Input) {
  const { contract, trialMonths, title, employer } = input
  const [start, end, answerBy] = [input.start, input.end, input.answerBy].map((date) => longDate(date, 'en'))
  const isWarm = input.tone === 'warm'
  const offer = isConditional(input) ? 'conditional offer' : 'offer'
  return {
    contract: {
      indefinite: `A contract of indefinite duration from ${start}.`,
      fixed: `A fixed-term contract from ${start} to ${end}.`,
      trial: `A trial contract of ${countOf(trialMonths ?? 0, 'month')} from ${start}.`,
    }[contract],
    hours: `${countOf(input.hours, 'hour')} per week.`,
    leave: `${countOf(input.leaveDays ?? 0, 'day')} of paid annual leave.`,
    subject: `${isConditional(input) ? 'Conditional offer' : 'Offer'} of employment: ${title}`,
    salutation: `Dear ${input.candidate},`,
    opening: isWarm
      ? `We enjoyed meeting you and would be glad to have you with us. ${employer} makes you this ${offer} of employment as ${title}.`
      : `${employer} is pleased to make you this ${offer} of employment as ${title} on the terms below.`,
    closing: [
      `Please sign and return the reply slip below${answerBy && ` by ${answerBy}`}.`,
      isWarm ? 'If anything is unclear, ask us. We look forward to your answer.' : 'We look forward to your answer.',
    ],
    regards: isWarm ? 'Kind regards,' : 'Yours sincerely,',
    answer: `I accept / do not accept (delete one) the ${offer} of employment as ${title} at ${employer}`,
  }
}

export function polish(input: Input): ReturnType<typeof english> {
  const { contract, trialMonths, title, employer } = input
  const [start, end, answerBy] = [input.start, input.end, input.answerBy].map((date) => longDate(date, 'pl'))
  const isWarm = input.tone === 'warm'
  const offer = isConditional(input) ? 'warunkową ofertę' : 'ofertę'
  return {
    contract: {
      indefinite: `Umowa o pracę na czas nieokreślony od ${start}.`,
      fixed: `Umowa o pracę na czas określony od ${start} do ${end}.`,
      trial: `Umowa o pracę na okres próbny od ${start}, długość w miesiącach: ${trialMonths ?? ''}.`,
    }[contract],
    hours: `Liczba godzin w tygodniu: ${numberIn('pl', input.hours)}.`,
    leave: `Płatny urlop wypoczynkowy, liczba dni: ${input.leaveDays}.`,
    subject: `${isConditional(input) ? 'Warunkowa oferta' : 'Oferta'} pracy: ${title}`,
    salutation: isWarm ? 'Dzień dobry,' : 'Szanowni Państwo,',
    opening: isWarm
      ? `Dziękujemy za rozmowę i z radością przedstawiamy ${offer} pracy na stanowisku: ${title}.`
      : `${employer} przedstawia ${offer} pracy na stanowisku: ${title}, na warunkach podanych poniżej.`,
    closing: [
      `Prosimy o odesłanie podpisanej odpowiedzi${answerBy && ` do dnia ${answerBy}`}.`,
      isWarm ? 'Chętnie odpowiemy na pytania.' : '',
    ],
    regards: isWarm ? 'Z pozdrowieniami,' : 'Z poważaniem,',
    answer: `Przyjmuję / nie przyjmuję (niepotrzebne skreślić) ${offer} pracy na stanowisku: ${title}, ${employer}`,
  }
}
