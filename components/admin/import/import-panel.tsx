'use client'

import { useState } from 'react'
import { ImportSteps } from './import-steps'
import { PickFiles } from './pick-files'
import { useAdminAction } from '../shared/admin-action'
import { ImportRun } from '@/lib/import/panel/run'

/** An import from the choice of files to its report. */
export function ImportPanel({ authors }: { authors: readonly string[] }) {
  const { run: call } = useAdminAction()
  const [run, setRun] = useState<ImportRun | null>(null)
  if (!run)
    return (
      <PickFiles
        onPick={(files, options) => {
          const begun = new ImportRun(files, options, call)
          setRun(begun)
          void begun.check()
        }}
      />
    )
  return <ImportSteps run={run} authors={authors} onStartOver={() => setRun(null)} />
}
