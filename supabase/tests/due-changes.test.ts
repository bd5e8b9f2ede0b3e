import { describe, expect, it } from 'vitest'
import { openContract } from './harness/index.ts'
import { insertRow, rowsOf, storedPost, YESTERDAY } from './harness/rows.ts'
import { applyDueChanges } from '@/lib/jobs/due-changes'

const contract = openContract()

describe('applyDueChanges', () => {
  it('reports what it wrote before and after a row that fails, and keeps that row for the next run', async () => {
    const { service } = contract.clients
    const titles = ['Before', 'Failing', 'After']
    for (const title of titles) {
      const { id, version } = await storedPost(service, { title, published_at: YESTERDAY })
      // The database has no such column, which is no fault of the post.
      const changed = title === 'Failing' ? { no_such_column: 1 } : { title: `${title}, changed` }
      await insertRow(service, 'post_changes', { post_id: id, base_version: version, changed, publish_at: YESTERDAY })
    }
    const { changes, failure } = await applyDueChanges(service)
    expect(changes.map(({ after }) => after?.title).sort()).toEqual(['After, changed', 'Before, changed'])
    expect(failure).toBeInstanceOf(Error)
    const left = rowsOf(await service.from('post_changes').select('changed, missed'))
    expect(left).toEqual([{ changed: { no_such_column: 1 }, missed: false }])
  })
})
