import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Each week has slots: your days and times in order, of which as many are taken, evenly, as you want posts. A slot on a day off moves to the next free one of its week; what finds none is reported.',
    'Seasonal pins come first. Each takes the first free slot of its window, and of two pins the one whose window closes earlier goes first, because it can wait less. A pin that finds no slot is reported.',
    'All other slots go to the clusters by largest remainder: at each slot the cluster whose share, counted to this slot, is farthest ahead of what it has had. Of equals the first takes it. No cluster has three posts in a row while another one has titles. When all titles are used, slots stay open.',
    'Authors take turns within what each can write in a week. The review is so many days before publication as you say, and moves back over days off.',
  ],
  formulas: {
    'Whose turn it is': 'the greatest of weight ÷ all weights × slots so far, this one included − posts so far',
  },
  sources: {
    'Largest-remainder apportionment (Hamilton)': null,
    'RFC 5545: iCalendar': 'https://www.rfc-editor.org/rfc/rfc5545',
    'IANA time zones': 'https://www.iana.org/time-zones',
  },
  workedExample: [
    'Clusters A with weight 2 and B with weight 1, six slots. Slot 1: A has 2 ÷ 3 × 1 − 0 = 0.67, B 0.33: A. Slot 2: A 1.33 − 1 = 0.33, B 0.67: B. Slot 3: A 2 − 1 = 1, B 1 − 1 = 0: A. Slots 4 to 6 go A, B, A: four posts for A, two for B.',
  ],
  questions: {
    'What happens when I have fewer titles than slots?':
      'The slots that are left are marked open, so that you see what is still to be found.',
    'Why was my cadence refused?':
      'Because the authors together write fewer posts a week than you plan. The message says how many are missing.',
    'What is the JSON file for?':
      'It lists title, post type, planned date and author of each post, for import into a publishing panel. Open slots are left out; a pin, which has no cluster, is given as a guide.',
  },
  limits: [
    'It does not know public holidays: type them as days off.',
    'It does not know how long a post takes to write, only how many an author can write in a week.',
    'It does not know when your readers read.',
  ],
  related: [
    'social-media/post-schedule-planner',
    'premium/content-brief-builder',
    'premium/content-repurposing-engine',
  ],
  relatedServices: ['marketing-lead-generation', 'automation-systems'],
}
