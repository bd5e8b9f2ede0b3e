import { useAdminAction } from '../shared/admin-action'
import { useHolder } from '../shared/rights'
import { may } from '@/lib/auth/rights'
import type { ExportInput } from '@/lib/export/choice'
import { prepareExport } from '@/lib/export/panel/actions'

/** Downloads a file of the site without leaving the page. */
function download(address: string): undefined {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Downloads an export after the server has checked the choice. `save` is null for accounts without the right. */
export function useSaveExport() {
  const { act, isPending } = useAdminAction()
  const mayExport = may(useHolder(), 'import_export')
  const save = (input: ExportInput) => act('Not exported', prepareExport, input, ({ address }) => download(address))
  return { save: mayExport ? save : null, isPending }
}

/** Only the posts, with their images, as an archive that the site can import again. */
export const chosenPosts = (ids: string[]): ExportInput => ({ as: 'archive', parts: [], posts: ids })
