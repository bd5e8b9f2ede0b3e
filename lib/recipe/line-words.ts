export const ABOUT =
  '(?:about|approx(?:\\.|imately)?|appr\\.|around|ca\\.?|circa|roughly|nearly|almost|a good|some|ok\\.|około)'
export const LEAD_IN = new RegExp(
  `^(?:\\(optional\\)\\s*|optional:?\\s*|[^\\p{L}\\p{N}½⅓⅔¼¾]*)?(?:(?:${ABOUT}|at least|up to|heaped|from|juice(?: and(?: finely)?(?: grated)? (?:zest|rind))? (?:of|from)|(?:(?:finely )?grated )?(?:zest|rind|peel)(?: and juice)? (?:of|from)|another|an? (?:extra|additional)|extra|<)\\s*|[~≈<]\\s*)?$`,
  'iu',
)
export const ZEST_OF =
  /\b(?:juice|zest|rind|peel|pulp|flesh|leaves|seeds)(?: and (?:finely )?(?:grated )?(?:juice|zest|rind))?,? (?:of|from)\s*$/iu
const PACK =
  'tins?|cans?|jars?|bottles?|packets?|packs?|packages?|pkgs?|pouch(?:es)?|bags?|box(?:es)?|cartons?|tubs?|pots?|punnets?|blocks?|bars?|balls?|sachets?|envelopes?|tubes?|puszk[aię]|słoik\\w*|opakowani\\w*'
export const PACK_AHEAD = new RegExp(
  `^\\)?[\\s-]*(?:\\([^()]*\\)\\s*)?(?:(?:large|small|medium|standard|whole|kilner|mason|glass|preserving|clip-top|screw-top)\\s+)?(?:${PACK}|sheet(?! gelatin))(?![\\p{L}-])`,
  'iu',
)
export const PACK_NOUN = new RegExp(`(?<![\\p{L}-])(?:${PACK})(?![\\p{L}-])`, 'iu')
export const PER_AHEAD =
  /^[^;.()]{0,30}?\bper (?:person|head|serving|portion|guest)\b|^[^,;.()]{0,24}?\b(?:per|for each|for every)\b|^\s+(?:a|an) (?:person|head|piece|serving|portion)\b|^[^.;,]{0,30}\bna (?:osobę|porcję|sztukę|każd)/iu
export const EACH_AHEAD = /^\s*(?:\([^()]*\)\s*)?(?:in weight\s+)?(?:each|apiece)(?!\s+(?:of\s+)?\p{L})/iu
export const PIECE_BEFORE = new RegExp(
  `\\b(?:each|weighing|weighs|measuring)(?: close to)?(?: ${ABOUT})?\\s*[~≈]?$|\\b(?:balls?|pieces?|portions?|patties|cubes?|chunks?|rounds?|discs?|strips?|slices?|lumps?|loaves|steaks?|fillets?|kulki|porcje|kawałki)(?:,)? (?:of|po)(?: ${ABOUT})?\\s*[~≈]?$|\\bna każd\\S+ (?:ok\\. |około )?$`,
  'iu',
)
export const PIECE_AHEAD =
  /^[\s-]*(?:pieces?|portions?|balls?|patties|patty|chunks?|rounds?|lumps?|slices?|cubes?|dice|strips?|discs?|squares?|loaf|loaves|wide|thick|long|deep|across|high|apart)(?![\p{L}])/iu
export const RESTATES = new RegExp(`^(?:[(/|=≈~,;\\[]|or|that is|i\\.e\\.|${ABOUT}|\\s)+$`, 'iu')
export const OPENS_BRACKET = new RegExp(`\\((?:[~≈=]|${ABOUT}|\\s|from)*$`, 'iu')
/** The number before these words is no amount, or it does not grow with the recipe: "2 times", "4 servings". */
export const NOT_COUNTED =
  /^\s*(?:of (?:the|it|them|your|this|that|these|those|each|all)\b|times?\b|or so\b|°|ingredients?\b|people\b|persons?\b|servings?\b|portions?\b|sides?\b|layers?\b|batch(?:es)?\b|thirds?\b|quarters?\b|more (?:time|minute)|at a time)/iu
export const INTO_PIECES = /\b(?:in|into)(?: about| roughly| (?:even|equal)(?:ly sized)?)?\s*$/iu
export const MAKES =
  /\b(?:makes?|made|form|shape|cut|cut out|roll|roll out|pipe|get|gives?|yields?|stamp out|drop|spoon out|divide|weigh out|wyciąć|wykroić|uformować|podzielić na|pokroić na)(?: out| off)?(?: about| roughly| into| around| ok\.)*\s*$/iu
export const PIECES =
  /^\s*(?:(?!(?:in|of|on|for|from|at|with|the)\b)[\p{L}-]+\s+){0,3}?(?:pieces?|balls?|portions?|squares?|rounds?|circles?|discs?|slices?|wedges?|patt(?:y|ies)|rolls?|buns?|biscuits?|cookies?|crackers?|drops?|bars?|logs?|strips?|chunks?|loaf|loaves|pancakes?|dumplings?|cakes?|meatballs?|parcels?|triangles?|rectangles?|batons?|muffins?|scones?|pierogi|fingers?|segments?|lumps?|quenelles?|shares?|parts?|kulki|kulek|kawałki|kawałków|krążk\p{L}+)(?![\p{L}])/iu
/** A verb before the number of pieces that the recipe makes: "pipe 24 meringues". */
export const FORMS = /\b(?:form|shape|pipe|stamp out|cut out)(?: out| into| about| roughly| around)*\s*$/iu
/** A plural, except of places, lines and vessels, whose number does not grow with the recipe. */
export const FORMED =
  /^\s+(?:[\p{L}-]+\s+)?(?!(?:rings?|lines?|rows?|dots?|layers?|cuts|slits|slashes|holes|trays|sheets|tins|pans|dishes|times|inches|templates)\b)[\p{L}-]{3,}s(?![\p{L}-])/iu
export const THREADED = /\b(?:thread|push|slide)[^.;]{0,60} on(?:to)?\s*$/iu
export const SKEWERS = /^\s+(?:[\p{L}-]+\s+){0,2}(?:skewers|sticks)(?![\p{L}-])/iu
/** Measures without a size: their number grows with the recipe. */
export const UNSIZED_MEASURE =
  /^\s+(?:heaped\s+|large\s+|small\s+)?(?:mugs?|glass(?:es)?|bowls?|handfuls?|pinch(?:es)?|spoons?|spoonfuls?|splash(?:es)?|dash(?:es)?|knobs?|sprigs?|bunch(?:es)?|cloves?|tins?|cans?|jars?)(?![\p{L}-])/iu
export const EACH_NEAR = /\b(?:each|every|per|apiece|(?<!\bone )at a time|at once|na raz|każd\S*)\b/iu

export const VESSEL =
  /^\)?[\s-]?(?:\([^()]*\)\s?)?(?:(?!to\b|into\b|in\b|for\b|of\b|over\b|and\b|with\b|or\b|onto\b|from\b|until\b|then\b|do\b|na\b|w\b|z\b|i\b)\p{L}[\p{L}-]*\s){0,2}(?:pots?|pans?|saucepans?|jars?|dish(?:es)?|tins?|cans?|bowls?|jugs?|mugs?|(?:wine )?glass(?:es)?|tumblers?|blenders?|ramekins?|casseroles?|bottles?|mou?lds?|basins?|cookers?|kettle|skillet|wok|containers?|garn\p{L}+|słoik\p{L}*|rond\p{L}+|loaf tins?)(?![\p{L}])/iu

/** Removes the second name or size in "(2 quart/litre) pan" and "1.2-litre/2-pint basin". */
export const withoutSlash = (rest: string) =>
  rest.replace(/^ ?\/ ?(?:\p{L}{1,12}(?=\))|[\d½¼¾.]+[ -]?\p{L}+(?: \d+ ?oz)?)/u, '')
export const VESSEL_BEFORE =
  /\b(?:pot|pan|saucepan|dish|tin|bowl|casserole|jar|container|mould|cooker)\b[^.;()]*\(\s*(?:about |around |~)?$/iu

export const HALF_WORDS = /^(?:half|a half|half an?)$/iu
export const FEW =
  /^\s*(?:few|little|lot|bit|good|couple|touch|hint|teensy|generous|whole lot|further|third|quarter|half|great deal|minute|moment|while|second|drizzle of|splash of|squeeze of)\b/iu
export const OF_WORDS =
  /^\s+(?:(?:heaped|big|large|small|good)\s+)?(?:pinch|handful|spoonful|spoon|scoop|ladle|ladleful|glass|knob|splash|dash)(?:es|s)?\s+of\s/iu
