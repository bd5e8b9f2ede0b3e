import type { ToolTexts } from '../../kit/types.ts'
import { networkRules } from './rules.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'A phrase is divided into words, the first letter of each word is raised, and the words are joined behind #. Raised letters let a screen reader say the words one by one, and readers see where one ends. A word of five or more capitals is lowered behind its first letter; shorter ones such as BBQ stay.',
    'Letters of every alphabet, digits and underscores are kept; emoji and other signs are not. C++ becomes CPlusPlus and & becomes And. What would not work is refused with its reason: nothing left, only digits, more than 100 characters, and on X a digit at the front.',
    'The same tag in another spelling is found without regard to case and diacritics. Limits are what a network enforces or states; guidelines are habits, and only advice.',
  ],
  sources: {
    'Instagram: at most 5 hashtags, announced in December 2025': networkRules.instagram.source,
    'Threads: posts and topic tags': networkRules.threads.source,
    'YouTube Help: hashtags': networkRules.youtube.source,
    'W3C WAI: writing for accessibility': 'https://www.w3.org/WAI/tips/writing/',
  },
  workedExample: [
    '“red lentil soup” becomes #RedLentilSoup and “BBQ tips” becomes #BBQTips. 2026 is refused, because a hashtag needs a letter. #Red_Lentil_soup stays a tag of its own, since an underscore counts as a letter.',
  ],
  questions: {
    'Why CamelCase?':
      'A screen reader reads #redlentilsoup as one unknown word and #RedLentilSoup as three known ones. Search makes no difference between them.',
    'Should diacritics be kept?':
      'Keep them where your readers type them. Most networks treat #Żurek and #Zurek as two tags, so look which one people use.',
    'How many are best?':
      'Only the networks know. The guidelines here are common habits; the limits are the networks’ own.',
  },
  limits: [
    'It does not know how often a hashtag is used, or whether a network hides it.',
    'It does not translate or correct spelling.',
    'It promises no reach.',
  ],
  related: ['social-media/character-counter', 'social-media/thread-splitter', 'creators/title-thumbnail-tester'],
  relatedServices: ['marketing-lead-generation'],
  datedAsOf: Object.values(networkRules).map(({ asOf }) => asOf),
}
