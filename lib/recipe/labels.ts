/** The 14 allergens of Annex II of Regulation (EU) No 1169/2011, in its order. */
export const ALLERGENS = {
  gluten: 'Cereals with gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soya',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
} as const
export type Allergen = keyof typeof ALLERGENS

export const DIETS = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  pescatarian: 'Pescatarian',
  'gluten-free': 'Gluten free',
  'dairy-free': 'Dairy free',
  'nut-free': 'Nut free',
} as const
export type Diet = keyof typeof DIETS

/** A pattern that matches whole words, in any case. */
export const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')

/** Words of ingredients that hold an allergen, and phrases with such a word that do not hold it. */
const SIGNS: Record<Allergen, { in: RegExp; not?: RegExp }> = {
  gluten: {
    in: word(
      'flours?|(?:whole)?wheat|wheatgerm|kamut|farro|freekeh|einkorn|emmer|triticale|bran|rye|barley|oats?|oatmeal|spelt|semolina|couscous|bulgh?ur|breads?|breadcrumbs?|panko|(?:short|ginger|crisp)breads?|breadsticks?|baguettes?|sourdoughs?|bagels?|brioches?|croissants?|focaccia|pumpernickel|crumpets?|(?:english|breakfast) muffins?|matzo[hs]?|matzah?|pretzels?|doughnuts?|ciabatta|buns?|rolls?|croutons?|toasts?|pasta|spaghetti|macaroni|penne|fusilli|rigatoni|linguine|tagliatelle|fettuccine|lasagn[ae]|orzo|noodles?|ravioli|tortellini|gnocchi|udon|ramen|soba|vermicelli|farfalle|bucatini|cannelloni|pappardelle|conchiglie|orecchiette|tagliolini|ditalini|pastry|shortcrust|filo|phyllo|biscuits?|cookies?|crackers?|cakes?|digestives?|lady ?fingers?|savoiardi|sponge|wontons?|(?:wonton|gyoza|dumpling) wrappers?|wraps|rotis?|chapatt?is?|muesli|granola|beer|lager|ale|stout|malt|seitan|soya? sauce|shoyu|ponzu|teriyaki|hoisin|gochujang|kecap|tortillas?|naan|pitt?as?|flatbreads?|pizza dough|dough|graham|mąk[aęią]|pszen(?:n|ic)\\p{L}*|żyt(?:ni\\p{L}*|o|a)|orkisz\\p{L}*|jęczmie\\p{L}*|owies|owsa|owsian\\p{L}*|kuskus\\p{L}*|bulgur\\p{L}*|bułk[aęią]|bułek|bułecz\\p{L}*|kajzer\\p{L}*|bagiet\\p{L}*|tortill\\p{L}*|herbatnik\\p{L}*|biszkopt\\p{L}*|pierog\\p{L}*|naleśnik\\p{L}*|ciast\\p{L}* (?:francusk|drożdżow|kruch|filo)\\p{L}*|sos(?:u|em)? sojow\\p{L}*|słód|słodu|słodow\\p{L}*|chleb\\p{L}*|makaron\\p{L}*|kasz[aęyą] mann\\p{L}*|pęczak\\p{L}*|grzank\\p{L}*|piw(?:o|a|em)',
    ),
    not: word(
      '(?:rice|corn|maize|chickpea|gram|coconut|almond|tapioca|potato|buckwheat|quinoa|millet|teff|sorghum|cassava|lentil|gluten[- ]free) (?:flour|bran|noodles?|vermicelli|pasta|bread|tortillas?|starch)|gluten[- ]free[^,;]*|fish ?cakes?|rice cakes?|(?:lettuce|rice paper) wraps|(?:mąk|makaron|tortill)\\p{L}* (?:ziemniaczan|kukurydzian|ryżow|gryczan|kokosow|migdałow|jaglan)\\p{L}*|mąk\\p{L}* z ciecierzycy|\\p{L}+(?: owsian\\p{L}*)? bezglutenow\\p{L}*|glass noodles?|tamari',
    ),
  },
  crustaceans: {
    in: word(
      'prawns?|shrimps?|crabs?|crab ?meat|scampi|krill|homar\\p{L}*|langust\\p{L}*|lobsters?|crayfish|langoustines?|krewet\\p{L}*|krab\\p{L}*|rak(?:i|ów)',
    ),
    not: word('crab ?apples?'),
  },
  eggs: {
    in: word(
      'eggs?|yolks?|egg whites?|mayonnaise|mayo|aioli|hollandaise|béarnaise|eggnog|lemon curd|brioches?|lady ?fingers?|meringues?|jaj(?:k\\p{L}*|ek|a|eczn\\p{L}*)?|bez(?:a|y|ę|ow\\p{L}*)|żółt(?:ka|ek|ko)|biał(?:ka|ek|ko)|majonez\\p{L}*',
    ),
    not: word(
      'egg[- ]free[^,;]*|vegan (?:mayo(?:nnaise)?|aioli|eggs?|meringues?)|(?:flax(?:seed)?|linseed|chia) eggs?|egg replacers?|eggplants?',
    ),
  },
  fish: {
    in: word(
      'fish|(?:cat|monk|rock|sword|white)fish|fishcakes?|nam pla|dashi|bonito|surimi|(?:crab|seafood) ?sticks?|gravlax|lox|kippers?|bottarga|bass|snapper|turbot|tilapia|bream|perch|pike|grouper|flounder|whiting|coley|whitebait|sprats?|pilchards?|barramundi|mahi[- ]mahi|sturgeon|salmon|tuna|cod|haddock|hake|trout|herrings?|mackerel|sardines?|anchov(?:y|ies)|seabass|halibut|plaice|sole|pollock|carp|char|eel|worcestershire(?: sauce)?|caviar|roe|ryb\\p{L}*|łoso\\p{L}*|tuńczyk\\p{L}*|dorsz\\p{L}*|pstrąg\\p{L}*|śledź|śledzi\\p{L}*|makrel\\p{L}*|karp(?:ia|iem|ie)?|sandacz\\p{L}*|mintaj\\p{L}*|szprot\\p{L}*|halibut\\p{L}*|sardyn\\p{L}*|sardel\\p{L}*|anchois|szczupak\\p{L}*|morszczuk\\p{L}*|węgorz\\p{L}*|flądr\\p{L}*|kawior\\p{L}*',
    ),
  },
  peanuts: {
    in: word('peanuts?|groundnuts?|peanut butter|satay|orzesz\\p{L}* ziemn\\p{L}*|masł\\p{L}* orzechow\\p{L}*'),
  },
  soy: {
    in: word(
      'soya?|soy sauce|soybeans?|edamame|tofu|tempeh|miso|tamari|shoyu|ponzu|natto|gochujang|kecap|bean curd|tvp|teriyaki(?: sauce)?|hoisin(?: sauce)?|soj\\p{L}*|sojow\\p{L}*',
    ),
  },
  milk: {
    in: word(
      'milk|lactose|caseinate|casein|butter|buttermilk|buttercream|butterscotch|toffee|shortbreads?|brioches?|croissants?|lemon curd|cream|half[- ]and[- ]half|fromage (?:frais|blanc)|labneh|skyr|tzatziki|raita|pesto|crème fraîche|creme fraiche|yogh?urts?|cheeses?|cheddar|parmesan|parmigiano|pecorino|grana padano|mozzarella|burrata|provolone|manchego|stilton|asiago|comté|raclette|taleggio|fontina|edam|queso|cotija|scamorza|ricotta|mascarpone|feta|gruy[eè]re|emmental|gouda|halloumi|paneer|quark|twar[óo]g\\p{L}*|ghee|kefir|whey|custard|béchamel|bechamel|ice cream|dulce de leche|gorgonzola|roquefort|brie|camembert|(?:milk|white) chocolate|mlek\\p{L}*|masł(?:o|a|em)|śmietan\\p{L}*|ser(?:a|em|y|ów)?|serek|serk\\p{L}*|jogurt\\p{L}*|kefir\\p{L}*|parmezan\\p{L}*|mozzarel\\p{L}*|fet[yęą]|bryndz\\p{L}*|oscyp\\p{L}*|maślank\\p{L}*',
    ),
    not: word(
      '(?:plant(?:[- ]based)?|vegan|dairy[- ]free|non[- ]dairy) (?:(?:sour|cream|grated|double|single|heavy|whipping|whipped|greek|plain) )*(?:milk|cream|butter|buttermilk|buttercream|yogh?urts?|cheeses?|crème fraîche|creme fraiche|custard|ice cream|mozzarella|parmesan|feta|cheddar|ricotta|mascarpone|halloumi|gouda|camembert|quark|pesto|toffee|(?:milk|white) chocolate)|(?:coconut|oat|almond|soya?|rice|cashew|hemp) (?:milk|cream|butter|yogh?urts?|cheese)|(?:peanut|almond|cashew|nut|cocoa|apple) butter|butter (?:beans?|lettuce)|butternut|cream of tartar|coconut cream|(?:mlek|masł|śmietan|jogurt|ser)\\p{L}* (?:roślinn|wegańsk|kokosow|sojow|owsian|migdałow|ryżow)\\p{L}*|masł\\p{L}* (?:orzechow|kakaow)\\p{L}*|coconut milk powder',
    ),
  },
  nuts: {
    in: word(
      'nuts?|almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|macadamias?|brazil nuts?|marzipan|pralines?|nougat|gianduja|amaretti|baklava|dukkah?|nutella|frangipane|pesto|migdał\\p{L}*|marcepan\\p{L}*|orzesz\\p{L}*|orzech\\p{L}*|nerkow\\p{L}*|pistacj\\p{L}*',
    ),
    not: word(
      'nut[- ]free[^,;]*|water chestnuts?|pine nuts?|coco nuts?|tiger nuts?|orze(?:ch|sz)\\p{L}* (?:ziemn|pini|kokosow)\\p{L}*',
    ),
  },
  celery: {
    in: word(
      'celery|celeriac|celery salt|seler\\p{L}*|(?:stock|bouillon) (?:cubes?|powder|pots?)|kost(?:k\\p{L}*|ek) (?:rosołow|bulionow)\\p{L}*|włoszczyzn\\p{L}*',
    ),
  },
  mustard: { in: word('mustard|dijon|musztard\\p{L}*|gorczyc\\p{L}*|piccalilli') },
  sesame: {
    in: word('sesame|tahini|tahina|hummus|halvah?|chałw\\p{L}*|za.?atar|gomash?io|dukkah?|furikake|sezam\\p{L}*'),
  },
  sulphites: {
    in: word(
      'wine|sherry|marsala|port|vermouth|prosecco|champagne|cava|madeira|dried apricots|sul(?:ph|f)ites|wine vinegar|balsamic(?: vinegar)?|cider|win(?:o|a|em)|oc(?:et|tu|tem) winn\\p{L}*|suszon\\p{L}* morel\\p{L}*',
    ),
  },
  lupin: { in: word('lupins?|lupine|łubin\\p{L}*') },
  molluscs: {
    in: word(
      'mussels?|clams?|cockles?|whelks?|winkles?|periwinkles?|abalone|conch|escargots?|omuł\\p{L}*|przegrzeb\\p{L}*|ślimak\\p{L}*|mątw\\p{L}*|oysters?|oyster sauce|scallops?|squid|calamari|octopus|cuttlefish|snails?|małż\\p{L}*|ostryg\\p{L}*|kalmar\\p{L}*|ośmiornic\\p{L}*',
    ),
    not: word('(?:king )?oyster mushrooms?'),
  },
}

const MEAT = word(
  'chicken|poultry|poussin|pheasant|partridge|quails?|guinea fowl|hare|beef|(?:ham)?burgers?|brisket|oxtail|tripe|sirloin|rump|rib-?eye|steaks?|veal|pork|lamb|mutton|turkey|duck|goose|rabbit|venison|bacon|pancetta|guanciale|gammon|lardons?|speck|bresaola|mortadell?\\p{L}*|pastrami|nduja|jerky|ham|prosciutto|sausages?|hot ?dogs?|frankfurters?|bratwursts?|chipolatas?|merguez|andouille|kielbasa|kabanos\\p{L}*|black pudding|foie gras|pâté|chorizo|salami|pepperoni|mince(?:d meat)?|ground meat|meat(?:balls?)?|liver|kidneys?|lard|drippings?|suet|tallow|gelatine?|marshmallows?|bones?|ribs?|chops?|kurcz(?:ak|ę)\\p{L}*|drób|drobiu|drobiow\\p{L}*|gęś|gęsi\\p{L}*|królik\\p{L}*|bażant\\p{L}*|cielęc\\p{L}*|barani\\p{L}*|dziczyzn\\p{L}*|sarnin\\p{L}*|polędwic\\p{L}*|żeber\\p{L}*|golon\\p{L}*|słonin\\p{L}*|wędlin\\p{L}*|bekon\\p{L}*|parów(?:ek|k\\p{L}*)|kaszan\\p{L}*|pasztet\\p{L}*|salceson\\p{L}*|ros[óo]ł(?:u|em)?|wołow\\p{L}*|wieprzow\\p{L}*|schab\\p{L}*|karków\\p{L}*|boczk\\p{L}*|boczek|szynk\\p{L}*|kiełbas\\p{L}*|mięs\\p{L}*|indyk\\p{L}*|kaczk\\p{L}*|jagnięc\\p{L}*|smal(?:ec|cu)|żelatyn\\p{L}*|wątrób\\p{L}*',
)
const NO_MEAT = word(
  '(?:vegan|vegetarian|veggie|plant[- ]based|mock|soya?) (?:mince|meat(?:balls?)?|sausages?|chicken|bacon|ham|beef|steaks?|burgers?|hot ?dogs?|chorizo|lardons?|gelatine?|marshmallows?|p[âa]té)|(?:bean|lentil|mushroom) burgers?|(?:ham)?burger (?:buns?|rolls?|relish|sauce)|hot ?dog (?:buns?|rolls?)|(?:mushroom|lentil|vegetable) pâté|(?:tempeh|tofu|coconut) bacon|beef(?:steak)? tomato(?:es)?|chop(?:ped)?|kidney beans?|celery ribs?|ribs? (?:of )?celery|(?:cauliflower|cabbage|cod|halibut|salmon|swordfish|tuna) steaks?|vegetable suet|(?:duck|goose|turkey|quail) eggs?|quail.?s.? eggs?|jaj\\p{L}* gęsi\\p{L}*|(?:chicken|hen) of the woods|lamb.s lettuce',
)
const HONEY = word('honey|mi[óo]d|miodu|miodem')

const without = (line: string, pattern: RegExp | undefined) =>
  pattern ? line.replace(new RegExp(pattern.source, 'giu'), ' ') : line

const holds = (lines: readonly string[], { in: sign, not }: { in: RegExp; not?: RegExp }) =>
  lines.some((line) => sign.test(without(line.normalize('NFC'), not)))

/** Proposes the allergens of the ingredients to an editor, who can read the labels on the packs. */
export function proposeAllergens(lines: readonly string[]): Allergen[] {
  const names = Object.keys(ALLERGENS) as Allergen[]
  return names.filter((name) => holds(lines, SIGNS[name]))
}

/** Proposes the diets that the ingredients suit; none for a recipe without ingredients. */
export function proposeDiets(lines: readonly string[]): Diet[] {
  if (lines.length === 0) return []
  const found = new Set(proposeAllergens(lines))
  const hasMeat = holds(lines, { in: MEAT, not: NO_MEAT })
  const hasFish = found.has('fish') || found.has('crustaceans') || found.has('molluscs')
  const isVegetarian = !hasMeat && !hasFish
  const isVegan = isVegetarian && !found.has('eggs') && !found.has('milk') && !holds(lines, { in: HONEY })
  const suits: Record<Diet, boolean> = {
    vegan: isVegan,
    vegetarian: isVegetarian,
    pescatarian: !hasMeat && hasFish,
    'gluten-free': !found.has('gluten'),
    'dairy-free': !found.has('milk'),
    'nut-free': !found.has('nuts') && !found.has('peanuts'),
  }
  return (Object.keys(DIETS) as Diet[]).filter((diet) => suits[diet])
}
