const FENCE = /^```sh\n(.*?)^```$/gms
const NUMBERED = /^\d+\. .*(?:\n {3}.*)*/gm
const INLINE = /`((?:npm|npx|openssl) [^`\n]+)`/g

/** The commands of a shell block, without trailing comments. */
const linesOf = (block: string): string[] =>
  block.split('\n').flatMap((line) => ` ${line}`.split(' #')[0]?.trim() || [])

/** Every command of a document, in a block or a numbered step: once, in order. */
export function commandsOf(markdown: string): string[] {
  const found = [...markdown.matchAll(FENCE)].map(({ index, 1: block = '' }) => ({ index, lines: linesOf(block) }))
  for (const { index, 0: step } of markdown.matchAll(NUMBERED))
    for (const inStep of step.matchAll(INLINE)) found.push({ index: index + inStep.index, lines: [inStep[1] ?? ''] })
  return [...new Set(found.sort((a, b) => a.index - b.index).flatMap(({ lines }) => lines))]
}

/** How a command is tried, or why it is not. */
export type Trial = ((command: string) => Promise<void>) | { not: string }

/** Commands without a trial and trials without a command: the document has changed. */
export function differences(commands: readonly string[], trials: Record<string, Trial>): string[] {
  const untried = commands.filter((command) => !(command in trials)).map((command) => `no trial: ${command}`)
  const gone = Object.keys(trials).filter((command) => !commands.includes(command))
  return [...untried, ...gone.map((command) => `the document does not say any more: ${command}`)]
}

/** Tries a document's commands in order, up to the first failure. */
export async function tryDocument(
  document: string,
  markdown: string,
  trials: Record<string, Trial>,
  tell: (command: string, result: string) => void,
): Promise<void> {
  const commands = commandsOf(markdown)
  const different = differences(commands, trials)
  if (different.length > 0) throw new Error(`${document}\n  ${different.join('\n  ')}`)
  for (const command of commands) {
    const trial = trials[command]
    if (typeof trial === 'function') {
      await trial(command)
      tell(command, 'works')
    } else tell(command, `not tried: ${trial?.not}`)
  }
}
