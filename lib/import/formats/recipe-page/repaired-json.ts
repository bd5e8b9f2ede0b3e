/** The characters that JSON allows after a backslash. */
const ESCAPE = /^(?:["\\/bfnrt]|u[\da-f]{4})/i

/** Whether a quotation mark ends its string. Inside a string, words follow the mark. */
function endsText(json: string, at: number): boolean {
  let next = at + 1
  while (/\s/.test(json.charAt(next))) next += 1
  return next >= json.length || /[,:}\]/]/.test(json.charAt(next))
}

/** The string that begins at `start` as strict JSON, and the position behind it. */
function readText(json: string, start: number): { text: string; end: number } {
  let text = '"'
  let at = start + 1
  for (; at < json.length; at += 1) {
    const character = json.charAt(at)
    if (character === '"' && endsText(json, at)) break
    if (character === '"') text += '\\"'
    else if (character === '\n') text += '\\n'
    else if (character < ' ') text += ' '
    else if (character !== '\\') text += character
    else if (ESCAPE.test(json.slice(at + 1, at + 6))) text += `\\${json.charAt((at += 1))}`
  }
  return { text: `${text}"`, end: at + 1 }
}

/** The end of the comment that begins at `start`; null without one. */
function endOfComment(json: string, start: number): number | null {
  const mark = json.slice(start, start + 2)
  if (mark !== '/*' && mark !== '//') return null
  const end = mark === '/*' ? json.indexOf('*/', start + 2) + 2 : json.indexOf('\n', start)
  return end < 2 ? json.length : end
}

const CLOSING: Record<string, string> = { '{': '}', '[': ']' }

/**
 * Makes strict JSON, a list of values, of the JSON in a page. Removes comments, stray characters and trailing commas,
 * escapes line breaks and quotation marks in strings, and adds missing closing brackets. Takes linear time.
 */
export function repairedJson(json: string): string {
  const parts: string[] = []
  const open: string[] = []
  const add = (part: string, closes: boolean) => {
    const last = parts.at(-1)
    if (closes && last === ',') parts.pop()
    // Two values without a comma between them.
    if ((part === '{' || part === '[') && (last === '}' || last === ']')) parts.push(',')
    parts.push(part)
  }
  for (let at = 0; at < json.length;) {
    const character = json.charAt(at)
    const end = endOfComment(json, at)
    if (end !== null) {
      at = end
    } else if (character === '"') {
      const text = readText(json, at)
      add(text.text, false)
      at = text.end
    } else {
      const closing = CLOSING[character]
      const closes = character === '}' || character === ']'
      if (closing) open.push(closing)
      if (closes) open.pop()
      if (/[\w.+,:{}[\]-]/.test(character)) add(character, closes)
      at += 1
    }
  }
  return `[${parts.join('').replace(/,\s*$/, '')}${open.reverse().join('')}]`
}
