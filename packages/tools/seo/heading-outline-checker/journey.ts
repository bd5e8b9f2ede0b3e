import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  // The page's content security policy reports each inline handler that it blocks in the pasted HTML.
  expectedErrors: [/inline event handler/],
  shows: 'Outline',
  edge: {
    fill: [
      ['HTML', 'yes'],
      [
        'Text',
        '<h2>A</h2>\n<script>document.title = "run"</script><img src="/run.png" onerror="document.title = \'run\'">\n<h4 role="heading" aria-level=5>B<h2 hidden>C</h2>',
      ],
    ],
    shows: 'Line 3: h5 “B” follows h2: h3 is skipped.',
  },
  wrong: { fill: [['Text', '']], message: 'Text is required.' },
  more: async (page) => {
    expect(await page.title()).not.toBe('run')
  },
}
