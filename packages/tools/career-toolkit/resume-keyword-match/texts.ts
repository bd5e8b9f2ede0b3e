import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The advert is read as phrases of one to three words that neither punctuation nor a word such as “the”, “and” or “is” divides; “training of apprentices” is one. Verbs, adverbs and spans of time are left out, what the employer offers in a list of its own, too, and what stands in the advert’s other lists comes first: of the sentences beside lists only terms such as “AWS” or “C#” count, and names behind words such as “using” or “with”. A term counts as often as it occurs, twice that when it stands in the title line or in a list below a heading such as “Requirements”, and half as much again when you named it a must-have. A shorter phrase that only ever occurs inside a longer one is left out. The 60 weightiest terms are looked for.',
    'Words are compared without their endings, so that “planning” meets “plan” and “kosztów” meets “koszty”. Synonyms are not guessed: only the spellings in the small table below the result count as one.',
    'The résumé itself is looked over, too: are contact, summary, experience, education and skills there, and is there anything that software often misreads, such as columns, unusual bullets or a month without its year?',
    'You can paste the résumé, or read it from a PDF or a Word file (DOCX) of at most 5 MB below the form. The browser takes the text out of the file: each paragraph and each row of a table is a line. The text then stands in the field, where you can correct it.',
  ],
  formulas: {
    Match: 'sum of the weights found ÷ sum of all weights × 100, as a whole number',
    'Weight of a term': 'occurrences × 2 in the title or a list of requirements × 1.5 for a must-have',
  },
  sources: {
    'Plain matching of terms. There is no standard behind such a number.': null,
  },
  workedExample: [
    'The advert says: “Chef. Requirements: menu planning, HACCP, food cost control. Menu planning daily.” The résumé says: “Menu planning and HACCP audits”.',
    'Menu planning occurs twice and weighs 4, since it stands in the title line; HACCP, chef and food cost control weigh 2 each. Found are 6 of 10: a match of 60.',
  ],
  questions: {
    'What match do I need?':
      'No figure is known. Applicant tracking systems differ, many do not score at all, and no tool can know an employer’s filter. Use the list, not the number: it shows what the advert asks for and your résumé does not say.',
    'Should I add every missing word?':
      'Only those that are true of you. A skill that you do not have comes to light in the first conversation. If you have it, say so in the advert’s own word.',
    'Why are JS and JavaScript one term, and cook and chef two?':
      'Spellings in the table below the result count as one. Everything else is compared as it is written, because a guessed synonym can be wrong in your trade.',
    'Does my résumé leave this page?':
      'No. It is compared in your browser. A PDF or Word file is read there, too, and is not sent. There is no share link for this tool, and no copy is kept unless you ask for a draft.',
  },
  limits: [
    'It does not know how an employer’s software filters, or whether it filters at all.',
    'It compares words, not experience: a high match is no promise of an interview.',
    'It reads text, so it cannot see the layout of your document.',
    'It reads no PDF that holds pictures of text, none of more than 20 pages, and no headers and footers of a Word file.',
  ],
  related: [
    'career-toolkit/cover-letter-builder',
    'career-toolkit/job-offer-comparison',
    'business-hr/job-posting-builder',
  ],
  relatedServices: ['ai-agent-development'],
}
