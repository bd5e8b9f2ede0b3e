import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The letter has the parts of a business letter: heading, date, recipient, salutation, an opening with the role and your reason, a paragraph for each achievement, why this employer, your availability, and the close.',
    'An achievement answers a requirement and is told in one pattern: when something was the case, I did this, and that came of it. A part that you leave empty is left out, and the sentence is built without it.',
    'Your words stay yours. The builder adds the frame around them and no figure, no name and no praise.',
    'The checks are guidelines: 180 to 400 words, employer and role named, at least one result with a figure, no paragraph above 120 words, no sentence above 30, and not every sentence begins with “I”.',
  ],
  formulas: {
    Achievement: 'You are looking for {requirement}. When {situation}, I {action}. {Result}.',
    Pages: 'lines of an A4 page with margins of 25 mm in Arial 11 pt, 46 to a page',
  },
  sources: {
    'English and Polish conventions of business letters': null,
  },
  workedExample: [
    'Situation “the hotel doubled its covers”, action “rewrote the menu around eight vegetables”, result “food cost fell from 34 % to 29 %” become: When the hotel doubled its covers, I rewrote the menu around eight vegetables. Food cost fell from 34 % to 29 %.',
    'Without the situation: I rewrote the menu around eight vegetables. Food cost fell from 34 % to 29 %.',
  ],
  questions: {
    'How long should the letter be?':
      'One page. 180 to 400 words fit on it and are read to the end. The count above the letter tells where yours is.',
    'What if I do not know the person?':
      'Leave the field empty: “Dear Hiring Manager,” in English, “Szanowni Państwo,” in Polish. “Szanowna Pani” and “Szanowny Panie” are used only when you choose them.',
    'Do I need the Polish consent clause?':
      'Only if the advert asks for it. Then tick the box, and it stands at the foot of the letter.',
    'How do I get it into Word?':
      'Download the HTML file and open it in your word processor, or copy the text. Both hold the same letter.',
  },
  limits: [
    'It does not judge what you say, and it corrects no spelling.',
    'It does not know the employer or the advert.',
    'Polish verbs stay as you type them: write them in your own grammatical gender.',
  ],
  related: [
    'career-toolkit/resume-keyword-match',
    'career-toolkit/job-offer-comparison',
    'business-hr/offer-letter-builder',
  ],
  relatedServices: ['ai-agent-development'],
}
