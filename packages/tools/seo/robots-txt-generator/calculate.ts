import type { AiPurpose } from './crawlers.ts'
import { type GeneratedFile, generateRobots } from './generate.ts'
import { testRobots, type Verdict } from './match.ts'
import { parseRobots, type Remark } from './parse.ts'
import type { Input } from './form.ts'

export interface Result {
  readonly file: GeneratedFile
  /** The file may be handed out: it does not block everything, or the person has said that it should. */
  readonly isReleased: boolean
  /** Null while there is nothing to test. */
  readonly test: {
    readonly verdict: Verdict
    readonly crawler: string
    readonly remarks: readonly Remark[]
    /** The line of the file that decided, as it is written there. */
    readonly rule: string
  } | null
}

function testOf({ tested, robots, target, crawler }: Input, built: string): Result['test'] {
  if (target === '' || (tested === 'pasted' && robots.trim() === '')) return null
  const file = parseRobots(tested === 'pasted' ? robots : built)
  const name = crawler || 'Googlebot'
  const verdict = testRobots(file, target, name)
  const rule = verdict.rule ? `${verdict.rule.allow ? 'Allow' : 'Disallow'}: ${verdict.rule.path}` : ''
  return { verdict, crawler: name, remarks: file.remarks, rule }
}

/** A robots.txt from the form, and what it, or a pasted one, says about an address. */
export function calculate(input: Input): Result {
  const blockAi: AiPurpose[] = [
    ...(input.blockTraining ? (['training'] as const) : []),
    ...(input.blockSearch ? (['search'] as const) : []),
    ...(input.blockUser ? (['user'] as const) : []),
  ]
  const { site, groups, sitemaps } = input
  const file = generateRobots({ site, groups, blockAi, sitemaps })
  return { file, isReleased: !file.blocksEverything || input.confirmed, test: testOf(input, file.text) }
}
