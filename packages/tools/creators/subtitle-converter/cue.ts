import { countCharacters } from '../../kit/text.ts'

/** One subtitle. Times are whole milliseconds. */
export interface Cue {
  start: number
  end: number
  /** Plain text, lines separated by a line feed; no tags and no entities. */
  text: string
  /** A digit for each UTF-16 unit of `text`: bold 1, italic 2, underlined 4, added up. Empty without styles. */
  styles: string
  /** Shown at the top of the picture: `{\an8}` in SRT, `line:0` in WebVTT. */
  atTop: boolean
  /** The source line of the times, from 1. */
  line: number
}

export const MAX_CUES = 20_000
export const MAX_TIME = ((99 * 60 + 59) * 60 + 59) * 1000 + 999

const two = (value: number) => String(value).padStart(2, '0')

/** `HH:MM:SS`, the mark of the format, and milliseconds. */
export function formatTime(ms: number, mark: ',' | '.'): string {
  const seconds = Math.floor(ms / 1000)
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return `${clock}${mark}${String(ms % 1000).padStart(3, '0')}`
}

/** The milliseconds of `1:02:03,5`, `02:03.500`, `2:03` or `75:30`; null for any other text. */
export function parseTime(text: string): number | null {
  const match = /^(?:(\d{1,4}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  if (!match) return null
  const [, hours, minutes = '0', seconds = '0', fraction = '0'] = match
  // Without hours the minutes may go on counting.
  if ((hours !== undefined && Number(minutes) > 59) || Number(seconds) > 59) return null
  return ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
}

/** Code points of a cue; spaces count, line breaks do not. */
export const cueCharacters = (text: string): number => countCharacters(text.replaceAll('\n', ''))
