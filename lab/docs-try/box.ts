import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../../scripts/local-server/local-env.ts'

/**
 * A folder that stands for a machine: its /srv, /etc and /var/lib, a user for the site, and stand-ins for system
 * programs.
 */
export type Box = {
  root: string
  origin: string
  /** The repository that the documents call yours: this commit, and the tag `next`. */
  repository: string
  /** Runs a command line as root in one terminal: a `cd` holds for the next command. */
  run(command: string, env?: Record<string, string>): Promise<string>
  remove(): void
}

/**
 * This system user stands for the site's user, so that files of root are closed to it; without root there is one
 * user.
 */
const AS_USER =
  process.getuid?.() === 0
    ? 'exec setpriv --reuid nobody --regid nogroup --clear-groups env HOME="$BOX/srv/flavorcraft" "$@"'
    : 'exec env HOME="$BOX/srv/flavorcraft" "$@"'

const PROGRAMS: Record<string, string> = {
  as_user: AS_USER,
  useradd:
    'mkdir -p "$BOX/srv" "$BOX/var/lib/flavorcraft/backups" && chown -R "$(as_user id -u)" "$BOX/var/lib/flavorcraft"',
  // These commands run a program as the site's user.
  sudo: 'shift 2; exec as_user "$@"',
  runuser: 'shift 3; exec as_user "$@"',
  install:
    'for word; do shift; [ "$word" = flavorcraft ] && word=$(as_user id -un); set -- "$@" "$word"; done; exec /usr/bin/install "$@"',
  age: 'exec cat',
}

function makePrograms(root: string): string {
  const bin = path.join(root, 'bin')
  mkdirSync(bin)
  for (const [name, body] of Object.entries(PROGRAMS))
    writeFileSync(path.join(bin, name), `#!/bin/bash\n${body}\n`, { mode: 0o755 })
  copyFileSync(path.join(import.meta.dirname, 'systemctl'), path.join(bin, 'systemctl'))
  return bin
}

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
}

/** The last commit: uncommitted changes are not tried. */
function makeRepository(root: string): string {
  const repository = path.join(root, 'repository.git')
  git('clone', '--quiet', '--bare', '--no-local', ROOT, repository)
  git('-C', repository, 'tag', 'next')
  if (process.getuid?.() === 0) {
    spawnSync('chown', ['-R', 'nobody:nogroup', repository])
    // Lets root clone a repository of another user.
    writeFileSync(path.join(root, '.gitconfig'), '[safe]\n\tdirectory = *\n')
  }
  return repository
}

export function openBox(port: number, log: string): Box {
  const root = mkdtempSync(path.join(tmpdir(), 'flavorcraft-box-'))
  chmodSync(root, 0o755)
  const [bin, repository] = [makePrograms(root), makeRepository(root)]
  for (const folder of ['srv', 'etc/systemd/system', 'var/lib']) mkdirSync(path.join(root, folder), { recursive: true })
  const place = path.join(root, 'place')
  writeFileSync(place, root)
  const origin = `http://localhost:${port}`
  return {
    root,
    origin,
    repository,
    async run(command, env = {}) {
      appendFileSync(log, `\n$ ${command}\n`)
      const { PATH, LANG } = process.env
      const child = spawn('bash', ['-euo', 'pipefail', '-c', `cd "$(cat ${place})"; ${command}\npwd > ${place}`], {
        // A clean terminal without this process's variables.
        env: {
          NODE_ENV: undefined,
          PATH: `${bin}:${PATH?.split(':')
            .filter((folder) => !folder.includes('node_modules'))
            .join(':')}`,
          HOME: root,
          BOX: root,
          LANG,
          ...env,
        } as unknown as NodeJS.ProcessEnv,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          said += chunk
          appendFileSync(log, chunk)
        })
      const [code] = (await once(child, 'exit')) as [number | null]
      if (code !== 0) throw new Error(`${command}\nended with ${code}:\n${said.split('\n').slice(-15).join('\n')}`)
      return said
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Adapts a document's command to this box: folders, repository, address. */
export const inBox = ({ root, origin, repository }: Box, command: string): string =>
  command
    .replaceAll(/(?<![\w/])\/(srv|etc|var\/lib)\//g, `${root}/$1/`)
    .replaceAll('<your repository>', repository)
    .replaceAll('<tag>', 'next')
    .replaceAll('https://flavorcraft.example', origin)
    .replaceAll('http://127.0.0.1:3000', origin)

/** Adapts the box's own files that name these folders. */
export function moveIntoBox(box: Box, file: string): void {
  const place = path.join(box.root, file)
  writeFileSync(place, readFileSync(place, 'utf8').replaceAll(/(?<=[= ":])\/(srv|etc|var\/lib)\//g, `${box.root}/$1/`))
}
