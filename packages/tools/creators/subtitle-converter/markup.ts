import type { Cue } from './cue.ts'

const bits: Record<string, number> = { b: 1, i: 2, u: 4 }
const order = ['b', 'i', 'u'] as const

// An SRT tag starts with a letter, so "2 < 3" and "<3" are text. A WebVTT tag may also be a time.
const tagPattern = /<\/?[a-z][^<>]*>|<\d[\d:.]*>|\{\\[^{}]*\}/gi

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:([a-z]{2,4})|#(\d{1,7}|x[\da-f]{1,6}));/gi, (whole, name?: string, code?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole
    const point = Number((code ?? '').replace(/^x/i, '0x'))
    return point >= 32 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
      ? String.fromCodePoint(point)
      : whole
  })
}

/** The text of a cue without tags. `<i> <b> <u>` become styles, `{\an8}` a position; all others are counted. */
export function readMarkup(source: string, format: 'srt' | 'vtt') {
  const clean = (text: string) => (format === 'vtt' ? decodeEntities(text) : text)
  if (!/[<{]/.test(source)) return { text: clean(source), styles: '', atTop: false, removed: 0 }
  let mask = 0
  let last = 0
  const result = { text: '', styles: '', atTop: false, removed: 0 }
  const add = (raw: string) => {
    const text = clean(raw)
    result.text += text
    result.styles += String(mask).repeat(text.length)
  }
  for (const match of source.matchAll(tagPattern)) {
    const tag = match[0].toLowerCase()
    if (tag.startsWith('{') && format === 'vtt') continue
    add(source.slice(last, match.index))
    last = match.index + tag.length
    const bit = bits[/^<\/?([a-z]+)[\s.>]/.exec(tag)?.[1] ?? '']
    if (bit !== undefined) mask = tag.startsWith('</') ? mask & ~bit : mask | bit
    else if (tag === '{\\an8}') result.atTop = true
    else result.removed += 1
  }
  add(source.slice(last))
  if (!/[1-7]/.test(result.styles)) result.styles = ''
  return result
}

/** The text of a cue in a format: styles as tags, and no arrow that a parser could take for a line of times. */
export function writeMarkup(cue: Pick<Cue, 'text' | 'styles'>, format: 'srt' | 'vtt'): string {
  const arrows = (text: string) => text.replace(/(?<!-)-{2,}>/g, '->')
  const clean = (text: string) =>
    format === 'vtt' ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
  if (cue.styles === '') return clean(arrows(cue.text))
  let written = ''
  let open: string[] = []
  const change = (mask: number) => {
    const kept = open.findIndex((tag) => (mask & (bits[tag] ?? 0)) === 0)
    const stay = kept < 0 ? open : open.slice(0, kept)
    for (const tag of open.slice(stay.length).reverse()) written += `</${tag}>`
    const fresh = order.filter((tag) => (mask & (bits[tag] ?? 0)) !== 0 && !stay.includes(tag))
    for (const tag of fresh) written += `<${tag}>`
    open = [...stay, ...fresh]
  }
  for (const run of cue.styles.matchAll(/(\d)\1*/g)) {
    change(Number(run[1]))
    written += clean(arrows(cue.text.slice(run.index, run.index + run[0].length)))
  }
  change(0)
  return format === 'vtt' ? written : arrows(written)
}
