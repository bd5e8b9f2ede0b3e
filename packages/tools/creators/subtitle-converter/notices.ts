import type { Parsed } from './parse.ts'
import type { Retimed } from './timing.ts'
import type { OutputFormat } from './write.ts'

const several = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** What was changed on the way, each with its number. */
export function notices(parsed: Parsed, timed: Retimed, emptied: number, output: OutputFormat): string[] {
  const lines: [number, string][] = [
    [timed.sorted, `${several(timed.sorted, 'cue was', 'cues were')} out of order and sorted by start time.`],
    [
      parsed.misnumbered,
      `${several(parsed.misnumbered, 'cue number was', 'cue numbers were')} not in sequence; the output is numbered anew.`,
    ],
    [
      timed.clipped,
      `${several(timed.clipped, 'cue', 'cues')} would have started before 0 and now ${timed.clipped === 1 ? 'starts' : 'start'} there.`,
    ],
    [
      timed.dropped,
      `${several(timed.dropped, 'cue was', 'cues were')} dropped: after the shift ${timed.dropped === 1 ? 'it ends' : 'they end'} at 0 or before.`,
    ],
    [timed.beyond, `${several(timed.beyond, 'cue was', 'cues were')} dropped: times above 99:59:59.999 are refused.`],
    [emptied, `${several(emptied, 'cue', 'cues')} without text ${emptied === 1 ? 'was' : 'were'} left out.`],
    [
      parsed.removedTags,
      `${several(parsed.removedTags, 'tag was', 'tags were')} removed; only italic, bold and underline are kept.`,
    ],
    [
      output === 'vtt' || output === 'srt' ? parsed.settings : 0,
      `${several(parsed.settings, 'WebVTT setting', 'WebVTT settings')} (position, size, alignment) ${parsed.settings === 1 ? 'is' : 'are'} lost.`,
    ],
    [
      parsed.blocks,
      `${several(parsed.blocks, 'comment, style or region block', 'comment, style or region blocks')} of the WebVTT file left out.`,
    ],
  ]
  const shown = lines.filter(([count]) => count > 0).map(([, words]) => words)
  return parsed.format === 'transcript'
    ? ['A transcript has no end times: each cue lasts until the next, the last for 3 seconds.', ...shown]
    : shown
}
