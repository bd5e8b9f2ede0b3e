import { notFound } from 'next/navigation'

/** Any other address of the panel: answered within it, since its policy lets no page of the public site run. */
export default function MissingPanelPage() {
  notFound()
}
