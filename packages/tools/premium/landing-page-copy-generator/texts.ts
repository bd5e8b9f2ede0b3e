import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'You give facts, the tool gives them an order. Headlines come from eight patterns; those that pass 60 characters, say a word twice, or need a word you did not give, are left out, and three of the others are shown in an order that your words and the shuffle counter decide.',
    'The sections follow a classical framework. PAS tells the problem, what it leads to, and the solution. AIDA goes from the headline over benefits and proof to the call. BAB shows before, after, and the bridge between them. FAB gives each benefit its feature and its advantage.',
    'Some sentences need a verb in another form (“save” – “saving” – “saves”). It is made by rules and a list of 60 irregular verbs. When the first word of a benefit is no verb that the tool knows, sentences that need the form are left out rather than guessed. “What it is” gets its article, and readers who are named in it are not named again.',
    'Proof is printed exactly as you give it. Without any, a marker stands in its place, and the copy buttons warn you as long as markers remain.',
  ],
  formulas: {
    Limits:
      'headline 60, subheadline 140, button 25, heading of a benefit 40, meta title 60, meta description 160 characters',
  },
  sources: {
    'PAS, AIDA, before–after–bridge and features–advantages–benefits: classical frameworks of copywriting': null,
    'Directive 2005/29/EC on unfair commercial practices': 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
    'Regulation (EC) No 1924/2006 on nutrition and health claims': 'https://eur-lex.europa.eu/eli/reg/2006/1924/oj',
    'Regulation (EC) No 767/2009 on feed, Article 13': 'https://eur-lex.europa.eu/eli/reg/2009/767/oj',
  },
  workedExample: [
    'Product “Sunday Plan”, “a meal planner” for “busy parents”, first benefit “save time in the evening”. The pattern “The {what it is} that {benefit}” becomes “The meal planner that saves time in the evening”: 47 characters, within the 60 of a headline.',
    'With “last-minute stress” as the short name of the problem, “Save time in the evening without last-minute stress” has 51 characters and may be used as well; without the name the pattern is left out.',
  ],
  questions: {
    'Why does the draft say “[add a customer result or a figure you can prove]”?':
      'Because you gave no proof, and a tool that makes one up would make you say something untrue. Add a real result, or delete the section.',
    'Which framework should I choose?':
      'PAS when readers feel the problem every day. BAB when the change is easy to picture. FAB when they compare features. AIDA when they do not know yet that they want it.',
    'Why am I told that I must be able to prove a word?':
      'Words such as “best” or “cheapest” are claims about all others. In the European Union a trader has to be able to prove them.',
  },
  limits: [
    'It does not know whether what you typed is true, and does not make it true.',
    'It makes no promise about conversion rates.',
    'Its words are English; it is no legal advice on advertising or health claims.',
  ],
  related: ['premium/email-subject-line-generator', 'premium/content-brief-builder', 'seo/serp-snippet-preview'],
  relatedServices: ['marketing-lead-generation', 'fullstack-development'],
}
