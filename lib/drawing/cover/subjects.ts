import type { PieceName } from '../pieces/registry.ts'

/** Words, the piece that they name, and further pieces for a text that names few others. */
const RULES: readonly (readonly [RegExp, PieceName, ...PieceName[]])[] = [
  [/\bstrawberr/, 'strawberry', 'cup'],
  [/\basparagus/, 'asparagus', 'egg'],
  [/\bpotato/, 'potato', 'sprig'],
  [/\bonion|\bleek|\bshallot|\bgarlic/, 'onion', 'knife'],
  [/\b(?:beans?|peas?|lentils?|chickpeas?)\b/, 'pod', 'pot'],
  [/\bapples?\b/, 'apple', 'whisk'],
  [/\b(?:pumpkin|squash)/, 'pumpkin', 'sprig'],
  [/\bcarrots?\b|\bvegetables?\b|\broots?\b|\btrimmings\b/, 'carrot', 'onion'],
  [/\b(?:beets?|beetroot|radish\w*|barszcz|borscht)\b/, 'radish', 'sprig'],
  [/\bmushroom|\bumami/, 'mushroom', 'pan'],
  [/\btomato|\bpasta|\bpizza/, 'tomato', 'bottle'],
  [/\b(?:lemons?|citrus|oranges?|taste|tastes|sour)\b/, 'lemon', 'salt'],
  [/\b(?:pears?|plums?|fruit)\b/, 'pear', 'apple'],
  [/\bavocado/, 'avocado', 'lemon'],
  [/\b(?:chill?i(?:es)?|spic\w+|curry|pain)\b/, 'chilli', 'spoon'],
  [/\b(?:herbs?|basil|dill|parsley|greens|leaves|salads?)\b/, 'sprig', 'deepBowl'],
  [/\b(?:bread|toast|sourdough|dough|flour|gluten|grains?|fibre|sandwich\w*)\b/, 'loaf', 'bread', 'pod', 'apple'],
  [/\b(?:cakes?|baking|bake|biscuits?|cookies?|dessert\w*)\b/, 'cakeTin', 'whisk'],
  [/\b(?:chocolate|cocoa|holiday)\b/, 'chocolate', 'cup'],
  [/\b(?:cheese|dairy|pierogi)\b/, 'cheese', 'jug'],
  [/\beggs?\b|\bomelett?e/, 'egg', 'pan'],
  [/\b(?:fish|trout|salmon|tuna|cod|herring|seafood)\b/, 'fish', 'lemon'],
  [/\b(?:soups?|stocks?|broths?|stews?|simmer\w*|boil\w*|pots?)\b/, 'pot', 'spoon', 'carrot'],
  [/\b(?:pans?|fry|fried|frying|browning|heat|roast\w*)\b/, 'pan', 'thermometer', 'onion'],
  [/\b(?:salt|salty)\b/, 'salt', 'radish', 'spoon', 'egg'],
  [/\bfreez/, 'freezer', 'lunchbox', 'pod', 'strawberry'],
  [/\b(?:meal prep|batch|leftovers?|box|boxes|lunch\w*)\b/, 'lunchbox', 'carrot', 'pod'],
  [/\b(?:barbecue|grill\w*)\b/, 'grill', 'tomato', 'sprig'],
  [/\b(?:thermometer|temperatures?|degrees)\b/, 'thermometer', 'pot'],
  [/\b(?:grams?|weigh\w*|scales?|kilograms?|calories)\b/, 'scale', 'egg', 'deepBowl', 'whisk'],
  [/\b(?:labels?|checklist|packet)\b/, 'magnifier', 'label'],
  [/\b(?:pet food|dog food|cat food|new food|pet's food|pet’s food)\b/, 'petTin', 'paw'],
  [/\b(?:dogs?|pupp(?:y|ies))\b/, 'bone', 'petTin', 'paw'],
  [/\b(?:cats?|kittens?|pets?|animals?)\b/, 'paw', 'petTin', 'bone'],
  [/\b(?:tea|coffee|latte|drinks?)\b/, 'cup', 'jug'],
  [/\b(?:water|milk|cream)\b/, 'jug', 'cup'],
  [/\b(?:jam|pickle\w*|preserv\w*|ferment\w*|kimchi|sauerkraut)\b/, 'jar', 'radish'],
  [/\b(?:oil|vinegar|wine|emulsions?)\b/, 'bottle', 'egg', 'whisk'],
  [/\b(?:knife|knives|sharpen\w*)\b/, 'knife', 'board'],
  [/\b(?:science|research|study|studies|history|lesson)\b/, 'books', 'cup'],
]

/** The number of places in each layout. */
export const MOST_PIECES = 5

/** The pieces that a text names, in the order of its words; empty when it names none. */
export function coverPieces(text: string): PieceName[] {
  const words = text.toLowerCase()
  const named = RULES.map(([pattern, ...pieces]) => ({ at: words.search(pattern), pieces }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const inText = named.flatMap(({ pieces }) => pieces.slice(0, 1))
  const beside = named.flatMap(({ pieces }) => pieces.slice(1))
  return [...new Set([...inText, ...beside])].slice(0, MOST_PIECES)
}
