import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Email Subject Line Generator',
  place: 2,
  purpose: 'Up to 13 subject lines from your own words, with their length and how a phone cuts them.',
  wants: ['find a subject line for an email'],
  searchWords: 'newsletter headline headlines open rate mailing mail campaign title preheader preview text ideas',
  drawing: ['envelope', 3, 'cog', 0],
  hasShortAddress: true,
} satisfies ToolInfo
