/** 60 verbs whose past is irregular: known as verbs, whatever their other forms are. */
const IRREGULAR =
  'be have do go say make get give take come see know think find tell become leave feel put bring begin keep hold write ' +
  'stand hear let mean set meet run pay sit speak lead read grow lose spend build send fall cut win drive buy wear choose ' +
  'eat drink sleep teach catch sell understand forget lie show break deal'

/** Regular verbs that benefits begin with. */
const REGULAR =
  'add answer attract avoid bake balance book boost brew calm carry change check clean clear collect compare complete ' +
  'connect convert cook cover create cure decide delegate deliver design discover double earn end enjoy enter explain ' +
  'fill finish fit fix focus follow gain halve handle help impress improve increase invite join judge jump launch learn like ' +
  'limit list live look love lower manage master match measure mix move need offer open order organise organize own pack ' +
  'park pass pick plan plant play post prepare prevent print protect prove publish raise reach recover reduce relax remember ' +
  'remove repair replace reply rest reuse review reward save search serve share ship shop simplify skip snack solve sort ' +
  'start stay stop store stretch study succeed support switch tackle talk taste test thank tidy track trade train travel ' +
  'treat trust try turn upgrade use visit waste watch walk wash wait want win work worry wrap'

const verbs: ReadonlySet<string> = new Set(`${IRREGULAR} ${REGULAR}`.split(' '))

export const irregularVerbs: readonly string[] = IRREGULAR.split(' ')

const THIRD: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes' }
const GERUND: Readonly<Record<string, string>> = {
  be: 'being',
  see: 'seeing',
  lie: 'lying',
  begin: 'beginning',
  forget: 'forgetting',
}

/** One syllable, consonant–vowel–consonant: the last letter doubles. */
const doubles = (verb: string) => /^(?:[^aeiou]*|[^aeiou]*qu)[aeiou][^aeiouwxy]$/.test(verb)

function thirdPerson(verb: string): string {
  if (THIRD[verb]) return THIRD[verb]
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

function gerund(verb: string): string {
  if (GERUND[verb]) return GERUND[verb]
  if (/[^aeiou]ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return doubles(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`
}

/** The verb form of a phrase whose first word is a verb that is known; null otherwise. */
function inForm(phrase: string, form: (verb: string) => string): string | null {
  const [first = '', ...rest] = phrase.trim().split(/\s+/)
  const verb = first.toLowerCase()
  return verbs.has(verb) ? [form(verb), ...rest].join(' ') : null
}

export const startsWithVerb = (phrase: string): boolean => inForm(phrase, (verb) => verb) !== null
/** "save an hour" → "saves an hour" */
export const inThirdPerson = (phrase: string): string | null => inForm(phrase, thirdPerson)
/** "save an hour" → "saving an hour" */
export const asGerund = (phrase: string): string | null => inForm(phrase, gerund)
