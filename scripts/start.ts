import { run, runCommand } from './stack/run.ts'

await runCommand(() => run({ watch: false }))
