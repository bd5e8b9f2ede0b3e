import { toolFields } from '../../kit/tool-fields.ts'

const defaults = { length: '', offset: '0', equal: 'move', intro: 'yes', podcast: '', webvtt: '' }

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'source',
          label: 'Time notes',
          kind: 'code',
          lines: 10,
          hint: 'Up to 200 lines with a time at the start, or markers from Premiere, DaVinci Resolve or Audacity.',
        },
        {
          name: 'length',
          label: 'Video length',
          kind: 'text',
          optional: true,
          hint: 'For example 12:40.',
          maxLength: 12,
        },
        {
          name: 'offset',
          label: 'Offset',
          kind: 'integer',
          unit: 'seconds',
          hint: 'Added to every time; may be negative.',
        },
        {
          name: 'equal',
          label: 'Two chapters at one time',
          kind: 'choice',
          options: [
            { value: 'move', label: 'Move the second by 10 s' },
            { value: 'remove', label: 'Remove the second' },
          ],
        },
        { name: 'intro', label: 'Add “0:00 Intro” when it is missing', kind: 'flag' },
        { name: 'podcast', label: 'Podcast chapters (JSON)', kind: 'flag' },
        { name: 'webvtt', label: 'WebVTT chapters', kind: 'flag', hint: 'Needs the video length.' },
      ],
    },
  ],
  example: {
    ...defaults,
    source:
      '00:00 - Why red lentils\n[00:48] What you need\n4:05 Simmering\n1:35 | Onion, garlic, spices\n6:20 Lemon and salt',
    length: '7:30',
    podcast: 'yes',
  },
  empty: { offset: '0', intro: 'yes' },
})
