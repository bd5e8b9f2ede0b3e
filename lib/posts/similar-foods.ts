import { plain } from '../text.ts'
import { hasOperators, plainWords } from './search-terms'

/**
 * Families of similar foods: a search for one that no post names finds the others. Editors keep synonyms of one food in
 * the database.
 */
const FAMILIES: readonly (readonly string[])[] = [
  ['parsley', 'dill', 'chives', 'mint', 'lovage', 'tarragon', 'chervil', 'coriander', 'cilantro'],
  ['thyme', 'marjoram', 'rosemary', 'sage', 'oregano', 'savory', 'basil'],
  ['zakwas', 'chłodnik', 'barszcz', 'żurek', 'borscht', 'white borscht', 'kapuśniak', 'krupnik', 'rosół'],
  ['pierogi', 'gnocchi', 'kopytka', 'kluski', 'uszka', 'ravioli', 'gyoza', 'pelmeni', 'vareniki'],
  ['barley', 'buckwheat', 'rice', 'kasha', 'millet', 'quinoa', 'couscous', 'bulgur', 'farro', 'spelt'],
  ['beans', 'chickpeas', 'lentils', 'peas', 'black beans', 'tempeh', 'tofu', 'edamame'],
  ['spinach', 'chard', 'kale', 'sorrel', 'nettles', 'collard greens', 'rocket'],
  ['cabbage', 'sauerkraut', 'brussels sprouts', 'kimchi', 'kohlrabi', 'bok choy'],
  ['pumpkin', 'squash', 'courgette', 'sweet potato', 'marrow'],
  ['carrot', 'beetroot', 'parsnip', 'celeriac', 'turnip', 'swede', 'radish'],
  ['trout', 'salmon', 'fish', 'cod', 'haddock', 'herring', 'mackerel', 'carp', 'tuna', 'zander', 'pike'],
  ['chicken', 'turkey', 'duck', 'goose', 'guinea fowl', 'quail'],
  ['beef', 'lamb', 'pork', 'veal', 'venison', 'rabbit', 'goat'],
  ['twaróg', 'ricotta', 'cheese', 'feta', 'halloumi', 'mozzarella', 'cottage cheese', 'paneer', 'parmesan'],
  ['hazelnuts', 'almonds', 'walnuts', 'pecans', 'cashews', 'pistachios', 'peanuts'],
  ['plum', 'apple', 'pear', 'cherry', 'apricot', 'peach', 'nectarine', 'quince'],
  ['blueberries', 'strawberries', 'raspberries', 'blackcurrants', 'gooseberries', 'cranberries', 'bilberries'],
  ['lemon', 'orange', 'lime', 'grapefruit', 'mandarin', 'yuzu'],
  ['honey', 'syrup', 'maple syrup', 'agave', 'molasses', 'golden syrup'],
  ['bread', 'sourdough', 'focaccia', 'rolls', 'bagels', 'ciabatta', 'challah', 'brioche'],
  ['cake', 'biscuits', 'muffins', 'brownies', 'tart', 'cheesecake', 'scones', 'babka'],
  ['chilli', 'paprika', 'curry', 'harissa', 'gochujang', 'sriracha', 'sambal', 'cayenne'],
  ['risotto', 'pasta', 'noodles', 'spaghetti', 'lasagne', 'macaroni'],
]

export const foodNames: readonly string[] = FAMILIES.flat()

/** The number of similar foods to search for. */
const SIMILAR_MAX = 5

/** Makes plural and singular equal; the database finds both. */
const stem = (word: string): string => plain(word).replace(/(?<=ch|sh|s)es$|(?<=.{2})s$/, '')

const FAMILY_OF = new Map(FAMILIES.flatMap((family) => family.map((name) => [stem(name), family])))

/**
 * The foods that are similar to the first one in a search; null when it names none, or has quotes or a minus. The other
 * words stay: "coriander soup" becomes "parsley soup or dill soup or …".
 */
export function similarFoods(query: string): { names: readonly string[]; query: string } | null {
  if (hasOperators(query)) return null
  const words = plainWords(query)
  for (const [at] of words.entries())
    for (const length of [2, 1]) {
      const typed = words.slice(at, at + length).join(' ')
      const family = words.length < at + length ? undefined : FAMILY_OF.get(stem(typed))
      if (!family) continue
      const names = family.filter((name) => stem(name) !== stem(typed)).slice(0, SIMILAR_MAX)
      const asked = (name: string) => words.toSpliced(at, length, name).join(' ')
      return { names, query: names.map(asked).join(' or ') }
    }
  return null
}
