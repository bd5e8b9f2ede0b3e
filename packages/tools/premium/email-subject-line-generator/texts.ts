import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'There are 36 patterns, such as “How to {benefit}” or “{Topic} for {audience}”. The topic is read first: a thing, an activity, a how-to, a headline, a promotion or an event; its article and its number; whether it names its readers. A pattern takes part when the kind of message and the topic are right for it and you have filled every slot it needs; a line that repeats a word or fails another check is not shown. A topic in capitals is taken for a headline, and an emoji in it goes: the tool has a field for one. A headline or a how-to is also offered as you typed it. The patterns that take part are put in an order that your words, the date and the shuffle counter decide, and up to 13 are used, each once. The same words on the same day give the same lines on every machine.',
    'A line begins with a capital; within it the topic gets the article that it needs. Doubled blanks and doubled marks go. The tone changes only the patterns’ own words: friendly and playful lines shorten (“You’re invited”), playful ones end in an exclamation mark, formal ones drop words such as “quick”.',
    '“Last day” is offered only when the deadline is today, tonight or the date of today, so that the line is true.',
    'The score is a checklist that begins at 100. It takes points for what is cut or looks like shouting, and gives five for a number or a single question. It predicts nothing.',
    'The preheader goes on with words that the line has not used: the benefit, the offer and its deadline, then the topic, the readers or the brand. No clause repeats a word of the line. Where they are too few for 40 characters, a sentence closes it that is true of every message of its kind.',
  ],
  formulas: {
    'Taken from 100':
      '15 above 70 characters; 8 from 51 to 70; 10 under 12; 10 when the topic’s longest word is not within the first 33; 20 a word in capitals; 10 for more than one ! or ?; 10 for Re: or Fwd:; 5 for each phrase of caution, at most 20; 5 for more than one emoji',
    Given: '5 for a number; 5 for a single question; never above 100 or below 0',
  },
  sources: {
    'RFC 5322: Internet message format': 'https://www.rfc-editor.org/rfc/rfc5322',
    'RFC 2047: other letters than ASCII in headers': 'https://www.rfc-editor.org/rfc/rfc2047',
    'CAN-SPAM, 15 U.S.C. § 7704(a)(2): no misleading subjects': 'https://www.law.cornell.edu/uscode/text/15/7704',
    'Directive 2005/29/EC on unfair practices': 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
    'Visible lengths of 33, 48 and 70: measured on common programs, a guideline': null,
  },
  workedExample: [
    'Topic “weekly meal planning”, kind newsletter, benefit “save an hour a week”, number 5. The line “5 ways to save an hour a week” has 29 characters. The topic’s longest word, “planning”, is not in it: 100 − 10 + 5 for the number = 95.',
    'Its preheader says what the line has not said: “In this message: weekly meal planning. Written for busy parents.” has 64 characters.',
  ],
  questions: {
    'Why do I get fewer than 13 lines?':
      'Because fewer patterns have all their slots filled. The page names the empty field that would allow most further lines.',
    'What does the score say about opening rates?':
      'Nothing. It counts faults that can be seen in the line. Whether people open a message depends on who sends it and to whom.',
    'How long may a subject line be?':
      'No program names a limit for readers. About 33 characters are seen in the Gmail app on narrow phones, 48 in Apple Mail on an iPhone, 70 in Gmail on a desktop; these are measured guidelines.',
    'How is a name tag counted?': 'As eight characters, since the length of the name is unknown.',
  },
  limits: [
    'It does not know your readers and predicts no opening rate.',
    'It does not know whether an offer or a deadline is true: that is yours to keep.',
    'The patterns are English; words of other languages are taken as they are.',
    'It is no legal advice on advertising.',
  ],
  related: [
    'premium/content-repurposing-engine',
    'premium/landing-page-copy-generator',
    'social-media/character-counter',
  ],
  relatedServices: ['marketing-lead-generation'],
}
