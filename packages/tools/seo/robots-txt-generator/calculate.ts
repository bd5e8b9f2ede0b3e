import { generateRobots } from './generate.ts'
import { testRobots } from './match.ts'
import { parseRobots } from './parse.ts'
import type { Input } from './form.ts'

export type Result = ReturnType<typeof calculate>

/** Null without an address or without a file to test. */
function testOf({ tested, robots, target, crawler }: Input, built: string) {
  if (target === '' || (tested === 'pasted' && robots.trim() === '')) return null
  const file = parseRobots(tested === 'pasted' ? robots : built)
  const name = crawler || 'Googlebot'
  const verdict = testRobots(file, target, name)
  /** The line of the file that decided. */
  const rule = verdict.rule ? `${verdict.rule.allow ? 'Allow' : 'Disallow'}: ${verdict.rule.path}` : ''
  return { verdict, crawler: name, remarks: file.remarks, rule }
}

export function calculate(input: Input) {
  const file = generateRobots(input)
  return {
    file,
    /** The file may be downloaded: it does not block everything, or the visitor has confirmed that. */
    isReleased: !file.blocksEverything || input.confirmed,
    test: testOf(input, file.text),
  }
}
