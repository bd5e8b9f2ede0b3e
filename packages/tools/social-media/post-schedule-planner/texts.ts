import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'For each network and each week the allowed slots are put in order of day and time, and your posts are laid on them as evenly as slots can be: of m slots and k posts the slots number i × m ÷ k, rounded down. What has no slot is reported as “no room”.',
    'A post that would fall on a day off moves to the next free slot of the same week. Titles are given out in order of time over all networks; where the list ends, a mark says that a title is to be added.',
    'Times are those of the clocks in your zone. The calendar file names the zone and carries its rules, so a plan over the change of the clocks stays right. A time that the clocks skip in spring is moved by what they skip and marked; of a doubled hour in autumn the first is meant.',
  ],
  formulas: {
    'Slot of post i (from 0)': 'slot number ⌊i × m ÷ k⌋ of m slots for k posts',
  },
  sources: {
    'RFC 5545: iCalendar': 'https://www.rfc-editor.org/rfc/rfc5545',
    'IANA time zone database': 'https://www.iana.org/time-zones',
  },
  workedExample: [
    'Three Instagram posts a week, Monday to Friday at 12:00, are five slots: posts stand on slots 0, 1 and 3, so Monday, Tuesday and Thursday.',
    'Monday 7 December 2026 is a day off. Its post looks for the next free slot behind it: Tuesday and Thursday are taken, so it moves to Wednesday.',
  ],
  questions: {
    'Which times are best?':
      'Those at which your own readers are there; your network’s own analytics know. The planner spreads, it does not recommend.',
    'What does a second import of the calendar do?':
      'The same plan gives each event the same id, so most programs replace the events instead of doubling them.',
    'How do I write weekdays?': 'With names or their first three letters: Mon, Wed, Fri or Mon-Fri or Sat-Sun.',
  },
  limits: [
    'It does not post anything and knows no public holidays: type the days off.',
    'It does not know when your readers look.',
    'Time zone rules are those your browser knows; laws on summer time may change.',
  ],
  related: [
    'social-media/thread-splitter',
    'social-media/engagement-rate-calculator',
    'premium/editorial-calendar-builder',
  ],
  relatedServices: ['marketing-lead-generation', 'automation-systems'],
}
