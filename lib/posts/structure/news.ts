import { list, outline, type Section, table } from './outline'
import type { Subject } from './subject'
import { asMetaDescription, asMetaTitle, asTitle, sentenceCase } from './title'
import type { Structure } from './types'

const lead: Section = {
  heading: 'In short',
  body: ['One paragraph of at most 50 words on “{subject}”: who, what, when, where. A reader who stops here knows it.'],
}

const facts: Section = {
  heading: 'The facts',
  body: [
    list(
      'Who: the people and organisations, with full name and role',
      'What: what happened or changes, in one sentence',
      'When: the date, with the year',
      'Where: the town and the country, or “online”',
      'Why: the reason given, and by whom',
      'How: how it works or will work',
    ),
  ],
}

const sources: Section = {
  heading: 'Sources',
  body: [
    list(
      'The first source, linked: the authority, study or organiser itself, not another report about it',
      'A second, independent one',
      'Who was asked for comment, when, and what they said',
    ),
  ],
}

const recall: readonly Section[] = [
  {
    heading: 'Which product',
    body: [
      table(
        ['Product', 'Pack size', 'Batch or lot', 'Use by', 'Sold at'],
        ['Name as on the label', 'g or ml', 'as printed', 'day, month, year', 'shops and countries'],
      ),
    ],
  },
  {
    heading: 'What is wrong with it',
    body: [
      'Name the hazard (allergen, bacteria, foreign body) and who is at risk: people, children, pregnant women, pets.',
    ],
  },
  {
    heading: 'What to do now',
    body: [
      list(
        'Check the batch before anything else, and say where it is printed',
        'Do not eat it or feed it; throw it away or take it back: say which, and whether a receipt is needed',
        'Which signs mean a doctor or a vet, and how soon',
        'The number or address of the producer',
      ),
    ],
  },
]

const study: readonly Section[] = [
  {
    heading: 'What was found',
    body: ['The result in numbers, with the absolute risk or amount beside every percentage.'],
  },
  {
    heading: 'How it was found',
    body: [
      table(
        ['Question', 'Answer'],
        ['Who or what was studied', 'people, animals or cells, and how many'],
        ['What kind of study', 'trial, observation, review'],
        ['How long', 'weeks or years'],
        ['Who paid', 'as the paper declares it'],
      ),
    ],
  },
  {
    heading: 'What it does not show',
    body: [
      list('Cause, or only a link?', 'Whom it cannot be applied to', 'What an expert who was not part of it says'),
    ],
  },
  {
    heading: 'At the table',
    body: ['What a reader may do differently tomorrow about {subject}, or plainly: nothing yet.'],
  },
]

const event: readonly Section[] = [
  {
    heading: 'Practical information',
    body: [
      list(
        'Date and opening hours:',
        'Address and how to get there without a car:',
        'Price and where to book:',
        'Access for wheelchairs, prams and dogs:',
      ),
    ],
  },
  { heading: 'What to see and taste', body: ['Three things worth going for, each with a name, a place and a price.'] },
  {
    heading: 'Who is behind it',
    body: ['The organiser, how long it has been held, and one quotation with full name and role.'],
  },
]

const season: readonly Section[] = [
  {
    heading: 'What is at its best',
    body: [
      table(
        ['Produce', 'Look for', 'Keeps', 'We cook'],
        ['{Subject}', 'colour, weight, smell', 'days, and where', 'link a recipe'],
        ['A second one', 'how to choose it', 'days, and where', 'link a recipe'],
      ),
    ],
  },
  { heading: 'Going out, coming in', body: [list('Last weeks of:', 'Just starting:', 'Better to wait for:')] },
  {
    heading: 'Prices and weather',
    body: ['What it cost where you bought it and on which day; what the weather has done to it.'],
  },
]

const general: readonly Section[] = [
  {
    heading: 'What changes for readers',
    body: ['What someone who cooks, shops or keeps a pet will notice about {subject}, and from when.'],
  },
  { heading: 'The background', body: ['Three sentences of history: what was before, and what led here.'] },
  {
    heading: 'What people say',
    body: [
      list('A voice for it, with full name and role', 'A voice against it or with doubts', 'Somebody it happens to'),
    ],
  },
  { heading: 'What happens next', body: ['The next date to watch, and what is still open.'] },
]

const KINDS: readonly { test: RegExp; sections: readonly Section[]; promise: string }[] = [
  {
    test: /\b(?:recall\w*|contaminat\w*|warning|salmonella|listeria|allergen|withdrawn)\b/i,
    sections: recall,
    promise: 'Which batches are concerned, what the risk is, and what to do now.',
  },
  {
    test: /\b(?:stud(?:y|ies)|research\w*|scientists?|trial|survey|report finds)\b/i,
    sections: study,
    promise: 'What was found, how, and what it does not show.',
  },
  {
    test: /\b(?:festival|fair|workshop|opening|opens|competition|award|conference|event)\b/i,
    sections: event,
    promise: 'When, where, what it costs and what to taste.',
  },
  {
    test: /\b(?:season\w*|harvest|market|january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
    sections: season,
    promise: 'What is at its best, how to choose it and what to cook.',
  },
]

/** Everything that the helper may have written, for a look at what of it is still in a text. */
export const newsSections: readonly Section[] = [
  lead,
  facts,
  sources,
  ...general,
  ...KINDS.flatMap(({ sections }) => sections),
]

/** An outline for a news item: the lead, the facts, what the kind of news needs, and the sources. */
export function newsStructure({ text }: Subject): Structure {
  const kind = KINDS.find(({ test }) => test.test(text))
  const title = asTitle(text)
  return {
    title,
    content: outline([lead, facts, ...(kind?.sections ?? general), sources], text),
    metaTitle: asMetaTitle(title),
    metaDescription: asMetaDescription(
      `${sentenceCase(text)}.`,
      kind?.promise ?? 'What happened, what changes for readers, and what comes next.',
    ),
  }
}
