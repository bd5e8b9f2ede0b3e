import type { LetterLanguage } from './form.ts'

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
