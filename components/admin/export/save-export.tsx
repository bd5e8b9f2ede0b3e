import { useAdminAction } from '../shared/admin-action'
import { useHolder } from '../shared/rights'
import { may } from '@/lib/auth/rights'
import type { ExportInput } from '@/lib/export/choice'
import { prepareExport } from '@/lib/export/panel/actions'

/** Downloads a file of the site to the disk; a page that is open stays as it is. */
function download(address: string): undefined {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Exports after the server has checked the choice; `save` is null for accounts that may not. */
export function useSaveExport() {
  const { act, isPending } = useAdminAction()
  const mayExport = may(useHolder(), 'import_export')
  const save = (input: ExportInput) => act('Not exported', prepareExport, input, ({ address }) => download(address))
  return { save: mayExport ? save : null, isPending }
}

/** Posts alone, with the pictures that they show, as an archive that the site reads again. */
export const chosenPosts = (ids: string[]): ExportInput => ({ as: 'archive', parts: [], posts: ids })
