import { BackendError, reasonOf } from '../lib/supabase/backend-error.ts'

/** Whether the arguments ask for the usage. */
export const asksForHelp = (args: readonly string[] = process.argv.slice(2)): boolean =>
  args.some((argument) => argument === '--help' || argument === '-h')

const isUnknownOption = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS')

/** An error as a sentence; after an unknown option, with the usage. */
export function failureText(error: unknown, usage?: string): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof BackendError) return `The backend refused it: ${reasonOf(error)}.`
  if (usage === undefined || !isUnknownOption(error)) return error.message
  return `${error.message.split(/\. /)[0]}.\n${usage}`
}

/** Runs a command of this project, or prints its usage for `--help`; a failure prints one sentence, no stack. */
export async function runCommand(command: () => Promise<void>, usage?: string, failureCode = 1): Promise<void> {
  if (usage !== undefined && asksForHelp()) return console.log(usage)
  try {
    await command()
  } catch (error) {
    console.error(`\n${failureText(error, usage)}`)
    process.exit(failureCode)
  }
}
