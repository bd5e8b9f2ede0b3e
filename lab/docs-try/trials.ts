import { appendFileSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type RunningBackend, startBackend } from '../../scripts/local-server/backend.ts'
import { makeSecrets } from '../../scripts/local-server/local-env.ts'
import { seedOnce } from '../../scripts/seed/seed.ts'
import { type Box, inBox, moveIntoBox } from './box.ts'
import type { Trial } from './commands.ts'

const RELEASE = '/srv/flavorcraft/releases/2026-11-22'
const SETTINGS = '/etc/flavorcraft.env'
const UNITS = ['flavorcraft.service', 'flavorcraft-backup.service', 'flavorcraft-backup.timer']
/** The proxy, whose certificate needs a public name. */
const PROXY = [
  'apt-get install --yes caddy',
  "sed 's/flavorcraft.example/<your domain>/' deploy/Caddyfile > /etc/caddy/Caddyfile",
  'systemctl reload caddy',
  'apt-get install --yes nginx certbot python3-certbot-nginx',
  "sed 's/flavorcraft.example/<your domain>/' deploy/nginx.conf > /etc/nginx/conf.d/flavorcraft.conf",
  'systemctl reload nginx',
  'certbot --nginx --redirect --domain <your domain>',
]
/** Waits for a start that builds. */
const READY =
  'curl --silent --show-error --fail --retry 240 --retry-delay 5 --retry-connrefused http://127.0.0.1:3000/api/ready'

/** The commands of docs/deploy-server.md on a box. Afterwards the release `next` serves there. */
export function serverTrials(box: Box): Record<string, Trial> {
  const settings = path.join(box.root, SETTINGS)
  const said = async (command: string) => void (await box.run(inBox(box, command)))
  const ready = () => said(READY)
  const asSaid = [
    'useradd --system --home-dir /srv/flavorcraft --shell /usr/sbin/nologin flavorcraft',
    'install --directory --owner flavorcraft /srv/flavorcraft /srv/flavorcraft/releases',
    `sudo -u flavorcraft git clone <your repository> ${RELEASE}`,
    `cd ${RELEASE}`,
    'sudo -u flavorcraft npm ci',
    `ln --symbolic --no-dereference --force releases/2026-11-22 /srv/flavorcraft/current`,
    `npm run --silent secrets >> ${SETTINGS}`,
    `echo 'SITE_URL=https://flavorcraft.example' >> ${SETTINGS}`,
    `echo 'TRUSTED_PROXIES=1' >> ${SETTINGS}`,
    `echo 'LOOPBACK_ONLY=1' >> ${SETTINGS}`,
    'systemctl daemon-reload',
    'systemctl enable --now flavorcraft.service flavorcraft-backup.timer',
    READY,
    'systemctl start flavorcraft-backup.service',
  ]
  return {
    ...Object.fromEntries(asSaid.map((command) => [command, said])),
    ...Object.fromEntries(PROXY.map((command) => [command, { not: 'a public name is needed' }])),
    // The box has no proxy, which is the one thing that the doctor must report.
    [`DATA_DIR=/var/lib/flavorcraft npm run doctor -- https://flavorcraft.example --env ${SETTINGS}`]: async (
      command,
    ) => {
      const said = await box.run(inBox(box, command)).catch(String)
      if (!/TRUSTED_PROXIES is 1[^]*\b1 wrong/.test(said))
        throw new Error(`The doctor reports something else:\n${said}`)
    },
    [`systemd-run --pty --uid=flavorcraft --working-directory=/srv/flavorcraft/current --property=EnvironmentFile=${SETTINGS} --setenv=DATA_DIR=/var/lib/flavorcraft npm run admin -- list`]:
      { not: 'the stand-in for systemd starts no unit of one command' },
    [`install --mode 600 /dev/null ${SETTINGS}`]: async (command) => {
      await said(command)
      appendFileSync(settings, `PORT=${new URL(box.origin).port}\n`)
    },
    [`cp ${UNITS.map((unit) => `deploy/${unit}`).join(' ')} /etc/systemd/system/`]: async (command) => {
      await said(command)
      for (const unit of UNITS) moveIntoBox(box, `etc/systemd/system/${unit}`)
    },
    '/srv/flavorcraft/current/deploy/update <your repository> <tag>': async (command) => {
      await box.run(inBox(box, command), {
        FLAVORCRAFT_HOME: path.join(box.root, 'srv/flavorcraft'),
        FLAVORCRAFT_ENV: settings,
        FLAVORCRAFT_DATA: path.join(box.root, 'var/lib/flavorcraft'),
      })
      const serving = readlinkSync(path.join(box.root, 'srv/flavorcraft/current'))
      if (!serving.endsWith('releases/next')) throw new Error(`After the update ${serving} serves.`)
      await ready()
    },
  }
}

const MOMENT = '2026-11-22T05-45-00'
const TRANSIENT = 'the stand-in for systemd starts no unit of one command; the same restore is tried without it'

const textOf = async (address: string) => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
  return answer.text()
}

/** The commands of docs/backup.md in the running release of a box; afterwards no release serves there. */
export function backupTrials(box: Box): Record<string, Trial> {
  const release = path.join(box.root, 'srv/flavorcraft/current')
  const { run } = box
  // As the site's unit runs: its variables, its data, its user.
  const asSite = (command: string) =>
    run(
      `cd ${release}; (set -a; DATA_DIR=${box.root}/var/lib/flavorcraft; . ${box.root}/etc/flavorcraft.env; set +a; as_user env ${command})`,
    )
  const said = async (command: string) => void (await asSite(command))
  const moment = () => readdirSync(path.join(release, '.data-backups')).sort().at(-1) ?? ''
  const folder = path.join(box.root, 'var/lib/flavorcraft/backups/today')
  const restore = (flags: string) => async () =>
    void (await asSite(`DATA_DIR=.data-tried npm run restore -- ${folder} ${flags}`))
  const sitemap = () => textOf(`${box.origin}/sitemaps/posts-1.xml`)
  return {
    'npm run backup': said,
    'npm run backup -- /mnt/backups/today': async () => void (await asSite(`npm run backup -- ${folder}`)),
    'npm run restore -- <folder> --check': restore('--check'),
    'npm run restore -- <folder>': restore(''),
    'npm run restore -- <folder> --replace': restore('--replace'),
    [`tar --create --directory .data-backups ${MOMENT} | age --passphrase > flavorcraft.tar.age`]: async (command) => {
      await run(`cd ${release}; ${command.replace(MOMENT, moment())}; tar --list --file flavorcraft.tar.age`)
    },
    [`DATA_DIR=.data-restored npm run restore -- .data-backups/${MOMENT}`]: (command) =>
      said(command.replace(MOMENT, moment())),
    'DATA_DIR=.data-restored npm start': async (command) => {
      const before = await sitemap()
      await run('systemctl stop flavorcraft')
      const unit = path.join(box.root, 'etc/systemd/system/flavorcraft.service')
      const [data = ''] = command.split(' ')
      writeFileSync(unit, readFileSync(unit, 'utf8').replace(/(?<=^Environment=)DATA_DIR=\S+/m, data))
      await run('systemctl start flavorcraft')
      await run(inBox(box, READY))
      if ((await sitemap()) !== before) throw new Error('The restored site has other posts.')
      await run('systemctl stop flavorcraft')
    },
    'systemctl stop flavorcraft': { not: 'the command before has stopped it' },
    "echo 'DATA_DIR=/var/lib/flavorcraft/restored' >> /etc/flavorcraft.env": { not: TRANSIENT },
    'systemd-run --pipe --wait --uid=flavorcraft --working-directory=/srv/flavorcraft/current --property=EnvironmentFile=/etc/flavorcraft.env npm run restore -- /var/lib/flavorcraft/backups/<moment>':
      { not: TRANSIENT },
    'systemctl start flavorcraft': { not: TRANSIENT },
  }
}

const ITSELF = { not: 'a command of its own, which tries itself' }
const ADDRESS = 'https://the-address'

/** The embedded backend with the example posts stands for the hosted project. */
async function startProject(box: Box): Promise<RunningBackend & { lines: string }> {
  const data = mkdtempSync(path.join(box.root, 'project-'))
  // The reader creates the project by the document's commands; the clone gets its keys only.
  const secrets = await makeSecrets()
  const backend = await startBackend(data, { ...process.env, ...secrets }, 54399)
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = secrets
  const given = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, SITE_URL: box.origin }
  Object.assign(process.env, secrets, given)
  await seedOnce(data)
  return {
    ...backend,
    lines: Object.entries(given)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  }
}

const cloneOf = (box: Box) => path.join(box.root, 'clone')
const settingsOf = (box: Box) => path.join(cloneOf(box), '.env.local')

/** A fresh clone and the project of its variables. Returns how to stop it. */
export async function prepareServerless(box: Box): Promise<() => Promise<void>> {
  const clone = cloneOf(box)
  await box.run(`git clone --quiet ${box.repository} ${clone}; cd ${clone}; npm ci --no-audit --no-fund`)
  const project = await startProject(box)
  appendFileSync(settingsOf(box), project.lines)
  return project.stop
}

/** The commands of docs/deploy-serverless.md in that clone. */
export function serverlessTrials(box: Box): Record<string, Trial> {
  const [clone, settings] = [cloneOf(box), settingsOf(box)]
  const doctor = (flags: string) => box.run(`cd ${clone}; npm run --silent doctor -- ${box.origin} ${flags}`)
  const secret = (name: string) => async (command: string) =>
    appendFileSync(settings, `${name}=${(await box.run(command)).replaceAll('\n', '')}\n`)
  return {
    'npx supabase link --project-ref <ref>': { not: 'a hosted project is needed' },
    'npx supabase db push --remote': { not: '`npm run test:hosted` does it, at an address of its own' },
    'openssl rand -base64 48': secret('SESSION_SECRET'),
    'openssl rand -base64 32': secret('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'),
    [`npm run doctor -- ${ADDRESS}`]: async () => {
      const said = await doctor('').catch(String)
      if (!/\b1 wrong/.test(said)) throw new Error(`Before the deployment more is wrong than the site:\n${said}`)
    },
    'npm run admin -- create <username> --role admin': { not: 'the sign-in of a hosted project is needed' },
    'npx next build': async (command) => void (await box.run(`cd ${clone}; ${command}`)),
    [`npm run doctor -- ${ADDRESS} --json`]: async () => {
      const port = new URL(box.origin).port
      await box.run(
        `cd ${clone}; setsid npx next start --port ${port} > ${box.root}/site.log 2>&1 & echo $! > ${box.root}/site.pid`,
      )
      try {
        await box.run(`curl --silent --fail --retry 20 --retry-delay 1 --retry-connrefused ${box.origin}/api/ready`)
        await doctor('--json')
      } finally {
        await box.run(`kill -TERM -- -$(cat ${box.root}/site.pid)`)
      }
    },
    'npm run rehearse': ITSELF,
    'npm run rehearse -- --built --journey=login': ITSELF,
  }
}
