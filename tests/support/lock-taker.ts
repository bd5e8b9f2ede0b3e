import { FolderInUse, takeLock } from '../../scripts/backend/lock.ts'

// A starter that does nothing but take the folder named on its command line, says what came of it, and waits to be ended.
try {
  const release = takeLock(String(process.argv[2]))
  process.send?.('held')
  process.once('disconnect', () => {
    release()
    process.exit(0)
  })
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error
  process.send?.('refused')
  process.disconnect()
}
