const METRIC = [
  'g', 'gr', 'gm', 'gms', 'gram', 'grams', 'gramme', 'grammes', 'kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'mg', 'dag', 'dkg',
  'ml', 'milliliter', 'milliliters', 'millilitre', 'millilitres', 'cl', 'dl', 'l', 'lt', 'liter', 'liters', 'litre', 'litres',
  'litr', 'litry', 'litrów',
]
const KITCHEN = [
  'cup', 'cups', 'tbsp', 'tbsps', 'tbs', 'tblsp', 'tablespoon', 'tablespoons', 'tsp', 'tsps', 'teaspoon', 'teaspoons',
  'fl oz', 'fl. oz', 'fluid ounce', 'fluid ounces', 'oz', 'ounce', 'ounces', 'lb', 'lbs', 'pound', 'pounds',
  'pint', 'pints', 'quart', 'quarts', 'qt', 'gallon', 'gallons',
  'łyżka', 'łyżki', 'łyżek', 'łyżeczka', 'łyżeczki', 'łyżeczek', 'szklanka', 'szklanki', 'szklanek',
]

const byLength = [...METRIC, ...KITCHEN].sort((a, b) => b.length - a.length).map((unit) => unit.replace('.', '\\.'))
const UNIT_AT_START = new RegExp(`^(?:${byLength.join('|')})(?![\\p{L}])`, 'iu')

/** The unit of mass or volume that `text` begins with, as it is written there. */
export const unitAtStart = (text: string): string | undefined => UNIT_AT_START.exec(text)?.[0]

export const isMetric = (unit: string): boolean => METRIC.includes(unit.toLowerCase())
