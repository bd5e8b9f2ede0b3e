import { DirectoryPage } from '@/components/tools/directory-page'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/tools')

export default function ToolsPage() {
  return <DirectoryPage />
}
