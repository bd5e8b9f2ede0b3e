import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { validate } from 'dockerfile-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const DEPLOY = path.join(ROOT, 'deploy')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** The instructions of a Dockerfile, with continued lines joined. */
const instructionsOf = (text: string): [name: string, rest: string][] =>
  text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)])

describe('the container', () => {
  const instructions = instructionsOf(read('deploy/Dockerfile'))
  const last = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'))

  test('is valid for Docker, without deprecated syntax', () => {
    const said = validate(read('deploy/Dockerfile')).map(({ message, range }) => `${range.start.line + 1}: ${message}`)
    expect(said).toEqual([])
  })

  test('runs without root, has a health check and pinned versions', () => {
    const names = last.map(([name]) => name)
    expect(names.indexOf('USER')).toBeGreaterThan(0)
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'))
    expect(last.find(([name]) => name === 'USER')?.[1]).toBe('node')
    expect(names).toContain('HEALTHCHECK')
    for (const [, image] of instructions.filter(([name]) => name === 'FROM')) expect(image).toMatch(/^node:24-\S+/)
  })

  test('has no secret in a layer', () => {
    for (const [name, rest] of instructions.filter((each) => ['ENV', 'ARG'].includes(each[0])))
      expect(`${name} ${rest}`).not.toMatch(/SECRET|KEY|PASSWORD|TOKEN|DB_URL/)
    const ignored = read('.dockerignore').split('\n')
    for (const file of ['.git', '.env*', '.data*', 'node_modules', 'supabase/.temp']) expect(ignored).toContain(file)
  })

  test('lets caches keep its pages for a minute, and leaves forms and files alone', async () => {
    vi.stubEnv('NEXT_OUTPUT', 'standalone')
    vi.stubEnv('CACHE_HANDLERS', 'own')
    // Files of tests share their modules, and another one may have read the settings of `npm start`.
    vi.resetModules()
    const { default: config } = await import('../next.config')
    const rules = (await config.headers?.()) ?? []
    vi.unstubAllEnvs()
    vi.resetModules()
    const rule = rules.find(({ headers }) => headers.some(({ value }) => value.startsWith('s-maxage=60,')))
    const isMinute = (address: string) => new RegExp(`^${rule?.source}$`, 'u').test(address)
    for (const file of globSync('app/**/page.tsx', { cwd: ROOT })) {
      const address = file.replace(/^app|\/\([^)]*\)|\/page\.tsx$/g, '').replace(/\[[^[\]]*\]/g, 'soup') || '/'
      const isStatic =
        /^app\/\((?:magazine|offline|studio)\)/.test(file) && !/^\/(?:tools|career-toolkit)/.test(address)
      expect(isMinute(address), address).toBe(isStatic)
    }
    for (const address of ['/blog/soup.md', '/feeds/posts.xml']) expect(isMinute(address), address).toBe(false)
  })

  test('copies only existing files', () => {
    for (const [, rest] of instructions.filter(([name, more]) => name === 'COPY' && !more.startsWith('--from')))
      for (const source of rest.split(' ').slice(0, -1)) expect(existsSync(path.join(ROOT, source)), source).toBe(true)
  })
})

test.each([
  ['flavorcraft.service', 'start', /^ExecStart=\/srv\/flavorcraft\/current\/node_modules\/\.bin\/(node .+)$/m],
  ['flavorcraft-backup.service', 'backup', /^ExecStart=.*npm run --silent (\w+)/m],
  ['flavorcraft-export.service', 'export', /^ExecStart=.*npm run --silent (\w+)/m],
])('%s runs an existing command, not as root', (file, script, pattern) => {
  const unit = read(`deploy/${file}`)
  expect(unit).toMatch(/^User=flavorcraft$/m)
  expect(unit).toMatch(/^UMask=0077$/m)
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  // The site's unit runs the program itself: a signal to npm would end its shell only.
  expect([script, scripts[script]]).toContain(pattern.exec(unit)?.[1])
})

// nginx makes the last folder of the path only, and packages differ in which others they make.
test('the cache of nginx needs no folder of a package', () => {
  expect(read('deploy/nginx.conf')).toMatch(/^proxy_cache_path \/var\/cache\/\w+ /m)
})

test.each(['backup', 'export'])('the nightly %s does not start a stopped site', (job) => {
  const unit = read(`deploy/flavorcraft-${job}.service`)
  expect(unit).not.toMatch(/^(?:Requires|Wants|BindsTo|Upholds)=.*flavorcraft\.service/m)
  expect(unit).toMatch(/^After=flavorcraft\.service$/m)
})

const UNITS = [
  'flavorcraft.service',
  ...['backup', 'export'].flatMap((job) => [`flavorcraft-${job}.service`, `flavorcraft-${job}.timer`]),
]

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'systemd understands every line of the units',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-units-'))
    try {
      const files = UNITS.map((unit) => path.join(folder, unit))
      // systemd-analyze checks that programs exist; npm may be elsewhere on this machine.
      for (const [n, unit] of UNITS.entries())
        writeFileSync(files[n] ?? '', read(`deploy/${unit}`).replace(/(?<=^ExecStart=)\/srv\S+/m, process.execPath))
      const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' })
      // Messages about other units of the machine.
      expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('flavorcraft'))).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

// Linux only: it uses GNU programs.
describe.skipIf(process.platform !== 'linux')('an update', () => {
  let home = ''
  /** Stand-ins that record their calls. The site is ready when `ready` contains the running release. */
  const PROGRAMS = {
    runuser: 'shift 3; exec "$@"',
    git: 'for last; do :; done; mkdir -p "$last"',
    npm: 'echo "npm $* in $(basename "$(pwd -P)")${DATA_DIR:+ with $DATA_DIR}" >> "$HOME_OF_TEST/calls"; [ ! -e "$HOME_OF_TEST/npm-fails" ] || [ "$1" != "run" ] || [ "$2" = backup ]',
    systemctl: 'echo "systemctl $*" >> "$HOME_OF_TEST/calls"',
    curl: 'grep -qx "$(basename "$(readlink "$HOME_OF_TEST/current")")" "$HOME_OF_TEST/ready"',
  }

  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'flavorcraft-update-'))
    mkdirSync(path.join(home, 'releases/one'), { recursive: true })
    mkdirSync(path.join(home, 'bin'))
    symlinkSync(path.join(home, 'releases/one'), path.join(home, 'current'))
    writeFileSync(path.join(home, 'env'), 'PORT=3000\n')
    for (const [name, body] of Object.entries(PROGRAMS))
      writeFileSync(path.join(home, 'bin', name), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
  })
  afterEach(() => rmSync(home, { recursive: true }))

  const update = (ready: string[]) => {
    writeFileSync(path.join(home, 'ready'), ready.map((name) => `${name}\n`).join(''))
    const { status, stderr } = spawnSync(path.join(DEPLOY, 'update'), ['https://code.example/site', 'two'], {
      encoding: 'utf8',
      env: {
        NODE_ENV: 'test',
        PATH: `${home}/bin:${process.env.PATH}`,
        HOME_OF_TEST: home,
        FLAVORCRAFT_HOME: home,
        FLAVORCRAFT_ENV: path.join(home, 'env'),
        FLAVORCRAFT_DATA: path.join(home, 'data'),
        FLAVORCRAFT_PATIENCE: '1',
      },
    })
    const serving = path.basename(readlinkSync(path.join(home, 'current')))
    return { status, stderr, serving, calls: readFileSync(path.join(home, 'calls'), 'utf8').trim().split('\n') }
  }

  test('backs up, builds beside the running release, then switches', () => {
    const { status, serving, calls } = update(['two'])
    expect([status, serving]).toEqual([0, 'two'])
    expect(calls.slice(1)).toEqual([
      `npm run backup -- ${home}/data/backups/before-two in one with ${home}/data`,
      `npm run build:beside in two with ${home}/data`,
      'systemctl restart flavorcraft',
    ])
  })

  test('reads the file of variables as data', () => {
    writeFileSync(path.join(home, 'env'), `touch ${home}/owned\nSITE_NAME="$(touch ${home}/owned)"\nPORT='3000'\n`)
    expect(update(['two']).status).toBe(0)
    expect(existsSync(path.join(home, 'owned'))).toBe(false)
  })

  test('keeps five releases, and moves the first passwords along', () => {
    for (const [n, old] of ['old1', 'old2', 'old3', 'old4', 'old5'].entries()) {
      mkdirSync(path.join(home, 'releases', old))
      utimesSync(path.join(home, 'releases', old), n + 1, n + 1)
    }
    mkdirSync(path.join(home, 'releases/one/supabase/.temp'), { recursive: true })
    writeFileSync(path.join(home, 'releases/one/supabase/.temp/accounts.json'), '[]')
    expect(update(['two']).status).toBe(0)
    expect(readdirSync(path.join(home, 'releases')).sort()).toEqual(['old3', 'old4', 'old5', 'one', 'two'])
    expect(existsSync(path.join(home, 'releases/one/supabase/.temp/accounts.json'))).toBe(false)
    expect(existsSync(path.join(home, 'releases/two/supabase/.temp/accounts.json'))).toBe(true)
  })

  test('switches back when the release does not become ready', () => {
    const { status, serving, calls } = update(['one'])
    expect([status, serving]).toEqual([1, 'one'])
    expect(calls.filter((call) => call.startsWith('systemctl'))).toHaveLength(2)
  })

  test('names the backup when the former release fails, too', () => {
    const { status, serving, stderr } = update([])
    expect([status, serving]).toEqual([2, 'one'])
    expect(stderr).toContain(`${home}/data/backups/before-two`)
  })

  test('changes nothing when the build fails', () => {
    writeFileSync(path.join(home, 'npm-fails'), '')
    const { status, serving, calls } = update(['two'])
    expect([status, serving]).toEqual([1, 'one'])
    expect(calls.filter((call) => call.startsWith('systemctl'))).toEqual([])
  })

  test('can be repeated after a failure, with a backup of its own', () => {
    writeFileSync(path.join(home, 'npm-fails'), '')
    update(['two'])
    mkdirSync(path.join(home, 'data/backups/before-two'))
    rmSync(path.join(home, 'npm-fails'))
    const again = update(['two'])
    expect([again.status, again.serving]).toEqual([1, 'one'])
    expect(again.stderr).toContain(`rm -r ${home}/releases/two`)
    rmSync(path.join(home, 'releases/two'), { recursive: true })
    const { status, calls } = update(['two'])
    expect(status).toBe(0)
    expect(calls.at(-3)).toMatch(/before-two-\d+ in one/)
  })

  test('gives up on a site that does not answer', () => {
    writeFileSync(path.join(home, 'bin/curl'), '#!/bin/sh\ncase "$*" in *--max-time*) exit 28 ;; esac\nsleep 60\n')
    expect(update(['two']).status).toBe(2)
  })
})
