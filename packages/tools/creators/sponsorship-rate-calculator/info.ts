import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Sponsorship Rate Calculator',
  place: 4,
  purpose: 'A price for a sponsored post or video from reach, work and conditions, with the terms in words.',
  wants: ['know what to ask of a sponsor'],
  searchWords:
    'influencer brand deal cpm price charge sponsored post video ad collaboration media kit usage rights exclusivity youtube instagram tiktok fee collab shoutout ugc rates partnership paid reel story',
  drawing: ['video', 0, 'coins', 0],
  noScript: 'form',
} satisfies ToolInfo
