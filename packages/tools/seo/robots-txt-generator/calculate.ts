import { generateRobots } from './generate.ts'
import { testRobots } from './match.ts'
import { parseRobots } from './parse.ts'
import type { Input } from './form.ts'

export type Result = ReturnType<typeof calculate>

/** Null while there is nothing to test. */
function testOf({ tested, robots, target, crawler }: Input, built: string) {
  if (target === '' || (tested === 'pasted' && robots.trim() === '')) return null
  const file = parseRobots(tested === 'pasted' ? robots : built)
  const name = crawler || 'Googlebot'
  const verdict = testRobots(file, target, name)
  /** The line of the file that decided, as it is written there. */
  const rule = verdict.rule ? `${verdict.rule.allow ? 'Allow' : 'Disallow'}: ${verdict.rule.path}` : ''
  return { verdict, crawler: name, remarks: file.remarks, rule }
}

export function calculate(input: Input) {
  const file = generateRobots(input)
  return {
    file,
    /** The file may be handed out: it does not block everything, or the person has said that it should. */
    isReleased: !file.blocksEverything || input.confirmed,
    test: testOf(input, file.text),
  }
}
