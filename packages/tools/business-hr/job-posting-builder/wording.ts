import { neutralPolishTitle } from './titles-pl.ts'

export interface WordingIssue {
  readonly kind: 'Gender' | 'Age' | 'Ability' | 'Abbreviation' | 'Jargon' | 'Shouting'
  readonly words: string
  readonly suggestion: string
}

type Rule = readonly [pattern: string, suggestion: string]

const ruledKinds = ['Gender', 'Age', 'Ability', 'Jargon'] as const

const RULES: Readonly<Record<'en' | 'pl', Readonly<Record<(typeof ruledKinds)[number], readonly Rule[]>>>> = {
  en: {
    Gender: [
      ['waitress(?:es)?', 'server'],
      ['salesm[ae]n', 'salesperson'],
      ['saleswom[ae]n', 'salesperson'],
      ['foreman|forewoman', 'supervisor'],
      ['handyman', 'maintenance worker'],
      ['chairman|chairwoman', 'chair'],
      ['craftsman', 'artisan'],
      ['hostess', 'host'],
      ['barmaid', 'bartender'],
      ['stewardess', 'flight attendant'],
      ['cleaning lady', 'cleaner'],
      ['housewife', 'a person at home'],
      ['manpower', 'staff'],
      ['girls?|boys?|guys|ladies|gentlemen', 'people, or team'],
      ['he|she|him|his|hers?', 'they, their, or “you”'],
    ],
    Age: [
      ['young(?:,? (?:and )?\\p{L}+)? team|youthful|young people', 'say what the team does'],
      ['digital native', 'name the programs'],
      ['recent graduates?', 'entry level'],
      ['mature', 'name the experience'],
      ['energetic', 'name the task'],
    ],
    Ability: [
      ['able[- ]bodied|physically fit|good health', 'describe the task, for example “lifts boxes of up to …”'],
      ['native (?:\\p{L}+ )?speakers?', 'name the level of the language, for example C1'],
      ['clear speech|perfect (?:hearing|eyesight|vision)', 'describe the task'],
    ],
    Jargon: [
      ['ninja|rock ?star|guru|wizard|superhero', 'the plain name of the job'],
      ['fast[- ]paced', 'how busy it is, and when'],
      ['self[- ]starter|hit the ground running', 'what the first month looks like'],
      ['wear (?:many|several) hats', 'name the tasks'],
      ['work hard,? play hard', 'the working hours'],
      ['synergy|synergies|leverage|best[- ]in[- ]class|world[- ]class|cutting[- ]edge', 'leave it out'],
      ['competitive (?:salary|pay)', 'the amount'],
    ],
  },
  pl: {
    Gender: [
      ['kandydat|kandydata|kandydaci|kandydatów', 'osoba kandydująca, or “Ty”'],
      ['on|jego|jemu', '“Ty”'],
      ['pani[ąeę]?', 'osoba'],
      ['panowie|panów|mężczyzn[aęy]?|kobiet[aęy]?', 'osoby'],
    ],
    Age: [
      ['młod(?:y|ego|ym)(?: i dynamiczn\\p{L}+|, dynamiczn\\p{L}+)? zesp\\p{L}+', 'write what the team does'],
      ['młod(?:a|y|e|ych|ego|ej) (?:os[oó]b\\p{L}*|ludzi)', 'osoby, without an age'],
      ['do \\d{2} (?:lat|roku życia)', 'no limit of age'],
      ['świeżo po studiach|student\\p{L}* do', 'name the level of experience'],
    ],
    Ability: [
      [
        'pełnosprawn\\p{L}+|sprawn\\p{L}+ fizyczn\\p{L}+|sprawność fizyczna|dobr\\p{L}+ stan\\p{L}* zdrowia',
        'describe the task',
      ],
      ['native speaker\\p{L}*|ojczysty język', 'name the level of the language, for example C1'],
    ],
    Jargon: [
      ['ninja|rockstar|guru', 'the plain name of the job'],
      ['dynamiczn\\p{L}+', 'what changes, and how often'],
      ['odporność na stres|prac\\p{L}+ pod presją', 'what makes the work hard, and who helps'],
      ['wysoka kultura osobista', 'leave it out'],
      ['owocowe (?:czwartki|poniedziałki|piątki)', 'what counts: pay, hours, leave'],
      ['atrakcyjn\\p{L}+ wynagrodzeni\\p{L}+|konkurencyjn\\p{L}+ wynagrodzeni\\p{L}+', 'the amount'],
    ],
  },
}

function found(text: string, kind: WordingIssue['kind'], rules: readonly Rule[]): WordingIssue[] {
  return rules.flatMap(([pattern, suggestion]) => {
    const matches = text.match(new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')) ?? []
    return [...new Set(matches.map((match) => match.toLowerCase()))].map((words) => ({ kind, words, suggestion }))
  })
}

const knownAbbreviations = new Set(
  'IT HR EU UE CV PC ID UK US USA PL OK AM PM TV SMS PDF EUR PLN USD GBP CHF CZK SEK NOK DKK VAT MS SQL HTML CSS API AI SEO KPI'.split(
    ' ',
  ),
)

/** Abbreviations without an explanation such as "HACCP (…)" or "… (HACCP)". */
function abbreviations(text: string): WordingIssue[] {
  const all = new Set(text.match(/(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu) ?? [])
  return [...all]
    .filter((word) => !knownAbbreviations.has(word) && !text.includes(`(${word})`) && !text.includes(`${word} (`))
    .map((word) => ({ kind: 'Abbreviation', words: word, suggestion: 'write it out once' }))
}

function shouting(text: string): WordingIssue[] {
  const words = text.match(/(?<!\p{Lu})\p{Lu}{4,}(?:[^\p{L}\n]{1,3}\p{Lu}{4,}){1,20}/gu) ?? []
  const marks = text.match(/!{2,}/g) ?? []
  return [...new Set([...words, ...marks])].map((loud) => ({
    kind: 'Shouting',
    words: loud.slice(0, 60),
    suggestion: 'small letters and one full stop',
  }))
}

/** Advice on exclusive, empty or unclear words; never an error. */
export function wordingReport(title: string, text: string, language: 'en' | 'pl'): readonly WordingIssue[] {
  const whole = `${title}\n${text}`
  const neutral = language === 'pl' ? neutralPolishTitle(title) : null
  return [
    ...(neutral === null ? [] : [{ kind: 'Gender' as const, words: title, suggestion: neutral }]),
    ...ruledKinds.flatMap((kind) => found(whole, kind, RULES[language][kind])),
    ...abbreviations(whole),
    ...shouting(whole),
  ]
}
