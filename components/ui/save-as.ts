const KEPT_MS = 60_000

/** Lets the browser save a file that the page has made. */
export function saveAs(name: string, text: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers, as on a telephone, begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
