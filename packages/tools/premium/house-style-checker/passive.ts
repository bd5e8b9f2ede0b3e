import { type Finding, found } from './finding.ts'
import { type Token, wordTokens } from './tokens.ts'

/** 150 participles that do not end in -ed. */
export const participles: ReadonlySet<string> = new Set(
  (
    'beaten become begun bent bet bitten bled blown born bought bound bred broken brought built burnt burst cast caught chosen ' +
    'clung come cost crept cut dealt done drawn dreamt driven drunk dug eaten fallen felt fled flown flung forbidden ' +
    'forgiven forgotten fought found frozen given gone got gotten ground grown hanged heard held hidden hit hung hurt kept ' +
    'knit known laid lain leant leapt learnt led left lent let lit lost made meant met mistaken mown overcome paid proven ' +
    'put quit read rebuilt ridden risen rung run said sat sawn seen sent set sewn shaken shaved shed shone shorn shot shown ' +
    'shrunk shut slept slid slit smelt sold sought sown spelt spent spilt spoilt split spoken spread sprung spun stolen ' +
    'stood struck stuck stung stunk sung sunk sworn swept swollen swum swung taken taught thought thrown told ' +
    'torn trodden understood undone upset waken woken won worn wound woven written withdrawn'
  ).split(' '),
)
const BE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'been', 'being', 'be'])
/** Words in -ed that are no participles ("need"), and adjectives of feeling ("she was pleased"). */
const NO_PARTICIPLES =
  'need needed indeed hundred speed seed feed breed weed naked sacred wicked shed greed exceed proceed succeed ' +
  'pleased interested excited tired bored worried surprised delighted satisfied concerned married experienced supposed closed'
const NONE: ReadonlySet<string> = new Set(NO_PARTICIPLES.split(' '))

const isParticiple = ({ text }: Token) =>
  participles.has(text) || (text.length > 3 && text.endsWith('ed') && !NONE.has(text))

/** A form of "be" with a participle among the next two words. */
export function findPassive(tokens: readonly Token[]): Finding[] {
  const words = wordTokens(tokens)
  return words.flatMap((word, at): Finding[] => {
    if (!BE.has(word.text)) return []
    const behind = words.slice(at + 1, at + 3)
    const participle = behind.find(isParticiple)
    // A punctuation mark between the two ends the search.
    const divides = tokens.some(
      ({ text, start }) => start > word.start && participle && start < participle.start && /[.!?;:,\u0000]/.test(text),
    )
    if (!participle || divides) return []
    const finding = found('passive', word.start, participle.end, 'Passive voice: who does it?')
    return [{ ...finding, isAdvice: true }]
  })
}
