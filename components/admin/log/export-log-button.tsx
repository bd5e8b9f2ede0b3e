'use client'

import { ExportFileButton } from '../shared/export-file-button'
import { exportLog } from '@/lib/audit/actions'
import type { LogParams } from '@/lib/audit/params'

/** Saves the entries of the view as a file. */
export function ExportLogButton({ params }: { params: LogParams }) {
  return <ExportFileButton onExport={() => exportLog(params)} />
}
