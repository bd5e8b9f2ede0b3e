import { expect, test } from 'vitest'
import { run } from '../../lab/chaos/parts/kills.ts'

// The short one of `npm run chaos -- kills`; the embedded backend alone can be killed here.
test.skipIf(process.env.TEST_POSTGRES_URL)(
  'no post and no picture that was acknowledged is lost when the backend is killed while it writes',
  async () => {
    const rows = await run(2)
    expect(rows.filter(({ ok }) => !ok)).toEqual([])
  },
)
