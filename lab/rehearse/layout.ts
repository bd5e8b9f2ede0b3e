import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distDir } from '../../lib/env.ts'
import { END_WITH_PARENT } from '../../scripts/local-server/child.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { lockFolder, removeLocked } from '../../tests/host/locked-folder.ts'

/** A build split as a host splits it: code with its traced files only, and static files. */
export type Layout = { server: string; files: string; cache: string; remove(): void }

/** Lays the build out beside the project, so that no file of the project is found by accident. */
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
  copyFileSync(path.join(ROOT, 'tests/host/host-cache.ts'), path.join(root, 'host-cache.ts'))
  lockFolder(server)
  // A host offers its cache as a service; its functions, which run as another user, share this folder.
  const cache = path.join(root, 'cache')
  mkdirSync(cache)
  chmodSync(cache, 0o777)
  return { server, files, cache, remove: () => removeLocked(root) }
}
