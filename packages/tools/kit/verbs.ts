/** Verbs with an irregular past. */
const IRREGULAR =
  'be have do go say make get give take come see know think find tell become leave feel put bring begin keep hold write ' +
  'stand hear let mean set meet run pay sit speak lead read grow lose spend build send fall cut win drive buy wear choose ' +
  'eat drink sleep teach catch sell understand forget lie show break deal'

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

/** Regular verbs that benefits begin with. */
const REGULAR =
  'achieve act adapt add administer adopt afford answer apply approve arrange arrive ask assess assign assist attract automate ' +
  'avoid bake balance benefit block book boost borrow brew brush budget calculate call calm cancel capture care carry celebrate ' +
  'change charge check claim clarify clean clear climb close clothe coach collect colour combine compare complete compost ' +
  'confirm connect control convert cook cool coordinate copy correct count cover crawl create cultivate cure dance decide ' +
  'declare declutter decorate decrease defend define delegate deliver demand describe design detect develop discover discuss ' +
  'double download draft dress dry earn edit eliminate embrace enable encourage end engage enjoy ensure enter entertain ' +
  'escalate escape establish estimate evaluate explain explore express extend face file fill film filter finance finish fire ' +
  'fit fix focus follow force format freeze fry fund gain garden gather generate grill guide halve handle hang harvest heal ' +
  'heat help hike hire hydrate identify ignore implement impress improve include increase inform inspire install insulate ' +
  'introduce invest invite invoice iron join judge jump knit label last launch learn lift like limit link list listen live load ' +
  'look love lower maintain manage mark market master match measure memorise mend mentor merge minimise minimize mix monitor ' +
  'motivate move navigate need negotiate notice nourish nurture observe offer onboard open optimise optimize order organise ' +
  'organize outsource own pack paint park pass pick pickle place plan plant play polish post practice practise prepare present ' +
  'preserve press prevent price print prioritise produce promote protect prove prune publish pull push qualify raise rank reach ' +
  'recognise record recover recruit recycle reduce refresh register relax release remember remind remove renew rent reopen ' +
  'repair repeat replace reply report require rescue reset resolve respond rest restore retain retire return reuse reveal ' +
  'review reward rinse roast save scale scan schedule score scrub search season secure select separate serve settle shape share ' +
  'shift ship shop shorten simplify skate skip smile snack soften solve sort spot start stay steam stop store streamline ' +
  'strengthen stretch structure study submit succeed suit supervise supply support survive swap switch tackle talk target taste ' +
  'test thank tidy trace track trade train transform translate travel treat trim trust try turn unlock update upgrade use ' +
  'validate verify visit wait wake walk want warm wash waste watch water weigh work worry wrap'

const verbs: ReadonlySet<string> = new Set(`${IRREGULAR} ${REGULAR}`.split(' '))

export const irregularVerbs: readonly string[] = IRREGULAR.split(' ')

const THIRD = new Map(Object.entries({ be: 'is', have: 'has', do: 'does', go: 'goes' }))
const GERUND = new Map(
  Object.entries({ be: 'being', see: 'seeing', lie: 'lying', begin: 'beginning', forget: 'forgetting' }),
)

/** One syllable, consonant–vowel–consonant: the last letter doubles. */
const doubles = (verb: string) => /^(?:[^aeiou]*|[^aeiou]*qu)[aeiou][^aeiouwxy]$/.test(verb)

function thirdPerson(verb: string): string {
  const irregular = THIRD.get(verb)
  if (irregular !== undefined) return irregular
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

function gerund(verb: string): string {
  const irregular = GERUND.get(verb)
  if (irregular !== undefined) return irregular
  if (/[^aeiou]ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return doubles(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`
}

/** "reports" and "writing" are forms of known verbs. */
const forms: ReadonlySet<string> = new Set([...verbs].flatMap((verb) => [verb, thirdPerson(verb), gerund(verb)]))
export const isVerbForm = (word: string): boolean => forms.has(word.toLowerCase())

/** The phrase with its first word in another form; null if that word is not a known verb. */
function inForm(phrase: string, form: (verb: string) => string): string | null {
  const [first = '', ...rest] = phrase.trim().split(/\s+/)
  const verb = first.toLowerCase()
  return verbs.has(verb) ? [form(verb), ...rest].join(' ') : null
}

/** "warm rooms" and "clear views" are things, although "warm" and "clear" are also verbs. */
const ADJECTIVE_AND_NOUN =
  /^(?:warm|clean|clear|dry|cool|open|calm|free|smooth|complete|secure|double|live|own|fit|present)\s\S+s$/i

export const startsWithVerb = (phrase: string): boolean =>
  !ADJECTIVE_AND_NOUN.test(phrase.trim()) &&
  inForm(phrase.replace(/^(?:never|always)\s+/i, ''), (verb) => verb) !== null
/** "save an hour" → "saves an hour" */
export const inThirdPerson = (phrase: string): string | null => inForm(phrase, thirdPerson)
/** "save an hour" → "saving an hour" */
export const asGerund = (phrase: string): string | null => inForm(phrase, gerund)

/** For a phrase that begins with a verb, known or not: "winterise a garden" → "winterising a garden". */
export const gerundOf = (phrase: string): string => {
  const [first = '', ...rest] = phrase.trim().split(/\s+/)
  return [gerund(first.toLowerCase()), ...rest].join(' ')
}
