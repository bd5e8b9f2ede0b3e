import { placementKeys, placements } from '../../kit/image-placements.ts'
import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The size is read from the first bytes of the file, not from its name, and has to agree with the decoded picture after a turn that the camera noted. The file stays in your browser.',
    'A shape matches when its ratio is within 2 % of the placement’s. Where it does not, the crop shows what will be left: choose the focal point with the fields, with the arrow keys on the picture, or by a click.',
    'The copy has the size of the placement, is made of pixels only (no camera data, no position), and is never larger than the part of your picture that it shows: nothing is blown up.',
  ],
  formulas: {
    'Shape matches': '|width ÷ height ÷ target − 1| ≤ 2 %',
  },
  sources: {
    'Facebook: images in link shares': placements['open-graph'].source,
    'X: summary card with large image': placements['x-card'].source,
    'Instagram help: photo sizes': placements['instagram-portrait'].source,
    'LinkedIn help': placements.linkedin.source,
    'Pinterest: product specs': placements.pinterest.source,
    'YouTube Help: thumbnails': placements.youtube.source,
    'Google: Article structured data': placements['blog-wide'].source,
  },
  workedExample: [
    'A photograph of 3000 × 2000 for an Instagram square: the ratio is 1.5 instead of 1, so it will be cropped. The crop takes 2000 × 2000 from the middle (500 px are lost on each side) and the copy is 1080 × 1080.',
    'A picture of 540 × 800 gives a copy of 540 × 540 only, and the tool says so.',
  ],
  questions: {
    'Why take metadata out?':
      'A photograph from a telephone often carries the place where it was taken. Most networks remove it, but a person who gets your file by mail sees it.',
    'Which file should I choose?': 'JPEG for photographs, PNG for drawings and lettering, WebP for your own website.',
    'Why is my HEIC refused?':
      'Browsers do not show it. Set the camera to “most compatible”, or save the picture as JPEG.',
  },
  limits: [
    'Networks change their crops without a word; sizes are those of their help pages on the day of the check.',
    'It does not judge whether text on the picture can be read.',
    'It does not send or keep the picture.',
  ],
  related: ['social-media/link-card-preview', 'creators/title-thumbnail-tester', 'social-media/post-schedule-planner'],
  relatedServices: ['marketing-lead-generation'],
  datedAsOf: placementKeys.map((key) => placements[key].asOf),
}
