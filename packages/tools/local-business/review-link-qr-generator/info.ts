import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Review Link & QR Code',
  place: 2,
  purpose: 'A direct link to your review form, and a QR code of it to print for the counter.',
  wants: ['make it easy for guests to leave a review', 'print a code for the counter'],
  searchWords:
    'google place id feedback rating stars reviews customers guests ask counter print code barcode scan poster sticker card table tent menu',
  drawing: ['shop', 2, 'chat', 1],
} satisfies ToolInfo
