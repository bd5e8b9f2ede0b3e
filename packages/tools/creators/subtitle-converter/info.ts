import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Subtitle Converter',
  place: 3,
  purpose: 'Subtitles converted between SRT and WebVTT, shifted, stretched, cleaned and checked.',
  wants: ['turn subtitles into another format', 'shift subtitles that come too early or too late'],
  searchWords:
    'srt vtt webvtt captions caption convert file sync synchronise out of sync delay early late shift timing format translate film movie text under',
  drawing: ['video', 1, 'chat', 0],
  applicationCategory: 'MultimediaApplication',
} satisfies ToolInfo
