import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Title & Thumbnail Tester',
  place: 2,
  purpose:
    'Video titles and thumbnails as they look on the home page, in search, on a phone and on a television, side by side.',
  wants: ['see whether a title and a thumbnail work when they are small'],
  searchWords: 'youtube video click ctr cover preview compare test clickbait image',
  drawing: ['photo', 0, 'video', 0],
  applicationCategory: 'MultimediaApplication',
} satisfies ToolInfo
