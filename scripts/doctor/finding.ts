export type State = 'good' | 'note' | 'wrong' | 'unknown'

/** The result of one check, in words for the owner. */
export type Finding = {
  about: string
  state: State
  says: string
  remedy?: string
}

type Say = (says: string, remedy?: string) => Finding

/** How the checks of one subject report their results. */
export const findingsAbout = (about: string): Record<State, Say> => {
  const say =
    (state: State): Say =>
    (says, remedy) => ({ about, state, says, ...(remedy ? { remedy } : {}) })
  return { good: say('good'), note: say('note'), wrong: say('wrong'), unknown: say('unknown') }
}

const MARKS: Record<State, string> = { good: '  ok     ', note: '  note   ', wrong: '  WRONG  ', unknown: '  ?      ' }

export function renderFindings(findings: readonly Finding[]): string {
  const lines: string[] = []
  let about = ''
  for (const finding of findings) {
    if (finding.about !== about) lines.push('', finding.about)
    about = finding.about
    lines.push(`${MARKS[finding.state]}${finding.says}`)
    if (finding.remedy) lines.push(`           → ${finding.remedy}`)
  }
  return lines.join('\n').trim()
}

/** The last line: how many findings are wrong, and how many could not be checked. */
export function verdictOf(findings: readonly Finding[]): string {
  const count = (state: State) => findings.filter((finding) => finding.state === state).length
  const [wrong, unknown] = [count('wrong'), count('unknown')]
  const verdict = wrong > 0 ? `${wrong} wrong` : 'Nothing is wrong'
  return unknown > 0 ? `${verdict}; ${unknown} could not be checked.` : `${verdict}.`
}

/** Whether a pipeline may continue: no finding is wrong. */
export const isHealthy = (findings: readonly Finding[]): boolean => findings.every(({ state }) => state !== 'wrong')
