import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Box, inBox } from './box.ts'
import type { Trial } from './commands.ts'
import { READY } from './server.ts'

/** What the document calls the moment of a backup. */
const MOMENT = '2026-11-22T05-45-00'

const textOf = async (address: string) => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
  return answer.text()
}

/** What docs/backup.md says, in the release that serves on a box; afterwards nothing serves there. */
export function backupTrials(box: Box): Record<string, Trial> {
  const release = path.join(box.root, 'srv/flavorcraft/current')
  const { run } = box
  // As the unit of the site does: its variables, its data, its user.
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
  }
}
