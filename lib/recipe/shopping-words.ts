import { oneLine } from '../text.ts'
import { findFood } from './foods.ts'

/** Words of size and preparation, which are irrelevant to shopping. */
export const REMARKS =
  /\b(?:(?:large|small|medium)-sized|freshly ground|finely|roughly|thinly|freshly|coarsely|lightly|well|chopped|sliced|diced|minced|grated|crushed|peeled|melted|softened|soft|beaten|halved|quartered|cubed|drained|rinsed|cooked|ripe|fresh|large|small|medium|big|whole|about|plus|extra|optional|divided|heaped|level|a little|some|of|the)\b/giu
export const SIZES = /\b(?:lrg|med|large|small|medium|big|whole)(?:-sized)?\b/giu

export const OR = /\s(?:or|lub)\s/u
/** "or" before an amount or a quantity word: "or 2 tbsp oil", "or more to taste". The rest is not bought. */
const OTHER_AMOUNT =
  /\s(?:or|lub)\s+(?=(?:about\s+|around\s+|roughly\s+)?[#\d½⅓⅔¼¾]|(?:an?|half|one|two|three|more|less|as|to|so)\b)/u

/**
 * The first of several choices if it is complete by itself: "butter or sunflower oil". All of them if the first needs
 * the last noun, "chicken or vegetable stock", or if that is unclear.
 */
export function firstChoice(text: string): string {
  const [first = ''] = text.split(OTHER_AMOUNT)
  const choice = oneLine(first.replace(REMARKS, ' ')) ? first : text
  const [before = '', ...others] = choice.split(OR)
  // "2 carrots or parsnips": the noun before "or" is part of the amount.
  if (others.length === 0 || oneLine(before) === '') return before
  const after = others.at(-1) ?? ''
  const last = oneLine(after).split(' ').at(-1) ?? ''
  const food = findFood(before)
  const isWhole = food && findFood(last) && food === findFood(`${before} ${last}`) && food !== findFood(after)
  return isWhole ? before : choice
}
