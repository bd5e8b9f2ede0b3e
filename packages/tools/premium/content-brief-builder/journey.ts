import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: 'Cook the soup',
  edge: { fill: [['Reference text', '']], shows: 'What you need for it' },
  wrong: {
    fill: [[/^Internal pages/, 'javascript:alert(1)']],
    message: 'Internal pages to link, line 1: Enter a full address that starts with https://',
  },
}
