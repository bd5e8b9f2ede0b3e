import type { ToolTexts } from '../../kit/types.ts'
import { measureOf } from './measure.ts'
import { networkKeys } from './form.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Each post takes as many whole paragraphs as fit. Where not even one fits, it takes sentences, then clauses (behind a comma, semicolon, colon or dash), then words. Only a word that is longer than a post is divided, between two visible signs, and the tool says so. White space at a seam is dropped; nothing else is lost.',
    'The number of a post is counted with it, with the digits it really has: at ten posts there is less room than at nine, so the text is divided again until the total is stable.',
    'Every network counts in its own way. X weighs letters and counts each address as 23; Bluesky counts visible signs and bytes; Threads counts an emoji by its bytes; an SMS holds 160 units, or 70 as soon as one letter is outside the GSM alphabet. Addresses are never divided.',
  ],
  sources: {
    'X: twitter-text configuration v3': measureOf('x').source,
    'Bluesky: lexicon app.bsky.feed.post': measureOf('bluesky').source,
    'Threads: posts': measureOf('threads').source,
    'Mastodon: posting': measureOf('mastodon').source,
    '3GPP TS 23.038: SMS alphabets': measureOf('sms').source,
  },
  workedExample: [
    '600 times the letter a without a space, for X, numbered 1/n at the end: “ 1/3” takes four, so 276 remain for each post. The posts hold 276, 276 and 48 letters, with a warning that a word was split.',
  ],
  questions: {
    'What does “keep paragraphs together” do?':
      'On, a paragraph that fits into one post is never divided, even when the post before has room. Off, posts are filled by sentences.',
    'How do I force a new post?': 'Put three hyphens (---) on a line of their own.',
    'Is there a most number of posts?':
      'The networks name none, but programs that schedule threads stop at 25 on Threads and Bluesky; the tool warns above it.',
  },
  limits: [
    'A Mastodon server may have another limit than 500.',
    'It does not post, and does not know your account’s own limits, such as X Premium.',
    'It divides by signs, not by sense: read the seams.',
  ],
  related: ['social-media/character-counter', 'social-media/hashtag-formatter', 'social-media/post-schedule-planner'],
  relatedServices: ['marketing-lead-generation'],
  datedAsOf: networkKeys.map((key) => measureOf(key).asOf),
}
