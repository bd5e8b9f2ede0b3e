import { list, outline, type Section, steps, table } from './outline'
import type { Subject } from './subject'
import { asMetaDescription, asMetaTitle, asTitle, sentenceCase } from './title'
import type { Structure } from './types'

const terms = (where: string) =>
  table(
    ['Term', 'In plain words', 'Where you meet it'],
    ['The first', 'one sentence', where],
    ['The second', 'one sentence', where],
  )

const beliefs: Section = {
  heading: 'What many believe',
  body: [
    list(
      '“The popular belief.” What is true about it, and what is not, with the source',
      '“The second one.” In the same way',
    ),
  ],
}

const checks = (broken: string): Section => ({
  heading: 'Check yourself',
  body: [
    steps('A question about the principle.', broken, 'A question that needs a number.'),
    'Answers: one line each.',
  ],
})

const cooking: readonly Section[] = [
  {
    heading: 'What you will be able to do',
    body: [
      list(
        'Explain {subject} in two sentences to somebody who does not cook',
        'Recognise it in the pan, with your eyes, ears and nose',
        'Use it on purpose in a dish of your own',
      ),
    ],
  },
  {
    heading: 'The question',
    body: ['Begin at the stove: something that every cook has seen and wondered about, and that {subject} explains.'],
  },
  {
    heading: 'What happens',
    body: [
      'The principle in plain words, one idea a paragraph. Every term is explained where it first comes up.',
      terms('a dish'),
    ],
  },
  {
    heading: 'The numbers that matter',
    body: [
      table(
        ['Temperature, time or ratio', 'What changes there'],
        ['the first threshold', 'what you see'],
        ['the second threshold', 'what you see'],
      ),
    ],
  },
  {
    heading: 'Try it: an experiment for one evening',
    body: [
      list('You need: what, how much, and two identical pans or bowls', 'Change one thing only, and say which'),
      steps(
        'Set up both versions at the same time.',
        'Treat them alike, but for the one thing.',
        'Look, smell and taste after the same minutes, and write it down.',
        'Say what {subject} has to do with the difference.',
      ),
    ],
  },
  beliefs,
  {
    heading: 'In your kitchen tomorrow',
    body: [
      list('A dish where it helps (link a recipe)', 'A dish where it harms', 'One thing to do differently from now on'),
    ],
  },
  checks('A question with a dish that went wrong: why?'),
  {
    heading: 'Read on',
    body: [list('A book or a paper, linked, with what it is good for', 'A guide of ours that builds on this')],
  },
]

/** What is taught about animals happens at the bowl, not in the pan; nothing is tried out on them. */
const animals: readonly Section[] = [
  {
    heading: 'What you will be able to do',
    body: [
      list(
        'Explain {subject} in two sentences to another owner',
        'Read it off a label, a bowl and an animal',
        'Decide what to do at home, and what to ask the vet',
      ),
    ],
  },
  {
    heading: 'The question',
    body: ['Begin at the bowl: something that every owner has seen and wondered about, and that {subject} explains.'],
  },
  {
    heading: 'What happens in the body',
    body: ['The principle in plain words, one idea a paragraph. Say where dogs and cats differ.', terms('a food')],
  },
  {
    heading: 'The numbers that matter',
    body: [
      table(
        ['Body weight', 'How much', 'Where that comes from'],
        ['the first', 'amount a day', 'the source'],
        ['the second', 'amount a day', 'the source'],
      ),
    ],
  },
  {
    heading: 'What is dangerous',
    body: [
      list(
        'Too much: the first sign, and the amount',
        'What must never be in it, by name',
        'When it is a matter for the vet, and the number of an emergency clinic',
      ),
    ],
  },
  beliefs,
  {
    heading: 'At the bowl tomorrow',
    body: [list('One thing to change, and how slowly', 'What to watch for in the first two weeks')],
  },
  checks('A question with an animal that does not do well: why?'),
  {
    heading: 'Read on',
    body: [
      list('A paper or a veterinary body, linked, with what it is good for', 'A guide of ours that builds on this'),
    ],
  },
]

/** Everything that the helper may have written, for a look at what of it is still in a text. */
export const educationSections: readonly Section[] = [...cooking, ...animals]

const PET = /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b/i
const asHeadline = (text: string) =>
  /^(?:how|what|when|why|understanding)\b/i.test(text) ? text : `understanding ${text}`

/** An outline for a lesson: aims, principle, numbers, an experiment, beliefs, questions. */
export function educationStructure({ text }: Subject): Structure {
  const title = asTitle(asHeadline(text))
  const isAboutPets = PET.test(text)
  return {
    title,
    content: outline(isAboutPets ? animals : cooking, text),
    metaTitle: asMetaTitle(title),
    metaDescription: isAboutPets
      ? asMetaDescription(
          `${sentenceCase(text)}, explained for owners.`,
          'The principle, the numbers, what is dangerous, and when to ask the vet.',
        )
      : asMetaDescription(
          `${sentenceCase(text)}, explained for cooks.`,
          'The principle, the numbers, and an experiment for one evening.',
        ),
  }
}
