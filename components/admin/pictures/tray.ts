/** What became of a picture's upload. `alt` is the text that was stored with it. */
export type Upload =
  | { status: 'waiting' }
  | { status: 'uploading' }
  | { status: 'done'; address: string; alt: string }
  | { status: 'failed'; message: string }

/** `number` names the picture for as long as the form lives, wherever it is moved: the text refers to it. */
export type Picture = { number: number; file: File; alt: string; upload: Upload }
export type Tray = { pictures: readonly Picture[]; lastNumber: number }

export type TrayAction =
  | { type: 'add'; files: readonly File[] }
  | { type: 'remove'; number: number }
  | { type: 'move'; number: number; to: number }
  | { type: 'describe'; number: number; alt: string }
  | { type: 'upload'; number: number; upload: Upload }
  /** These addresses are gone from the store: their pictures have to be uploaded again. */
  | { type: 'forget'; addresses: readonly string[] }
  | { type: 'clear' }

export const emptyTray: Tray = { pictures: [], lastNumber: 0 }

const waiting: Upload = { status: 'waiting' }

function moved(pictures: readonly Picture[], number: number, to: number): readonly Picture[] {
  const picture = pictures.find((one) => one.number === number)
  if (!picture || to < 0 || to >= pictures.length) return pictures
  return pictures.filter((one) => one !== picture).toSpliced(to, 0, picture)
}

const change = (tray: Tray, number: number, part: Partial<Picture>): Tray => ({
  ...tray,
  pictures: tray.pictures.map((picture) => (picture.number === number ? { ...picture, ...part } : picture)),
})

function added(tray: Tray, files: readonly File[]): Tray {
  const fresh = files.map((file, index) => ({ number: tray.lastNumber + index + 1, file, alt: '', upload: waiting }))
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
      return change(tray, action.number, { alt: action.alt })
    case 'upload':
      return change(tray, action.number, { upload: action.upload })
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

/** Whether a publish has to send the picture: not sent yet, or sent with another description. */
export const needsUpload = ({ alt, upload }: Picture): boolean => upload.status !== 'done' || upload.alt !== alt.trim()
