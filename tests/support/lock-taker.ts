import { FolderInUse, takeLock } from '../../scripts/backend/lock.ts'

// Takes the folder named on its command line, reports whether it got it, and waits to be ended.
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
