import { FixedToolPage, fixedToolMetadata } from '../fixed-tool'

const SLUG = 'landing-page-copy-generator'

export const metadata = fixedToolMetadata(SLUG)

export default function Page() {
  return <FixedToolPage slug={SLUG} />
}
