import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'URL Slug Generator',
  place: 10,
  purpose: 'Short, readable addresses from titles, one or many at a time, with the redirects from old ones.',
  wants: ['turn titles into short addresses', 'redirect old addresses to new ones'],
  searchWords:
    'permalink permalinks redirect redirects transliteration clean url urls friendly link short address htaccess 301 readable pretty characters umlauts blog post polish letters accents',
  drawing: ['label', 0, 'arrow', 1],
} satisfies ToolInfo
