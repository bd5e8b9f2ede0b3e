import { networkLimit } from '../../kit/networks.ts'
import type { ToolTexts } from '../../kit/types.ts'

const used = ['x', 'linkedin', 'instagram', 'threads', 'bluesky', 'mastodon', 'facebook'] as const

export const texts: ToolTexts = {
  howItWorks: [
    'The article is taken apart into headings, paragraphs, lists and quotations. Code, tables, footnotes and quotations of more than 90 words are left out. A sentence may stand alone when it has 6 to 40 words, does not end in a colon and does not begin with a word such as “this” or “however” that leans on what was said before.',
    'Each such sentence gets a score from 0 to 1: how frequent its words are in the article, where it stands, how much of the title it holds, whether it has a number or a word such as “never” or “because”, and whether its length is easy to read. The best are taken, at most two of a section until every section has one, and never two that say nearly the same. They keep the order of the article.',
    'Each channel has its shape and its limit. A sentence that is too long for its place is cut at a clause (“;”, “ – ”, “, which”), and if that does not help the next best one takes its place. Sentences are otherwise used as they are: nothing is invented, and no number appears that the article does not have, apart from the numbers of posts and slides and the time marks of the script.',
    'When more than half of the words are in lists, as in a recipe, the steps stand for sentences. The subject lines of the newsletter follow the rules of the Email Subject Line Generator; the title, a heading that asks and short sentences of the article make them three.',
  ],
  formulas: {
    'Score of a sentence': '0.45 × frequency + 0.20 × place + 0.15 × title + 0.10 × cue + 0.10 × length',
    Frequency: 'mean of (count of a word ÷ highest count of any word), stop words apart',
    Place: '1 for the first sentence of a section, 0.6 for the first of a paragraph, else 0.3',
    Length: '1 for 10 to 25 words, else 0.5',
  },
  sources: {
    'H. P. Luhn, “The Automatic Creation of Literature Abstracts”, 1958': 'https://doi.org/10.1147/rd.22.0159',
    'H. P. Edmundson, “New Methods in Automatic Extracting”, 1969': 'https://doi.org/10.1145/321510.321519',
    ...Object.fromEntries(
      used.map((key) => {
        const { network, field, source } = networkLimit(key)
        return [`${network}: limit of a ${field}`, source]
      }),
    ),
    'Speaking rate of 150 words a minute: a convention': null,
  },
  workedExample: [
    'In an article whose most frequent word occurs 3 times, a sentence has six words that are no stop words, with the counts 3, 2, 1, 2, 1 and 1: their mean is 10 ÷ 6, and divided by 3 the frequency is 0.56. It opens a section (1), holds both words of the title (1), has no cue (0) and eight words (0.5).',
    '0.45 × 0.56 + 0.20 × 1 + 0.15 × 1 + 0.10 × 0 + 0.10 × 0.5 = 0.65.',
  ],
  questions: {
    'Does it rewrite my article?':
      'No. It chooses among your sentences and arranges them. What reads well in the article reads well in a post; what does not is yours to change, in the drafts themselves.',
    'Why is one of my best sentences missing?':
      'It may begin with a word that needs the sentence before it, have more than 40 words, or say nearly the same as one that was chosen.',
    'Why does the Instagram caption have no link?':
      'Links in captions cannot be followed there. The limit of five hashtags is Instagram’s own.',
    'What happens to my changes when I edit the article?':
      'A draft that comes out the same keeps your changes. A draft that changes is shown anew.',
  },
  limits: [
    'It chooses by counting and does not understand: irony, a story’s turn or a claim that needs its context may be lost.',
    'It does not know your readers, and says nothing about reach.',
    'It reads English and Polish; for other languages the lists of words do not fit.',
  ],
  related: ['premium/email-subject-line-generator', 'social-media/thread-splitter', 'social-media/character-counter'],
  relatedServices: ['marketing-lead-generation', 'automation-systems'],
  datedAsOf: used.map((key) => networkLimit(key).asOf),
}
