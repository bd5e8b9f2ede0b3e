import type { PictureDetails } from '@/lib/images/library/schema'
import { CENTRE } from '@/lib/images/schema'

/** What became of a picture's upload. `sent` is what was stored with it. */
export type Upload =
  | { status: 'waiting' }
  | { status: 'uploading' }
  | { status: 'done'; address: string; sent: PictureDetails }
  | { status: 'failed'; message: string }

/** `number` names the picture for as long as the form lives, wherever it is moved: the text refers to it. */
export type Picture = { number: number; file: File; details: PictureDetails; upload: Upload }
export type Tray = { pictures: readonly Picture[]; lastNumber: number }

export type TrayAction =
  | { type: 'add'; files: readonly File[] }
  | { type: 'remove'; number: number }
  | { type: 'move'; number: number; to: number }
  | { type: 'describe'; number: number; details: Partial<PictureDetails> }
  /** Another file in the place of the first one; what is said of it stays. */
  | { type: 'replace'; number: number; file: File }
  | { type: 'upload'; number: number; upload: Upload }
  /** These addresses are gone from the store: their pictures have to be uploaded again. */
  | { type: 'forget'; addresses: readonly string[] }
  | { type: 'clear' }

export const emptyTray: Tray = { pictures: [], lastNumber: 0 }

const waiting: Upload = { status: 'waiting' }
const undescribed: PictureDetails = { alt: '', caption: '', focal: CENTRE }

function moved(pictures: readonly Picture[], number: number, to: number): readonly Picture[] {
  const picture = pictures.find((one) => one.number === number)
  if (!picture || to < 0 || to >= pictures.length) return pictures
  return pictures.filter((one) => one !== picture).toSpliced(to, 0, picture)
}

const change = (tray: Tray, number: number, next: (picture: Picture) => Partial<Picture>): Tray => ({
  ...tray,
  pictures: tray.pictures.map((picture) => (picture.number === number ? { ...picture, ...next(picture) } : picture)),
})

function added(tray: Tray, files: readonly File[]): Tray {
  const fresh = files.map((file, index) => ({
    number: tray.lastNumber + index + 1,
    file,
    details: undescribed,
    upload: waiting,
  }))
  return { pictures: [...tray.pictures, ...fresh], lastNumber: tray.lastNumber + files.length }
}

const isAt = ({ upload }: Picture, addresses: readonly string[]) =>
  upload.status === 'done' && addresses.includes(upload.address)

export function trayReducer(tray: Tray, action: TrayAction): Tray {
  switch (action.type) {
    case 'add':
      return added(tray, action.files)
    case 'remove':
      return { ...tray, pictures: tray.pictures.filter(({ number }) => number !== action.number) }
    case 'move':
      return { ...tray, pictures: moved(tray.pictures, action.number, action.to) }
    case 'describe':
      return change(tray, action.number, ({ details }) => ({ details: { ...details, ...action.details } }))
    case 'replace':
      // What matters in the one picture lies elsewhere in the other.
      return change(tray, action.number, ({ details }) => ({
        file: action.file,
        upload: waiting,
        details: { ...details, focal: CENTRE },
      }))
    case 'upload':
      return change(tray, action.number, () => ({ upload: action.upload }))
    case 'forget':
      return {
        ...tray,
        pictures: tray.pictures.map((one) => (isAt(one, action.addresses) ? { ...one, upload: waiting } : one)),
      }
    case 'clear':
      return emptyTray
  }
}

/** The addresses of what is uploaded, in the tray's order. */
export const uploadedAddresses = (pictures: readonly Picture[]): string[] =>
  pictures.flatMap(({ upload }) => (upload.status === 'done' ? [upload.address] : []))

/** PictureDetails as they are stored. */
export const trimmed = ({ alt, caption, focal }: PictureDetails): PictureDetails => ({
  alt: alt.trim(),
  caption: caption.trim(),
  focal,
})

/** Whether a publish has to send the picture: not sent yet, or sent with other words. */
export const needsUpload = ({ details, upload }: Picture): boolean =>
  upload.status !== 'done' || JSON.stringify(upload.sent) !== JSON.stringify(trimmed(details))
