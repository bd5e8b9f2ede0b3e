import { formatNumber } from '../../kit/format.ts'
import type { Parsed } from './parse.ts'
import type { Retimed } from './timing.ts'
import type { OutputFormat } from './write.ts'

export const several = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Sentences about the changes of the conversion, each with its count. */
export function notices(parsed: Parsed, timed: Retimed, emptied: number, output: OutputFormat): string[] {
  const lines: string[] = []
  const add = (count: number, one: string, many: string, rest: string) => {
    if (count > 0) lines.push(`${several(count, one, many)} ${rest}`)
  }
  if (parsed.format === 'transcript')
    lines.push('A transcript has no end times: each cue lasts until the next, the last for 3 seconds.')
  add(timed.sorted, 'cue was', 'cues were', 'out of order and sorted by start time.')
  add(parsed.misnumbered, 'cue number was', 'cue numbers were', 'not in sequence; the output is numbered anew.')
  const early = 'would have started before 0 and now'
  add(timed.clipped, `cue ${early} starts`, `cues ${early} start`, 'there.')
  const gone = 'dropped: after the shift'
  add(timed.dropped, `cue was ${gone} it ends`, `cues were ${gone} they end`, 'at 0 or before.')
  add(timed.beyond, 'cue was', 'cues were', 'dropped: times above 99:59:59.999 are refused.')
  add(emptied, 'cue without text was', 'cues without text were', 'left out.')
  add(parsed.removedTags, 'tag was', 'tags were', 'removed; only italic, bold and underline are kept.')
  const which = '(position, size, alignment)'
  if (output === 'vtt' || output === 'srt')
    add(parsed.settings, `WebVTT setting ${which} is`, `WebVTT settings ${which} are`, 'lost.')
  const blocks = 'comment, style or region block'
  add(parsed.blocks, blocks, `${blocks}s`, 'of the WebVTT file left out.')
  return lines
}
