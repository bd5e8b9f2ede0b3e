const NO_BREAK_SPACE = '\u00a0'

/** Units of measure: a number and its unit stay on one line. */
const UNITS =
  'g|kg|mg|µg|ml|cl|dl|l|cm|mm|m|km|kcal|kJ|h|min|s|°C|°F|°|tsp|tbsp|cups?|oz|lb|minutes?|hours?|days?|weeks?|months?|years?|seconds?|grams?|litres?|degrees|PLN|zł|€|%|AM|PM|dag|łyżk\\p{L}*|minut\\p{L}*|godzin\\p{L}*|dni'
/** Matches a unit that no letter or digit follows. */
export const UNIT_AFTER = `(?:${UNITS})(?![\\p{L}\\d])`
const BEFORE_UNIT = new RegExp(`(?<=[\\d½⅓⅔¼¾⅛]) (?=${UNIT_AFTER})`, 'gu')

/** Joins each number of a text to its unit. A file of its own, since browsers load it. */
export const withUnits = (text: string): string => text.replace(BEFORE_UNIT, NO_BREAK_SPACE)
