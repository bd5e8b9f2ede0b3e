import { toCsv } from '../../kit/csv.ts'
import type { Steps } from '../../kit/steps.ts'
import { type Cue, formatTime } from './cue.ts'
import { writeMarkup } from './markup.ts'

export type OutputFormat = 'srt' | 'vtt' | 'text' | 'csv'

const SLICE = 500

/** Writes the file in slices. */
export function* write(cues: readonly Cue[], output: OutputFormat): Steps<string> {
  if (output === 'csv') return csvOf(cues)
  const blocks: string[] = output === 'vtt' ? ['WEBVTT\n'] : []
  for (const [index, cue] of cues.entries()) {
    if (index % SLICE === SLICE - 1) yield
    blocks.push(blockOf(cue, index + 1, output))
  }
  return blocks.join('\n')
}

function blockOf(cue: Cue, number: number, output: 'srt' | 'vtt' | 'text'): string {
  if (output === 'text') return cue.text.replaceAll('\n', ' ')
  const mark = output === 'srt' ? ',' : '.'
  const times = `${formatTime(cue.start, mark)} --> ${formatTime(cue.end, mark)}`
  const text = writeMarkup(cue, output)
  return output === 'srt'
    ? `${number}\n${times}\n${cue.atTop ? '{\\an8}' : ''}${text}\n`
    : `${times}${cue.atTop ? ' line:0' : ''}\n${text}\n`
}

const csvOf = (cues: readonly Cue[]) =>
  toCsv([
    ['Number', 'Start', 'End', 'Seconds', 'Text'],
    ...cues.map((cue, index) => [
      index + 1,
      formatTime(cue.start, '.'),
      formatTime(cue.end, '.'),
      (cue.end - cue.start) / 1000,
      cue.text,
    ]),
  ])
