import { FixedToolPage, fixedToolMetadata } from '../fixed-tool'

const SLUG = 'content-repurposing-engine'

export const metadata = fixedToolMetadata(SLUG)

export default function Page() {
  return <FixedToolPage slug={SLUG} />
}
