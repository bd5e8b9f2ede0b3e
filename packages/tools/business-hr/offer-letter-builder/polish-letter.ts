import { formatNumber } from '../../kit/format.ts'
import { longDate } from '../../kit/long-date.ts'
import { clause, type Clause, filled, labelled, type Letter, line, list, payText, sentence } from './letter-parts.ts'
import type { Input } from './form.ts'

function contractText(input: Input): string {
  const { contract, end, trialMonths } = input
  const start = longDate(input.start, 'pl')
  if (contract === 'fixed') return `Umowa o pracę na czas określony od ${start} do ${longDate(end, 'pl')}.`
  if (contract === 'trial')
    return `Umowa o pracę na okres próbny od ${start}, długość w miesiącach: ${String(trialMonths ?? '')}.`
  return `Umowa o pracę na czas nieokreślony od ${start}.`
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
      contractText(input),
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

export function polish(input: Input): Letter {
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
      sentence(
        `Przyjmuję / nie przyjmuję (niepotrzebne skreślić) ${offer} pracy na stanowisku: ${input.title}, ${input.employer}`,
      ),
      `Imię i nazwisko: ${input.candidate}`,
      `Data: ${line}`,
      `Podpis: ${line}`,
    ],
  }
}
