import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Link Card Preview',
  place: 6,
  purpose: 'The card that a shared link shows on five networks, from the tags of its page, and what is missing.',
  wants: ['see the card that my link shows when it is shared', 'find out why a shared link shows no picture'],
  searchWords:
    'open graph og image share shared sharing look post facebook linkedin whatsapp slack x twitter card debugger thumbnail picture missing validator unfurl',
  drawing: ['photo', 1, 'chat', 0],
} satisfies ToolInfo
