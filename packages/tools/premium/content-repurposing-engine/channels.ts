import { findAddresses } from '../../kit/network-counts.ts'
import { countOf } from '../../kit/format.ts'
import { countHashtags } from '../../kit/hashtag.ts'
import { networkLimit } from '../../kit/networks.ts'
import { countCharacters, countWords, splitSentences, utf8Length } from '../../kit/text.ts'
import { atMost, closing, hookFor, joinFitting, type Material, paragraphOf, pointsFor } from './material.ts'
import type { ChannelKey } from './form.ts'
import { carousel, newsletter, questions, quoteCards, summary, video } from './longer-channels.ts'

type Write = (material: Material) => string

const linkOf = ({ input }: Material) => input.url

/** Hook, one point per post, and a last post with the link, each numbered and within X's 280 weighted characters. */
function thread(material: Material): string {
  const { count, value } = networkLimit('x')
  // Leaves room for the longest number of a thread with twelve points.
  const fits = (text: string) => count(`${text} 14/14`) <= value
  const hook = hookFor(material, fits)
  const points = pointsFor(material, hook, material.input.points, fits)
  const last = joinFitting([material.input.action], ': ', linkOf(material), fits)
  const posts = [hook.text, ...points, ...(last === '' ? [] : [last])]
  return posts.map((post, at) => `${post} ${at + 1}/${posts.length}`).join('\n\n')
}

function linkedin(material: Material): string {
  const { value, shown = value } = networkLimit('linkedin')
  const hook = hookFor(material, atMost(shown))
  const { lastQuestion: question } = material.reading
  // The closing question is not repeated as a point.
  const fits = (text: string) => text !== question && atMost(400)(text)
  const points = pointsFor(material, hook, Math.min(5, Math.max(3, material.input.points)), fits)
  const end = [countCharacters(question) <= 300 ? question : '', closing(material.input)].filter(Boolean).join('\n\n')
  const body = joinFitting(
    points.map((point) => `→ ${point}`),
    '\n',
    '',
    atMost(value - countCharacters(`${hook.text}\n\n\n\n${end}`)),
  )
  return [hook.text, body, end].filter(Boolean).join('\n\n')
}

/** Instagram does not link addresses in captions, so the post has no link and no sentence with one. */
function instagram(material: Material): string {
  const { value, shown = value, hashtags = 5 } = networkLimit('instagram')
  const isFree = (text: string) => findAddresses(text).length === 0
  const hook = hookFor(material, (text) => isFree(text) && atMost(shown)(text))
  const tags = material.hashtags.slice(0, hashtags).join(' ')
  const points = pointsFor(material, hook, material.input.points, (text) => isFree(text) && atMost(400)(text))
  return joinFitting([hook.text, ...points], '\n\n', tags, atMost(value))
}

/** Hook, as many points as the network's limit allows, then the link. */
const shortPost =
  (key: 'threads' | 'bluesky' | 'mastodon'): Write =>
  (material) => {
    const { count, value, bytes = Infinity } = networkLimit(key)
    const fits = (text: string) => count(text) <= value && utf8Length(text) <= bytes
    const link = fits(`${closing(material.input)}\n\n${'x'.repeat(60)}`) ? closing(material.input) : ''
    const room = (text: string) => fits(link === '' ? text : `${text}\n\n${link}`)
    const hook = hookFor(material, room)
    return joinFitting([hook.text, ...pointsFor(material, hook, 3, room)], '\n\n', link, fits)
  }

function facebook(material: Material): string {
  const hook = hookFor(material, atMost(400))
  const points = pointsFor(material, hook, Math.min(5, material.input.points), atMost(600))
  const half = Math.ceil((points.length - 1) / 2)
  const paragraphs = [paragraphOf([hook.text, ...points.slice(0, half)]), paragraphOf(points.slice(half))]
  return [...paragraphs, closing(material.input)].filter(Boolean).join('\n\n')
}

export interface Channel {
  readonly write: Write
  readonly count: (text: string) => Count
}

export interface Count {
  /** "212 of 300 graphemes" */
  readonly text: string
  readonly isOver: boolean
}

const of = (used: number, limit: number, unit: string): Count => ({
  text: `${used.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')} ${unit}`,
  isOver: used > limit,
})

const onNetwork =
  (key: Parameters<typeof networkLimit>[0]) =>
  (text: string): Count => {
    const { count, value, unit, bytes } = networkLimit(key)
    const used = of(count(text), value, unit)
    return { ...used, isOver: used.isOver || (bytes !== undefined && utf8Length(text) > bytes) }
  }

const blocksOf = (text: string): string[] => text.split(/\n{2,}/).filter((block) => block.trim() !== '')

function countThread(text: string): Count {
  const { count, value, unit } = networkLimit('x')
  const posts = blocksOf(text)
  const longest = of(Math.max(0, ...posts.map(count)), value, unit)
  return { ...longest, text: `${countOf(posts.length, 'post')}, the longest ${longest.text}` }
}

const countSpoken = (text: string) => of(countWords(text.replace(/^\d+:\d\d\s/gm, '')), 150, 'words')

const plain = (text: string): Count => ({
  text: `${countOf(countWords(text), 'word')}, ${countOf(countCharacters(text), 'character')}`,
  isOver: false,
})

const countParts =
  (name: string, most: number) =>
  (text: string): Count => {
    const lengths = blocksOf(text).map(countCharacters)
    const longest = of(Math.max(0, ...lengths), most, 'characters')
    return { ...longest, text: `${countOf(lengths.length, name)}, the longest ${longest.text}` }
  }

function countInstagram(text: string): Count {
  const count = onNetwork('instagram')(text)
  const tags = countHashtags(text)
  const most = networkLimit('instagram').hashtags ?? 5
  return { text: `${count.text}, ${tags} of ${most} hashtags`, isOver: count.isOver || tags > most }
}

const countSummary = (text: string): Count => ({
  text: countOf(splitSentences(text).length, 'sentence'),
  isOver: false,
})

export const channels: Readonly<Record<ChannelKey, Channel>> = {
  x: { write: thread, count: countThread },
  linkedin: { write: linkedin, count: onNetwork('linkedin') },
  instagram: { write: instagram, count: countInstagram },
  threads: { write: shortPost('threads'), count: onNetwork('threads') },
  bluesky: { write: shortPost('bluesky'), count: onNetwork('bluesky') },
  mastodon: { write: shortPost('mastodon'), count: onNetwork('mastodon') },
  facebook: { write: facebook, count: onNetwork('facebook') },
  newsletter: { write: newsletter, count: plain },
  video: { write: video, count: countSpoken },
  carousel: { write: carousel, count: countParts('slide', 260) },
  quotes: { write: quoteCards, count: countParts('card', 182) },
  questions: { write: questions, count: plain },
  summary: { write: summary, count: countSummary },
}
