import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Social Image Size Checker',
  place: 4,
  purpose: 'A picture checked against the sizes of each placement, with its crop and a fitting copy.',
  wants: ['check that a picture is not cut off on a network', 'get a copy of a picture in the right size'],
  searchWords:
    'photo photos picture crop resize dimensions pixels size sizes safe zone cover banner header profile story stories reel aspect ratio instagram facebook linkedin youtube width height',
  drawing: ['photo', 0, 'magnifier', 1],
  applicationCategory: 'MultimediaApplication',
} satisfies ToolInfo
