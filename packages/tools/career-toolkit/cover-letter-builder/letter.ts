import { longDate } from '../../kit/long-date.ts'
import type { Achievement, Input } from './form.ts'
import { asSentence, inSentence, verbInSentence, withoutOpening, withoutStop } from './sentences.ts'

/** The letter in its parts; each list is lines or paragraphs, none of them empty. */
export interface Letter {
  readonly sender: readonly string[]
  readonly date: string
  readonly recipient: readonly string[]
  readonly salutation: string
  readonly paragraphs: readonly string[]
  readonly close: string
  readonly signature: string
  /** The consent to data processing that some Polish adverts ask for. */
  readonly footnote: string
}

const filled = (parts: readonly string[]): string[] => parts.filter((part) => part !== '')
const joined = (parts: readonly string[]): string => filled(parts).join(' ')

function salutation({ language, person, polishSalutation }: Input): string {
  if (language === 'en') return person === '' ? 'Dear Hiring Manager,' : `Dear ${person},`
  if (polishSalutation === 'pani') return 'Szanowna Pani,'
  if (polishSalutation === 'pan') return 'Szanowny Panie,'
  return 'Szanowni Państwo,'
}

const VERBS = {
  en: { formal: 'I am writing to apply for the position of', plain: 'I would like to work with you as' },
  pl: { formal: 'Ubiegam się o stanowisko', plain: 'Zgłaszam się na stanowisko' },
} as const

function opening({ language, tone, role, employer, source, reason }: Input): string {
  const [at, seen] =
    language === 'pl' ? ['w', `, o którym mowa w ogłoszeniu (${source})`] : ['at', `, which I saw on ${source}`]
  const application = `${VERBS[language][tone]} ${role} ${at} ${employer}${source === '' ? '' : seen}`
  return joined([asSentence(application), asSentence(reason)])
}

function english({ requirement, situation, action, result }: Achievement): string {
  const did = verbInSentence(withoutOpening(withoutStop(action), ['i']))
  const when = inSentence(withoutOpening(withoutStop(situation), ['when']))
  return joined([
    requirement === '' ? '' : `You are looking for ${inSentence(withoutStop(requirement))}.`,
    when === '' ? `I ${did}.` : `When ${when}, I ${did}.`,
    asSentence(result),
  ])
}

function polish({ requirement, situation, action, result }: Achievement): string {
  const did = withoutStop(action)
  const when = inSentence(withoutOpening(withoutStop(situation), ['gdy', 'kiedy']))
  return joined([
    requirement === '' ? '' : `Oczekują Państwo: ${inSentence(withoutStop(requirement))}.`,
    when === '' ? asSentence(did) : `Gdy ${when}, ${verbInSentence(did)}.`,
    asSentence(result),
  ])
}

const MEETINGS = {
  en: {
    formal: 'Thank you for your time; it would be a pleasure to discuss the position in an interview.',
    plain: 'Thank you for reading this. Let us talk about it.',
  },
  pl: {
    formal: 'Chętnie przedstawię swoje doświadczenie podczas rozmowy.',
    plain: 'Chętnie opowiem więcej podczas rozmowy.',
  },
} as const

function closing({ language, tone, availability }: Input): string {
  const label = language === 'pl' ? 'Dostępność' : 'My availability'
  return joined([availability === '' ? '' : `${label}: ${withoutStop(availability)}.`, MEETINGS[language][tone]])
}

function signOff({ language, tone, person }: Input): string {
  if (language === 'pl') return tone === 'formal' ? 'Z poważaniem,' : 'Z pozdrowieniami,'
  if (tone === 'plain') return 'Kind regards,'
  return person === '' ? 'Yours faithfully,' : 'Yours sincerely,'
}

const consentClause =
  'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu prowadzenia rekrutacji na stanowisko, o które się ubiegam, zgodnie z ogólnym rozporządzeniem o ochronie danych (RODO).'

/** The letter of the answers. What was left empty is left out, never an empty clause. */
export function writeLetter(input: Input): Letter {
  const one = input.language === 'pl' ? polish : english
  const date = longDate(input.date, input.language)
  return {
    sender: filled([input.name, input.email, input.phone, input.city]),
    date: input.city !== '' && date !== '' && input.language === 'pl' ? `${input.city}, ${date}` : date,
    recipient: filled([input.person, input.employer]),
    salutation: salutation(input),
    paragraphs: filled([opening(input), ...input.achievements.map(one), asSentence(input.why), closing(input)]),
    close: signOff(input),
    signature: input.name,
    footnote: input.consent && input.language === 'pl' ? consentClause : '',
  }
}
