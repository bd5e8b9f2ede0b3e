import { IMAGE_ACCEPT } from '@/lib/images/limits'

/** Opens the browser's file chooser. The field is made on demand: the form itself has one, that of its tray. */
export function pickPictures(take: (files: File[]) => void, isMultiple = true): void {
  const picker = document.createElement('input')
  picker.type = 'file'
  picker.multiple = isMultiple
  picker.accept = IMAGE_ACCEPT
  picker.onchange = () => take([...(picker.files ?? [])])
  picker.click()
}
