import { useEffect, useMemo } from 'react'
import type { TrayImage } from '../images/tray'
import { useFilePreviews } from '../images/use-file-previews'
import { setTrayAddresses, type TrayAddresses } from './pictures'
import { useTextEditor } from './text-editor'

/** Tells the editor where the pictures of the tray are to be seen: files of this page, or what is uploaded already. */
export function TrayThumbnails({ images }: { images: readonly TrayImage[] }) {
  const { view } = useTextEditor()
  const previews = useFilePreviews(useMemo(() => images.flatMap(({ file }) => file ?? []), [images]))
  const entries = images.flatMap(({ number, file, upload }) => {
    const src = upload.status === 'done' ? upload.path : file && previews.get(file)?.src
    return src ? [[`picture:${number}`, src] as const] : []
  })
  // As text: an upload that goes on changes the pictures, but not where they are.
  const addresses = JSON.stringify(Object.fromEntries(entries))
  useEffect(() => {
    view?.dispatch({ effects: setTrayAddresses.of(JSON.parse(addresses) as TrayAddresses) })
  }, [view, addresses])
  return null
}
