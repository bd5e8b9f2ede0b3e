import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Character Counter',
  place: 1,
  purpose: 'A text counted by each network’s own rules, with what fits and a version that does.',
  wants: ['know whether a post fits before I paste it'],
  searchWords:
    'length limit count counter letters letter characters words word long short post tweet x twitter bluesky threads linkedin instagram mastodon sms bio caption too long text',
  drawing: ['chat', 1, 'graph', 0],
} satisfies ToolInfo
