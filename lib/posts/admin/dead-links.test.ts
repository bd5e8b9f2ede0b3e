import { afterEach, expect, it } from 'vitest'
import { deadAddresses } from './dead-links'
import { endServers, playServer } from '@/tests/support/play-server'

afterEach(endServers)

/** Treats the local servers of this test as part of the open internet. */
const options = { isAllowed: () => true }

it('requests every address, and reports those whose sites answer that there is no page', async () => {
  const asked: string[] = []
  const site = await playServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`)
    // "/picky" answers only GET.
    const isRefused = request.url === '/picky' && request.method === 'HEAD'
    const statuses: Record<string, number> = { '/gone': 410, '/missing': 404, '/closed': 403 }
    answer.writeHead(isRefused ? 404 : (statuses[request.url ?? ''] ?? 200)).end()
  })
  const addresses = ['/there', '/missing', '/picky', '/closed', '/gone'].map((path) => site + path)
  expect(await deadAddresses(addresses, options)).toEqual([
    { address: `${site}/missing`, problem: 'Its site answered 404.' },
    { address: `${site}/gone`, problem: 'Its site answered 410.' },
  ])
  expect(asked).toContain('HEAD /there')
  expect(asked).toContain('GET /picky')
})

it('reports a site that cannot be reached, but not a slow one', async () => {
  const gone = await playServer(() => undefined)
  endServers()
  const silent = await playServer(() => undefined)
  const signal = AbortSignal.timeout(300)
  expect(await deadAddresses([gone, silent], { ...options, signal })).toEqual([
    { address: gone, problem: 'Its site cannot be reached.' },
  ])
})

it('requests no address outside of the open internet', async () =>
  expect(await deadAddresses(['http://127.0.0.1:1/a', 'http://169.254.169.254/'])).toEqual([
    { address: 'http://127.0.0.1:1/a', problem: 'Its address is not one of the open internet.' },
    { address: 'http://169.254.169.254/', problem: 'Its address is not one of the open internet.' },
  ]))
