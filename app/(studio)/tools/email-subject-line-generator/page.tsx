import { FixedToolPage, fixedToolMetadata } from '../fixed-tool'

const SLUG = 'email-subject-line-generator'

export const metadata = fixedToolMetadata(SLUG)

export default function Page() {
  return <FixedToolPage slug={SLUG} />
}
