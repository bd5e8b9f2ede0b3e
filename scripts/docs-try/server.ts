import { appendFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { type Box, inBox, moveIntoBox } from './box.ts'
import type { Trial } from './commands.ts'

const RELEASE = '/srv/flavorcraft/releases/2026-11-22'
const SETTINGS = '/etc/flavorcraft.env'
const UNITS = ['flavorcraft.service', 'flavorcraft-backup.service', 'flavorcraft-backup.timer']
/** Waits for a start that builds. */
export const READY =
  'curl --silent --show-error --fail --retry 240 --retry-delay 5 --retry-connrefused http://127.0.0.1:3000/api/ready'

/** What docs/deploy-server.md says, on a box. Afterwards the release `next` serves there. */
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
    'systemctl daemon-reload',
    'systemctl enable --now flavorcraft.service flavorcraft-backup.timer',
    READY,
    'npm run doctor -- https://flavorcraft.example',
    'systemctl start flavorcraft-backup.service',
  ]
  return {
    ...Object.fromEntries(asSaid.map((command) => [command, said])),
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
