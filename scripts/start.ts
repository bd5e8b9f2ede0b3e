import { runCommand } from './command.ts'
import { run } from './local-server/run.ts'

await runCommand(() => run({ watch: process.argv.includes('--watch') }), 'Use: npm start [-- --with-examples]')
