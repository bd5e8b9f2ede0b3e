import { run, runCommand } from './local-server/run.ts'

await runCommand(() => run({ watch: false }))
