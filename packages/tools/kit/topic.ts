import { definite, DETERMINER, headNoun, headPhrase, isPlural, needsArticle, pluralised, PREPOSITION } from './nouns.ts'
import { gerundOf, isVerbForm, startsWithVerb } from './verbs.ts'
import { lowerFirst, upperFirstUnlessName, withoutEndPunctuation } from './words.ts'

export type TopicKind = 'noun' | 'headline' | 'how-to' | 'promotion' | 'event'

/** The kind of a typed topic, and the forms in which a sentence may use it. */
export type Topic = ReturnType<typeof readTopic>

const PROPER =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|halloween|advent|ramadan|hanukkah|diwali|valentine[’']s|mother[’']s|father[’']s|black|cyber|english|polish|german|french|italian|spanish|greek|british|european|american|irish|scottish|swedish|danish|norwegian|dutch|czech|turkish|thai|chinese|japanese|korean|indian|mexican|google|instagram|facebook|linkedin|youtube|tiktok|excel|portuguese|ukrainian|austrian|swiss|hungarian|europe|poland|germany|france|italy|spain|portugal|greece|austria|switzerland|croatia|czechia|hungary|ukraine|norway|sweden|denmark|finland|ireland|scotland|england|britain|japan|china|india|london|warsaw|berlin|kraków|gdańsk|paris|lisbon|madrid|barcelona|rome|venice|vienna|prague|budapest|dublin|edinburgh|amsterdam|brussels|copenhagen|stockholm|oslo|athens|tokyo)\b/i
const PROMOTION =
  /(?:\b(?:sale|clearance|discounts?|promotion|promo|deals?|vouchers?|coupons?|giveaway|price drop|black friday|cyber monday|free (?:shipping|delivery|returns|trial)|half[- ]price|get (?:one|\d+) free|\d+ for \d+|\d+ for the price of \d+|two for one)\b|\d\s?% off|[€£$]\s?\d+ off)/i
const EVENT =
  /\b(?:webinars?|workshops?|conference|congress|meet-?ups?|class(?:es)?|tastings?|party|festival|open (?:day|house|evening|kitchen)|seminar|summit|talks?|concert|fair|market|screening|exhibition|reunion|agm|annual general meeting|gala|hackathon|live demo|lecture|retreat|ceremony|quiz(?: night)?|brunch|supper club|book club|q&a|clean-up|swap|walk|town hall|drop-in|barbecue|hike|open mic|film night|masterclass|fundraiser|demo|race|marathon|fun run|charity run|bake sale)$/i
const GUIDES =
  /^(?:guide|checklist|tips|tricks|ideas|mistakes|reasons|ways|steps|lessons|myths|facts|questions|answers|introduction|handbook|tutorial|basics|hacks|secrets|signs|things|explained|compared|revisited|news|updates?|digest|recap|round-?up|highlights)$/i
const QUESTION =
  /^(?:why|what|when|where|who|which|whose|how|is|are|was|were|do|does|did|should|would|has|have|if|(?:can|could|will|may|must)\s+(?:you|i|we|they|it|an?|the|your|my))\b/i
/** Sentences, greetings and phrases that are not nouns: "Nobody reads your newsletter", "Merry Christmas". */
const OPENING =
  /^(?:i|we|you|they|he|she|it|nobody|no one|everyone|everybody|someone|here|there|let[’']s|merry|happy|welcome|thank|thanks|hello|congratulations|sorry)\b/i
/** "The future of work", "the truth about protein bars". */
const TITLED = /^the \p{L}+ (?:of|about|behind)\s/iu
const FINITE =
  /\s(?:is|are|was|were|has|have|had|should|must|can|cannot|will|would|could|might|need|needs|won[’']t|can[’']t|don[’']t|doesn[’']t|didn[’']t|isn[’']t|aren[’']t|we[’']re|you[’']re|matters|works|means|makes|just got)\s/i
const NEWS =
  /\s(?:opens|launches|wins|joins|raises|closes|gets|becomes|comes|goes|turns|adds|starts|ends|says|helps|beats|finds|gives|takes|keeps|cuts|moves|hires|buys|sells|grows|rises|falls|reaches|doubles|loses|brings|puts|changes)\s+(?!(?:for|of|in|with|and)\b)\S/i
/** "Our prices stay the same": a plural subject with its verb. */
const PLURAL_NEWS =
  /^(?:our|your|my|all|these|most)?\s?[\p{L}\s-]+[^s\s]s\s(?:stay|remain|rise|fall|go|come|become|get|open|close|start|change|move|return)(?:$|\s(?!(?:for|of|and)\b)\S)/iu
const IMPERATIVE =
  /^(?:get|make|write|choose|avoid|keep|become|reduce|understand|teach|eat|save|learn|know|give|take|put|bring|stop|start|improve|prepare|turn|find|say|tell|meet|stay|go|see|grow)\s/i
const OBJECT =
  /^\S+\s+(?:your|the|an?|my|our|more|less|fewer|better|faster|it|this|every|up|out|without|well|on|like|how|what)\s/i
/** "running shoes" are shoes, "choosing shoes" is an activity. */
const COMPOUND_ING =
  /^(?:running|baking|cooking|meeting|training|cutting|walking|shopping|sleeping|writing|reading|swimming|climbing|parking|washing|planning|packing|fishing|hiking|knitting|dining|living|drinking|ironing|chopping|mixing|serving|working|standing|building|sewing|cycling|camping|skating|painting|opening|closing|welding)\s+(?!(?:an?|the|your|our|for|on|in|at|with|without|to)\b)/i

/** "7 signs", "Six books": a numbered list. */
const COUNTED = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?!%)/i
/** "Small kitchen, big flavours": two halves, unlike the list "soap, towels and candles". */
const isSlogan = (text: string): boolean => /,\s/.test(text) && !/\s(?:and|or|&)\s/i.test(text)

/** A text in capitals fits into no sentence, because no rule can tell which words are names. */
const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && text.split(' ').filter((word) => /^\p{Lu}{3}/u.test(word)).length > 1

/** Removes emoji, which look wrong inside a sentence; the subject-line generator has a field for one. */
const withoutEmoji = (text: string): string =>
  text
    .replace(/[\p{Emoji_Presentation}\p{Emoji_Modifier}\u200D\uFE0F]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() || text

const HOW_TO = /^how[- ]to:?\s+(?=\S)/i

/** Letters of German, Polish and other names. */
const FOREIGN = /[äöüßąćęłńóśźżøåæčšž]/i

const isCapital = (word: string) => /^\p{Lu}|^\d|^\S+\p{Lu}/u.test(word)

const isImperative = (text: string): boolean =>
  startsWithVerb(text) && / /.test(text) && (IMPERATIVE.test(text) || OBJECT.test(`${text} `))

function kindOf(text: string): TopicKind {
  if (isShouted(text)) return PROMOTION.test(text) ? 'promotion' : 'headline'
  if (HOW_TO.test(text)) return 'how-to'
  if (/\?$|:\s|\s[–—|]\s|\s-\s|\s\(/.test(text) || QUESTION.test(text)) return 'headline'
  if (PROMOTION.test(text)) return 'promotion'
  if (/!$/.test(text) || OPENING.test(text) || TITLED.test(text) || /\sor\s/.test(text)) return 'headline'
  if (PREPOSITION.test(text.split(' ')[0] ?? '')) return 'headline'
  if (isImperative(text)) return 'how-to'
  const [before = ''] = text.split(/\s(?:that|which|who)\s/i)
  if (FINITE.test(`${before} `) || NEWS.test(text) || PLURAL_NEWS.test(text)) return 'headline'
  if (GUIDES.test(headNoun(text)) || COUNTED.test(text) || isSlogan(text)) return 'headline'
  return EVENT.test(headPhrase(text).join(' ')) ? 'event' : 'noun'
}

/** Lowers the first letter for use inside a sentence, unless it may begin a name. */
function withinSentence(text: string, name: string): string {
  const [first = '', second = '', third = ''] = text.split(/\s+/)
  if (/^(?:&|and)$/.test(second) && isCapital(third)) return text
  if (/^(?:our|your|my)$/i.test(first)) return lowerFirst(text)
  if (PROPER.test(first) || FOREIGN.test(first) || isCapital(second) || first === name.split(' ')[0]) return text
  // A single capitalised word may be a name, unless its ending marks a common noun.
  if (
    second === '' &&
    !/(?:ing|tion|ment|ness|ity|ship|ism|ance|ence)$/.test(text) &&
    !needsArticle(text.toLowerCase())
  )
    return text
  return lowerFirst(text)
}

const isActivity = (text: string) =>
  /^\p{L}+ing\b/u.test(text) && isVerbForm(text.split(/\s+/)[0] ?? '') && !COMPOUND_ING.test(text)

const nounOf = (text: string, verb: string): string => {
  if (verb !== '') return gerundOf(verb)
  return isActivity(text) ? text : definite(text)
}

/** Heads that have steps to tick off: "meal planning", "tax return", "spring webinar". */
const TICKED =
  /(?:ing|work|leave|office|insurance|maintenance|care|travel|trip|holiday|audit|launch|redesign|migration|move|interview|return)$/i

const mayModify = (label: string, kind: TopicKind): boolean =>
  (kind === 'event' || (kind === 'noun' && TICKED.test(label))) &&
  /^\p{Ll}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u.test(label) &&
  !label.split(' ').some((word) => PREPOSITION.test(word) || DETERMINER.test(word) || word === 'and') &&
  !(isActivity(label) && label.includes(' '))

/** Reads a topic as it was typed. A brand keeps its capital. */
export function readTopic(typed: string, brand = '') {
  const written = withoutEndPunctuation(withoutEmoji(typed))
  const rest = written.replace(HOW_TO, '')
  // "How to: lentil soup" is about lentil soup.
  const read =
    rest !== written && (startsWithVerb(rest) || isActivity(rest)) === false && /^how[- ]to:/i.test(written)
      ? rest
      : written
  const kind = kindOf(read)
  const text =
    kind === 'promotion' ? read.replace(/(?<!!)!+$/, '') : kind === 'noun' ? read.replace(/^an?\s+(?=\S)/i, '') : read
  const verb = kind === 'how-to' ? lowerFirst(text.replace(HOW_TO, '')) : ''
  const label = verb !== '' ? `how to ${verb}` : withinSentence(text, brand)
  const [first = ''] = label.split(/\s+/)
  const isName = verb === '' && headPhrase(text).every(isCapital) && (headPhrase(text).length > 1 || text === brand)
  const activity = verb !== '' || isActivity(label)
  const isMany = !activity && isPlural(label)
  const hasDeterminer = DETERMINER.test(first)
  const noun = kind === 'headline' ? '' : isName ? text : nounOf(label, verb)
  // "Recipe of the week" has no plural.
  const isCounted = kind === 'noun' && !isName && !activity && needsArticle(label) && !/\sof the\s/i.test(label)
  return {
    kind,
    /** For a line of its own: the first letter is upper case. */
    title: upperFirstUnlessName(text.replace(/^how[- ]to:\s+/i, 'how to ')),
    /** After a colon: the first letter is lower case, unless it begins a name. */
    label,
    /** Within a sentence, with its article; '' for a headline. */
    noun,
    /** The kind in general: "baby monitors" for "baby monitor". */
    generic: isCounted ? pluralised(label) : noun,
    isGenericPlural: isMany || isCounted,
    /** "weekly meal planning" can precede "checklist"; '' if the topic cannot. */
    modifier: mayModify(label, kind) && !isName ? label : '',
    /** "freeze soup" of "how to freeze soup". */
    verb,
    isPlural: isMany,
    /** Ends with a question mark or begins with a question word. */
    isQuestion: QUESTION.test(text) || text.endsWith('?'),
    isName,
    /** An activity or a substance, which is never "ready" or "kept for you". */
    isAbstract: activity || (!isMany && !isName && !hasDeterminer && !needsArticle(label) && kind === 'noun'),
    /** "your tax return": it cannot be offered to others. */
    isOwned: /^(?:your|our|my)\s/i.test(label),
    /** Already says for whom or what. */
    hasFor: /\sfor\s/i.test(label),
  }
}
