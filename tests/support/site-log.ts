import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * The beginning of an error in the log: a structured line of our own, or Next's mark. The lines after it are its stack.
 * Next also puts this mark before the name of a disabled option.
 */
const ERROR_LINE = /^\s*(?:\{"level":"error"|⨯(?! \w+$)|Uncaught|unhandledRejection|Error: Route ")/

export type SiteLog = {
  file: string
  /** Accepts the site's output, in pieces of any size. */
  write(chunk: string): void
  /** The first lines of all errors so far. */
  errors(): string[]
  /** The last lines, for the error message when the site does not start. */
  tail(lines: number): string
}

/** Writes the log of a site under test into a file, and keeps its errors in memory for the tests. */
export function openSiteLog(file: string): SiteLog {
  const lines: string[] = []
  const found: string[] = []
  let rest = ''
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '')
  return {
    file,
    write(chunk) {
      const text = stripVTControlCharacters(chunk)
      // Playwright empties this folder at its start.
      mkdirSync(path.dirname(file), { recursive: true })
      appendFileSync(file, text)
      const whole = (rest + text).split('\n')
      rest = whole.pop() ?? ''
      lines.push(...whole)
      found.push(...whole.filter((line) => ERROR_LINE.test(line)))
    },
    errors: () => found,
    tail: (count) => [...lines, rest].slice(-count).join('\n'),
  }
}
