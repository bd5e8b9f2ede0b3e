import { list, outline, type Section, steps, table } from './outline'
import type { Subject } from './subject'
import { asMetaDescription, asMetaTitle, asTitle, sentenceCase } from './title'
import type { Structure } from './types'

const opening: Section = {
  heading: 'The short answer',
  body: ['Answer “{subject}” in three sentences. Then say for whom the rest is, and how long it takes.'],
}

const need: Section = {
  heading: 'What you need',
  body: [
    list(
      'Tools, with a cheap stand-in for each',
      'Ingredients or materials, with amounts',
      'Time: hands-on and waiting',
    ),
  ],
}

const method: Section = {
  heading: 'Step by step',
  body: [
    steps(
      'The preparation, with everything that has to be ready before you start.',
      'The first step: one action, one number (minutes, grams, degrees), one sign that it went well.',
      'The next step, in the same way.',
      'The step at which most people go wrong: say what it looks like when it does.',
      'The end: how you know that it is done.',
    ),
  ],
}

const mistakes: Section = {
  heading: 'What goes wrong',
  body: [
    table(
      ['What you see', 'Why', 'What to do'],
      ['The most common fault', 'its cause', 'how to save it now'],
      ['The second', 'its cause', 'how to avoid it next time'],
    ),
  ],
}

const next: Section = {
  heading: 'Where to go from here',
  body: [list('A recipe of ours that uses it (link)', 'The harder version, for when this one works')],
}

const choose: readonly Section[] = [
  {
    heading: 'How to choose',
    body: [
      table(
        ['Kind', 'Look for', 'Leave it when', 'Good for'],
        ['The first', 'sign of quality', 'sign of age or fraud', 'a dish'],
        ['The second', 'sign of quality', 'sign of age or fraud', 'a dish'],
      ),
    ],
  },
  {
    heading: 'What the label says',
    body: [
      list(
        'Words that are defined by law, and what they mean',
        'Words that mean nothing',
        'The order of the ingredients',
      ),
    ],
  },
  { heading: 'What it should cost', body: ['A range for {subject}, with place and month, and what more money buys.'] },
]

const keep: readonly Section[] = [
  {
    heading: 'How long it keeps',
    body: [
      table(
        ['Food', 'Cupboard', 'Fridge (4 °C)', 'Freezer (−18 °C)'],
        ['The first', '–', 'days', 'months'],
        ['The second', '–', 'days', 'months'],
      ),
    ],
  },
  method,
  {
    heading: 'Safety',
    body: [
      list(
        'Cool within two hours; keep below 5 °C or above 60 °C',
        'Signs that it has gone off, and what cannot be seen or smelled',
        'When in doubt, throw it out: name the authority the limits come from',
      ),
    ],
  },
]

/** How much, by what animals of this kind weigh. */
const amounts = (...weights: string[]): Section => ({
  heading: 'How much',
  body: [table(['Body weight', 'Amount a day', 'Calories'], ...weights.map((weight) => [weight, 'g', 'kcal']))],
})

const petsFrom = (...weights: string[]): readonly Section[] => [
  amounts(...weights),
  method,
  {
    heading: 'When to ask the vet',
    body: [
      list(
        'Puppies, kittens, old or ill animals, and diets from the vet',
        'Vomiting, diarrhoea or no appetite for longer than a day',
        'What is poisonous in this context, and the number of an emergency clinic',
      ),
    ],
  },
]

const eat: readonly Section[] = [
  {
    heading: 'How much is enough',
    body: ['The recommended amount, with the authority (EFSA, WHO, the national institute), linked.'],
  },
  {
    heading: 'What that looks like on a plate',
    body: [
      table(
        ['Food', 'Portion', 'Amount'],
        ['An everyday one', 'g', 'number and unit'],
        ['A second', 'g', 'number and unit'],
        ['A third', 'g', 'number and unit'],
      ),
    ],
  },
  {
    heading: 'Swaps that bring you there',
    body: [
      steps('For breakfast: instead of … take …', 'For lunch: instead of … take …', 'For dinner: instead of … take …'),
    ],
  },
  {
    heading: 'Who should ask a doctor first',
    body: ['Illnesses, medicines, pregnancy, children: name those for whom {subject} is different.'],
  },
]

const how: readonly Section[] = [need, method]

const KINDS: readonly { test: RegExp; sections: readonly Section[] }[] = [
  {
    test: /^(?!.*\b(?:dogs?|pupp(?:y|ies)|pets?)\b).*\b(?:cats?|kittens?)\b/i,
    sections: petsFrom('3 kg', '4 kg', '5 kg', '6 kg'),
  },
  { test: /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b/i, sections: petsFrom('5 kg', '10 kg', '20 kg', '30 kg') },
  { test: /\b(?:choos\w*|buy\w*|pick\w*|select\w*|label\w*|compar\w*)\b/i, sections: choose },
  { test: /\b(?:stor\w+|freez\w*|preserv\w*|ferment\w*|leftovers?|keep\w*|pantry|can(?:ning)?)\b/i, sections: keep },
  {
    test: /\b(?:nutrition|nutrients?|protein|fib(?:re|er)|vitamins?|iron|diet|healthy|calories|sugar|salt)\b/i,
    sections: eat,
  },
]

/** Everything that the helper may have written, for a look at what of it is still in a text. */
export const guideSections: readonly Section[] = [
  opening,
  mistakes,
  next,
  ...how,
  ...KINDS.flatMap(({ sections }) => sections),
]

const asHeadline = (text: string) =>
  /^(?:how|what|when|why|which|\d)/i.test(text) ? text : `${text}: a practical guide`

/** An outline for a guide: the short answer, what the kind of guide needs, the faults, the way on. */
export function guideStructure({ text }: Subject): Structure {
  const sections = KINDS.find(({ test }) => test.test(text))?.sections ?? how
  const title = asTitle(asHeadline(text))
  return {
    title,
    content: outline([opening, ...sections, mistakes, next], text),
    metaTitle: asMetaTitle(title.length > 60 ? asTitle(text) : title),
    metaDescription: asMetaDescription(
      `${sentenceCase(text)}, step by step.`,
      'With a table to look things up in, and what goes wrong most often.',
    ),
  }
}
