import type { ToolTexts } from '../../kit/types.ts'
import { networkLimits } from '../../kit/networks.ts'
import { SMS_SOURCE } from '../../kit/sms.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Networks do not count alike. X weighs letters: most count 1, Chinese, Japanese and Korean ones 2, an emoji 2, and every address 23, however long. Bluesky counts what you see as one sign, and bytes besides. Threads counts an emoji by its bytes, Mastodon an address as 23 and a name without its server, YouTube’s description in bytes. A text message holds 160 units, or 70 as soon as one letter lies outside the GSM alphabet.',
    'The version that fits ends at the last sentence that fits, else at the last word, and has an ellipsis where there is room for it. An address or a sign made of several parts is never divided.',
    'A limit is what a network enforces or states; a guideline is a habit or a measured value, such as how much is shown before “more”.',
  ],
  sources: {
    'X: twitter-text configuration v3': 'https://github.com/twitter/twitter-text/blob/master/config/v3.json',
    'Bluesky: lexicon app.bsky.feed.post':
      'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/post.json',
    'Threads: posts': 'https://developers.facebook.com/documentation/threads/posts',
    'Mastodon: posting': 'https://docs.joinmastodon.org/user/posting/',
    'TikTok: Content Posting API': 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
    'YouTube Data API: videos': 'https://developers.google.com/youtube/v3/docs/videos',
    '3GPP TS 23.038: SMS alphabets': SMS_SOURCE,
  },
  workedExample: [
    '“Read https://example.com/a/very/long/path?with=query&and=more today” has 67 characters for LinkedIn. X counts 34: the address is 23, the words and blanks around it 11.',
    'A family emoji is one sign for Bluesky, 2 on X, 7 code points for LinkedIn and 25 bytes for Threads.',
  ],
  questions: {
    'Why does my count differ from my word processor’s?':
      'It counts letters as it stores them. Networks weigh addresses, emoji and some alphabets differently, and each in its own way.',
    'Why did my text message become two?':
      'One ł, one emoji or one curly quote outside the GSM alphabet turns the whole message into another encoding with 70 units instead of 160. Several parts hold 67 or 153 each.',
    'My Mastodon server allows more.':
      'Servers set their own limit. Tick Mastodon under “More networks” and type yours.',
  },
  limits: [
    'Networks change their limits without a word; the dates of the checks stand below.',
    'It does not know which address endings a network will link tomorrow.',
    'It does not know your account’s own rights.',
  ],
  related: ['social-media/thread-splitter', 'social-media/hashtag-formatter', 'seo/readability-checker'],
  relatedServices: ['marketing-lead-generation'],
  datedAsOf: networkLimits.map(({ asOf }) => asOf),
}
