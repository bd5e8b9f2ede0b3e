import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Video Chapter Formatter',
  place: 1,
  purpose: 'Rough time notes turned into chapters that YouTube accepts, and into podcast and WebVTT chapters.',
  wants: ['give a video chapters that YouTube accepts'],
  searchWords: 'youtube timestamps time stamps podcast markers sections description episode film',
  drawing: ['video', 0, 'clock', 0],
  applicationCategory: 'MultimediaApplication',
} satisfies ToolInfo
