import { longDate } from '../../kit/long-date.ts'
import { asSentence, lowerFirst, withoutEndPunctuation } from '../../kit/words.ts'
import type { Achievement, Input } from './form.ts'

/** The parts of the letter; lists of lines or paragraphs have no empty entries. */
export type Letter = ReturnType<typeof writeLetter>

const filled = (parts: readonly string[]): string[] => parts.filter((part) => part !== '')
const joined = (parts: readonly string[]): string => filled(parts).join(' ')

function salutation({ language, person, polishSalutation }: Input): string {
  if (language === 'en') return person === '' ? 'Dear Hiring Manager,' : `Dear ${person},`
  if (polishSalutation === 'pani') return 'Szanowna Pani,'
  if (polishSalutation === 'pan') return 'Szanowny Panie,'
  return 'Szanowni Państwo,'
}

const APPLICATIONS = {
  en: { formal: 'I am writing to apply for the position of', plain: 'I am applying for the job of' },
  pl: { formal: 'Ubiegam się o stanowisko', plain: 'Zgłaszam się na stanowisko' },
} as const

/** Adds a preposition to "LinkedIn" and keeps the one in "on LinkedIn". */
function seenOn(source: string): string {
  if (/^(?:on|in|at|through|from|via|by)\s/i.test(source)) return lowerFirst(source)
  return `${/(?:paper|magazine|journal|gazette)$/i.test(source) ? 'in' : 'on'} ${source}`
}

function opening({ language, tone, role, employer, source, reason }: Input): string {
  const [at, seen] =
    language === 'pl'
      ? ['w firmie', `, o którym mowa w ogłoszeniu (${source})`]
      : ['at', `, which I saw ${seenOn(source)}`]
  const application = `${APPLICATIONS[language][tone]} ${role} ${at} ${employer}${source === '' ? '' : seen}`
  return joined([asSentence(application), asSentence(reason)])
}

/** Words that have a capital only at the start of a line; names keep theirs. */
const LINE_START =
  /^(?:The|A|An|My|Our|We|In|At|On|During|While|After|Before|Since|It|There|Their|This|Someone|Experience|Knowledge|Understanding|Ability|Skills|Good|Strong|Solid|Excellent|Proven|Fluent|Nasz|Nasza|Nasze|W|Po|Przed|Na|Podczas)(?!\p{L})/u

const inSentence = (text: string): string => {
  const bare = withoutEndPunctuation(text)
  return LINE_START.test(bare) ? lowerFirst(bare) : bare
}

/** Words around an achievement; `own` matches situations that need no "When" in front. */
const FRAMES = {
  en: {
    asked: 'You are looking for',
    when: 'When',
    own: /^(?:while|during|after|before|since)\s|^(?:in|at|on)\s\S+(?:\s\S+){0,2}$/,
  },
  pl: { asked: 'Oczekują Państwo:', when: 'Gdy', own: /^(?:podczas|po|przed)\s/ },
} as const

function achievement({ requirement, situation, action, result }: Achievement, language: Input['language']): string {
  const { asked, when, own } = FRAMES[language]
  const typed = inSentence(situation.replace(/^(?:when|gdy|kiedy)\s+/i, ''))
  const head = typed === '' ? '' : `${own.test(typed) ? typed : `${when} ${typed}`}, `
  const did = withoutEndPunctuation(action).replace(/^i\s+/i, '')
  return joined([
    requirement === '' ? '' : `${asked} ${inSentence(requirement)}.`,
    asSentence(`${head}${language === 'en' ? 'I ' : ''}${lowerFirst(did)}`),
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

/** "from 1 May" continues a sentence, "1 May" does not. */
const AVAILABLE = {
  en: {
    goesOn: /^(?:from|after|as of|at|with|now|immediately)\b/i,
    sentence: 'I am available',
    label: 'My availability:',
  },
  pl: { goesOn: /^(?:od|po|natychmiast|zaraz|z)(?!\p{L})/iu, sentence: 'Mogę zacząć pracę', label: 'Dostępność:' },
} as const

function closing({ language, tone, availability }: Input): string {
  const { goesOn, sentence, label } = AVAILABLE[language]
  const available = goesOn.test(availability) ? `${sentence} ${lowerFirst(availability)}` : `${label} ${availability}`
  return joined([availability === '' ? '' : asSentence(available), MEETINGS[language][tone]])
}

function signOff({ language, tone, person }: Input): string {
  if (language === 'pl') return tone === 'formal' ? 'Z poważaniem,' : 'Z pozdrowieniami,'
  if (tone === 'plain') return 'Kind regards,'
  return person === '' ? 'Yours faithfully,' : 'Yours sincerely,'
}

const consentClause =
  'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu prowadzenia rekrutacji na stanowisko, o które się ubiegam, zgodnie z ogólnym rozporządzeniem o ochronie danych (RODO).'

/** Writes the letter and leaves out empty answers. */
export function writeLetter(input: Input) {
  const date = longDate(input.date, input.language)
  return {
    sender: filled([input.name, input.email, input.phone, input.city]),
    date: input.city !== '' && date !== '' && input.language === 'pl' ? `${input.city}, ${date}` : date,
    recipient: filled([input.person, input.employer]),
    salutation: salutation(input),
    paragraphs: filled([
      opening(input),
      ...input.achievements.map((one) => achievement(one, input.language)),
      asSentence(input.why),
      closing(input),
    ]),
    close: signOff(input),
    signature: input.name,
    /** The consent to data processing that some Polish adverts ask for. */
    footnote: input.consent && input.language === 'pl' ? consentClause : '',
  }
}
