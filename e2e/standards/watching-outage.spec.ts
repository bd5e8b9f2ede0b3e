import { spawnSync } from 'node:child_process'
import { backendEnvironment, logsOfAll, startBackendAgain, stopBackend } from '../control'
import { expect, test } from '../fixtures'
import { TEST_SESSION_SECRET } from '../../scripts/testing/ports.ts'

test.afterEach(async () => {
  await startBackendAgain()
})

test('the doctor finds nothing wrong here, and an outage is told to whoever watches', async ({ request, baseURL }) => {
  const doctor = spawnSync(process.execPath, ['scripts/doctor/run.ts', baseURL ?? '', '--json'], {
    encoding: 'utf8',
    env: { ...process.env, ...(await backendEnvironment()), SITE_URL: baseURL, SESSION_SECRET: TEST_SESSION_SECRET },
  })
  const said = JSON.parse(doctor.stdout) as { healthy: boolean; findings: { state: string; says: string }[] }
  expect(said.findings.filter(({ state }) => state === 'wrong')).toEqual([])
  expect(said.findings.length).toBeGreaterThan(12)
  expect(doctor.status).toBe(0)

  const ask = async (path: string) => {
    const answer = await request.get(path)
    return [answer.status(), await answer.json(), answer.headers()['cache-control']] as unknown[]
  }
  expect(await ask('/api/health')).toEqual([200, { alive: true }, 'no-store'])
  expect(await ask('/api/ready')).toEqual([200, { ready: true }, 'no-store'])
  await stopBackend()
  await expect.poll(() => ask('/api/ready')).toEqual([503, { ready: false }, 'no-store'])
  expect(await ask('/api/health')).toEqual([200, { alive: true }, 'no-store'])
  expect((await logsOfAll()).join('\n')).toContain('"where":"ready","message":"Not ready: the backend answers')
  await startBackendAgain()
  await expect.poll(() => ask('/api/ready')).toEqual([200, { ready: true }, 'no-store'])
})
