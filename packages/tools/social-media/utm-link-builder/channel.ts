/**
 * Google Analytics 4's default channel groups. Its source lists have several hundred names; these are the ones that
 * campaigns use, so the answer is only "most likely".
 */
const search = new Set(
  (
    'google bing yahoo duckduckgo ecosia qwant startpage brave baidu yandex naver daum seznam sogou so.com ask aol ' +
    'search.yahoo lycos onet wp.pl interia swisscows mojeek google.com bing.com yahoo.com duckduckgo.com ecosia.org ' +
    'baidu.com yandex.ru yandex.com'
  ).split(' '),
)

const social = new Set(
  (
    'facebook fb facebook.com m.facebook.com l.facebook.com instagram ig instagram.com l.instagram.com twitter x x.com twitter.com t.co ' +
    'linkedin linkedin.com lnkd.in pinterest pinterest.com tiktok tiktok.com reddit reddit.com threads threads.net threads.com ' +
    'bluesky bsky.app mastodon snapchat tumblr quora vk vk.com whatsapp telegram t.me messenger discord wykop wykop.pl nextdoor ' +
    'xing xing.com weibo line'
  ).split(' '),
)

const video = new Set(
  'youtube youtube.com vimeo vimeo.com twitch twitch.tv dailymotion netflix hulu disneyplus wistia ted'.split(' '),
)

const displayMedia = new Set(['display', 'banner', 'expandable', 'interstitial', 'cpm'])
const emailNames = new Set(['email', 'e-mail', 'e_mail', 'e mail'])
const socialMedia = new Set(['social', 'social-network', 'social-media', 'sm', 'social network', 'social media'])
const referralMedia = new Set(['referral', 'app', 'link'])

const PAID = /cp|^(?:ppc|retargeting)$|^paid/

type Rule = readonly [channel: string, matches: (source: string, medium: string) => boolean]

const isPaid = (medium: string) => PAID.test(medium)

/** The first match counts, so Organic Search follows every paid rule. */
const rules: readonly Rule[] = [
  ['Paid Search', (source, medium) => search.has(source) && isPaid(medium)],
  ['Paid Social', (source, medium) => social.has(source) && isPaid(medium)],
  ['Paid Video', (source, medium) => video.has(source) && isPaid(medium)],
  ['Display', (_, medium) => displayMedia.has(medium)],
  ['Paid Other', (_, medium) => isPaid(medium)],
  ['Organic Search', (source, medium) => search.has(source) || medium === 'organic'],
  ['Email', (source, medium) => emailNames.has(medium) || emailNames.has(source)],
  ['Organic Social', (source, medium) => social.has(source) || socialMedia.has(medium)],
  ['Organic Video', (source, medium) => video.has(source) || medium.includes('video')],
  ['Affiliates', (_, medium) => medium === 'affiliate'],
  ['Referral', (_, medium) => referralMedia.has(medium)],
  ['SMS', (_, medium) => medium === 'sms'],
  ['Audio', (_, medium) => medium === 'audio'],
  ['Mobile Push', (_, medium) => medium.endsWith('push')],
]

export function channelOf(source: string, medium: string): string {
  const [lowSource, lowMedium] = [source.toLowerCase(), medium.toLowerCase()]
  return rules.find(([, matches]) => matches(lowSource, lowMedium))?.[0] ?? 'Unassigned'
}
