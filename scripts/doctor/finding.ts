export type State = 'good' | 'note' | 'wrong' | 'unknown'

/** One thing that was looked at, in words for the owner. */
export type Finding = {
  about: string
  state: State
  says: string
  /** What to do about it. */
  remedy?: string
}

type Say = (says: string, remedy?: string) => Finding

/** How the checks of one subject put what they found into words. */
export const findingsAbout = (about: string): Record<State, Say> => {
  const say =
    (state: State): Say =>
    (says, remedy) => ({ about, state, says, ...(remedy ? { remedy } : {}) })
  return { good: say('good'), note: say('note'), wrong: say('wrong'), unknown: say('unknown') }
}

const MARKS: Record<State, string> = { good: '  ok     ', note: '  note   ', wrong: '  WRONG  ', unknown: '  ?      ' }

/** What was found, subject by subject, and a last line that says what follows. */
export function renderFindings(findings: readonly Finding[]): string {
  const lines: string[] = []
  let about = ''
  for (const finding of findings) {
    if (finding.about !== about) lines.push('', finding.about)
    about = finding.about
    lines.push(`${MARKS[finding.state]}${finding.says}`)
    if (finding.remedy) lines.push(`           → ${finding.remedy}`)
  }
  const count = (state: State) => findings.filter((finding) => finding.state === state).length
  const [wrong, unknown] = [count('wrong'), count('unknown')]
  const verdict = wrong > 0 ? `${wrong} wrong` : 'Nothing is wrong'
  return [...lines, '', unknown > 0 ? `${verdict}; ${unknown} could not be looked at.` : `${verdict}.`]
    .join('\n')
    .trim()
}

/** Whether a pipeline may go on. */
export const isHealthy = (findings: readonly Finding[]): boolean => findings.every(({ state }) => state !== 'wrong')
