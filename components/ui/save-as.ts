const KEPT_MS = 60_000

/** Downloads a file made by the page. `type` is the media type, without a charset. */
export function saveAs(name: string, text: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoke later: some browsers, as on telephones, start to read only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
