/** A text of a sent form; a missing field or a file is empty. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name)
  // A form sends line breaks as CRLF; the database and its limits count one character.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}
