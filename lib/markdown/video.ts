import { playerHosts } from '../player-hosts.ts'

/** A video. `host` is the service that plays it; null for a film of this site. */
export type Video = { host: keyof typeof playerHosts | null; player: string }

const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO = /^(?:(?:www|player)\.)?vimeo\.com$/
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/
const TIME = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/

/** "1m30s", "90s" and "90" in seconds; 0 for anything else. */
function secondsOf(text: string | null | undefined): number {
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(text ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === 'youtu.be') return pathname.split('/')[1] ?? null
  if (!YOUTUBE.test(hostname)) return null
  if (pathname === '/watch') return searchParams.get('v')
  return /^\/(?:shorts|live|embed|v)\/([^/]+)/.exec(pathname)?.[1] ?? null
}

function youtube(url: URL): Video | null {
  const id = youtubeId(url)
  if (!id || !YOUTUBE_ID.test(id)) return null
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'))
  return { host: 'YouTube', player: `${playerHosts.YouTube}/embed/${id}${start > 0 ? `?start=${start}` : ''}` }
}

function vimeo({ hostname, pathname, searchParams, hash }: URL): Video | null {
  const [, id, inPath] = (VIMEO.test(hostname) && VIMEO_PATH.exec(pathname)) || []
  if (id === undefined) return null
  const key = inPath ?? /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0]
  const start = secondsOf(/^#t=(\w{1,12})$/.exec(hash)?.[1])
  return {
    host: 'Vimeo',
    player: `${playerHosts.Vimeo}/video/${id}?dnt=1${key ? `&h=${key}` : ''}${start > 0 ? `#t=${start}s` : ''}`,
  }
}

const isFilm = ({ pathname }: URL) => pathname.toLowerCase().endsWith('.mp4')

/** The video at a copied address; null for any other address. `origin`: of this site, as films of others stay links. */
export function videoOf(address: string, origin: string): Video | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (!/^https?:$/.test(url.protocol)) return null
  if (isFilm(url)) return url.origin === origin ? { host: null, player: url.pathname + url.search + url.hash } : null
  return youtube(url) ?? vimeo(url)
}

/** The title of a video, from the text of its link; null when the text is only an address. */
export const videoTitle = (words: string, address: string): string | null => {
  const text = words.trim()
  return text === '' || text === address || /^(?:https?:\/\/|www\.|\/)\S*$/i.test(text) ? null : text
}
