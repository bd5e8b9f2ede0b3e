import { FolderInUse, takeLock } from '../../scripts/backend/lock.ts'

// Locks the folder of its command line, reports whether it got the lock, and waits until it is killed.
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
