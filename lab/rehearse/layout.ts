import { chmodSync, copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distDir } from '../../lib/env.ts'
import { END_WITH_PARENT } from '../../scripts/local-server/child.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'

/** A build taken apart as a host does: what runs, with its traced files and nothing else, and what is only sent. */
export type Layout = { server: string; files: string; remove(): void }

function setModes(folder: string, mode: { file: number; folder: number }): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? mode.folder : mode.file)
  }
  chmodSync(folder, mode.folder)
}

/** Nobody may write there; programs may run. */
export const lockFolder = (folder: string): void => setModes(folder, { file: 0o555, folder: 0o555 })

/** Removes a folder in which some may be locked. */
export function removeLocked(folder: string): void {
  setModes(folder, { file: 0o644, folder: 0o755 })
  rmSync(folder, { recursive: true, force: true })
}

/** Lays the build out beside the project, so that nothing of the project can be found by accident. */
export function layOut(): Layout {
  const dist = path.join(ROOT, distDir())
  const standalone = path.join(dist, 'standalone')
  if (!existsSync(standalone)) throw new Error(`${dist} holds no standalone output.`)
  const root = mkdtempSync(path.join(tmpdir(), 'flavorcraft-rehearsal-'))
  chmodSync(root, 0o755)
  const [server, files] = [path.join(root, 'server'), path.join(root, 'files')]
  cpSync(standalone, server, { recursive: true, verbatimSymlinks: true })
  cpSync(path.join(dist, 'static'), path.join(files, '_next/static'), { recursive: true })
  cpSync(path.join(ROOT, 'public'), files, { recursive: true })
  copyFileSync(END_WITH_PARENT, path.join(root, path.basename(END_WITH_PARENT)))
  lockFolder(server)
  return { server, files, remove: () => removeLocked(root) }
}
