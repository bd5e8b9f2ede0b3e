import { chmodSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

function setModes(folder: string, mode: { file: number; folder: number }): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? mode.folder : mode.file)
  }
  chmodSync(folder, mode.folder)
}

/** Makes a folder read-only; its programs stay executable. */
export const lockFolder = (folder: string): void => setModes(folder, { file: 0o555, folder: 0o555 })

/** Removes a folder with read-only folders in it. */
export function removeLocked(folder: string): void {
  setModes(folder, { file: 0o644, folder: 0o755 })
  rmSync(folder, { recursive: true, force: true })
}
